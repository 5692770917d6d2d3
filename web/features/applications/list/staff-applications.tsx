import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { applicationFigures, applicationSorts } from '#domain/features/applications/contract.ts';
import { filterStatuses } from '#domain/features/applications/lifecycle.ts';
import { capCount } from '#domain/lib/capped-count.ts';
import { type StaffApplicationFilter, staffApplications } from '#web/features/applications/staff-queries.ts';
import { employers } from '#web/features/organisations/queries.ts';
import { parseChoice, useUrlFilters } from '#web/lib/hooks/use-url-filters.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { FilterPill } from '#web/ui/data/marks/filter-pill.tsx';
import { StatusFilter } from '#web/ui/data/marks/status-filter.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Select } from '#web/ui/field/choice/select.tsx';
import { Switch } from '#web/ui/field/choice/switch.tsx';
import { applicantColumns } from './applicant-columns.tsx';
import { ApplicantList } from './applicant-list.tsx';
import { ApplicantTools } from './applicant-tools.tsx';
import css from './applicants.module.css';
import { NoApplicants } from './no-applicants.tsx';

interface StaffApplicationsProps {
  readonly isWide: boolean;
  readonly isPartner: boolean;
}

/** The applications to all managed jobs, or of all supported job seekers. */
export function StaffApplications({ isWide, isPartner }: StaffApplicationsProps) {
  const t = useT();
  const { filter, isGrouped, change, clear } = useApplicationFilter();
  const query = useInfiniteQuery(staffApplications(filter));
  const counts = query.data?.pages[0]?.counts ?? undefined;
  const cards = query.data?.pages.flatMap((page) => page.applications) ?? [];
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  const count = filter.status === null ? all : counts?.[filter.status];
  const { figure } = filter;
  const isFiltered = filter.status !== null || filter.words !== '' || filter.organisation !== '' || figure !== null;
  return (
    <div className={css.list}>
      <StatusFilter
        value={filter.status}
        onChange={(status) => change({ status })}
        choices={filterStatuses.map((value) => ({
          value,
          label: t(`statuses.application.${value}`),
          ...(counts ? { count: counts[value] } : {}),
        }))}
        {...(all === undefined ? {} : { total: all })}
        isCapped
      />
      {figure && (
        <div>
          <FilterPill
            state="on"
            isRemovable
            onPress={() => change({ figure: null })}
            aria-label={t('applications.review.removeFigure', { figure: t(`applications.review.figures.${figure}`) })}
          >
            {t(`applications.review.figures.${figure}`)}
          </FilterPill>
        </div>
      )}
      <ApplicantTools
        words={filter.words}
        sort={filter.sort}
        label={t('applications.review.searchAll')}
        onChange={change}
      >
        {isWide && <EmployerSelect value={filter.organisation} onChange={(employer) => change({ employer })} />}
      </ApplicantTools>
      {isWide && (
        <Switch isSelected={isGrouped} onChange={(isOn) => change({ group: isOn ? 'employer' : null })}>
          {t('applications.review.group')}
        </Switch>
      )}
      <ApplicantList
        tableId="applications"
        label={t('applications.review.allTitle')}
        cards={cards}
        columns={applicantColumns(t, { hasJob: true, hasEmployer: isPartner || (isWide && !isGrouped) })}
        panelColumns={applicantColumns(t, { namesJob: true })}
        isGrouped={isWide && isGrouped}
        query={query}
        sort={filter.sort}
        total={count === undefined ? undefined : capCount(count)}
        empty={
          isFiltered ? (
            <NoApplicants onClear={clear} />
          ) : (
            <EmptyState
              icon={FileText}
              title={t(isPartner ? 'applications.review.empty.partner' : 'applications.review.empty.all')}
            >
              {t(isPartner ? 'applications.review.empty.partnerText' : 'applications.review.empty.allText')}
            </EmptyState>
          )
        }
      />
    </div>
  );
}

interface EmployerSelectProps {
  readonly value: string;
  readonly onChange: (employer: string | null) => void;
}

function EmployerSelect({ value, onChange }: EmployerSelectProps) {
  const t = useT();
  const { data = [] } = useQuery(employers(true));
  return (
    <Select
      label={t('jobs.manage.employer')}
      value={value || 'all'}
      onChange={(chosen) => onChange(chosen === 'all' ? null : chosen)}
      choices={[
        { value: 'all', label: t('jobs.manage.allEmployers') },
        ...data.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
    />
  );
}

function useApplicationFilter() {
  const { get, update } = useUrlFilters();
  const filter: StaffApplicationFilter = {
    status: parseChoice(get('status'), filterStatuses),
    words: get('words'),
    organisation: /^[1-9]\d{0,14}$/.test(get('employer')) ? get('employer') : '',
    sort: parseChoice(get('sort'), applicationSorts) ?? 'newest',
    figure: parseChoice(get('figure'), applicationFigures),
  };
  return {
    filter,
    isGrouped: get('group') === 'employer',
    change: update,
    clear: () => update({ status: null, words: null, employer: null, figure: null }),
  };
}
