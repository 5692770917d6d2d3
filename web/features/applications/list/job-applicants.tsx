import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ClockAlert, Users } from 'lucide-react';
import { applicationSorts } from '#domain/features/applications/contract.ts';
import { type ApplicationStatus, applicationLifecycle } from '#domain/features/applications/lifecycle.ts';
import type { ApplicantViewFilter } from '#domain/features/applications/views/contract.ts';
import { capCount } from '#domain/lib/capped-count.ts';
import { listStatuses } from '#domain/lib/lifecycle.ts';
import { paths } from '#web/app/paths.ts';
import { MarksFilters, readMarksFilter } from '#web/features/applications/marks/marks-filters.tsx';
import { applicantsQuery, dueCountQuery, type JobApplicantFilter } from '#web/features/applications/staff-queries.ts';
import { SavedApplicantViews } from '#web/features/applications/views/applicant-views.tsx';
import { parseChoice, useUrlFilters } from '#web/lib/hooks/use-url-filters.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { FilterPill } from '#web/ui/data/marks/filter-pill.tsx';
import { StatusFilter } from '#web/ui/data/marks/status-filter.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { applicantColumns } from './applicant-columns.tsx';
import { ApplicantList } from './applicant-list.tsx';
import { ApplicantTools } from './applicant-tools.tsx';
import css from './applicants.module.css';
import { NoApplicants } from './no-applicants.tsx';

interface JobApplicantsProps {
  readonly jobId: number;
  readonly label: string;
}

/** The stages of the filter, without drafts. */
const stages = listStatuses(applicationLifecycle).filter((status) => status !== 'draft');

/** The applicants of a job as a table. */
export function JobApplicants({ jobId, label }: JobApplicantsProps) {
  const t = useT();
  const { get, update } = useUrlFilters();
  const filter = {
    status: parseChoice<ApplicationStatus>(get('status'), stages),
    words: get('words'),
    isDue: get('due') === 'week',
    sort: parseChoice(get('sort'), applicationSorts) ?? 'score',
    ...readMarksFilter(get),
  };
  const query = useInfiniteQuery(applicantsQuery(jobId, filter));
  const counts = query.data?.pages[0]?.counts ?? undefined;
  const cards = query.data?.pages.flatMap((page) => page.applications) ?? [];
  const all = counts ? stages.reduce((sum, stage) => sum + counts[stage], 0) : undefined;
  const count = filter.status === null ? all : counts?.[filter.status];
  const shownStages = stages.filter((stage) => (counts?.[stage] ?? 0) > 0 || stage === filter.status);
  const hasMarks = filter.tag !== '' || filter.rating !== '' || filter.isNew;
  const isFiltered = filter.status !== null || filter.words !== '' || filter.isDue || hasMarks;
  return (
    <div className={css.list}>
      <div className={css.stages}>
        <StatusFilter
          value={filter.status}
          onChange={(status) => update({ status })}
          choices={shownStages.map((value) => ({
            value,
            label: t(`statuses.application.${value}`),
            count: counts?.[value] ?? 0,
          }))}
          {...(all === undefined ? {} : { total: all })}
          isCapped
        />
        <SavedApplicantViews jobId={jobId} filter={getViewFilter(filter)} onChange={update} />
      </div>
      <ApplicantTools words={filter.words} sort={filter.sort} label={t('applications.review.search')} onChange={update}>
        <DuePill jobId={jobId} isOn={filter.isDue} onChange={(isOn) => update({ due: isOn ? 'week' : null })} />
        <MarksFilters jobId={jobId} filter={filter} onChange={update} />
      </ApplicantTools>
      <ApplicantList
        tableId="applicants"
        label={label}
        cards={cards}
        columns={applicantColumns(t)}
        query={query}
        sort={filter.sort}
        total={count === undefined ? undefined : capCount(count)}
        empty={
          isFiltered ? (
            <NoApplicants
              onClear={() => update({ status: null, words: null, due: null, tag: null, rating: null, since: null })}
            />
          ) : (
            <EmptyState
              icon={Users}
              title={t('applications.review.empty.title')}
              action={<LinkButton href={paths.job(jobId)}>{t('applications.review.empty.share')}</LinkButton>}
            >
              {t('applications.review.empty.text')}
            </EmptyState>
          )
        }
      />
    </div>
  );
}

/** The filter as a saved view stores it: only what differs from the whole list. */
function getViewFilter({ status, words, isDue, sort, tag, rating, isNew }: JobApplicantFilter): ApplicantViewFilter {
  return {
    ...(status && { status }),
    ...(words && { words }),
    ...(isDue && { due: 'week' }),
    ...(sort !== 'score' && { sort }),
    ...(isNew && { since: 'last_visit' }),
    ...(tag && { tag }),
    ...(rating && { rating: rating as ApplicantViewFilter['rating'] }),
  };
}

interface DuePillProps {
  readonly jobId: number;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Filters by a reply that is due within 7 days or overdue; there is no pill if none is. */
function DuePill({ jobId, isOn, onChange }: DuePillProps) {
  const t = useT();
  const { data: count = 0 } = useQuery(dueCountQuery(jobId));
  if (count === 0 && !isOn) return null;
  return (
    <div className={css.duePill}>
      <FilterPill
        state={isOn ? 'on' : 'off'}
        count={count}
        tone="warn"
        icon={ClockAlert}
        onPress={() => onChange(!isOn)}
      >
        {t('applications.review.dueWeek')}
      </FilterPill>
    </div>
  );
}
