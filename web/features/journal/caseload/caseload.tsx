import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { type CaseloadPerson, caseloadSorts, contactGroups, stepGroups } from '#domain/features/journal/contract.ts';
import { caseload } from '#web/features/journal/queries.ts';
import { parseChoice, useUrlFilters } from '#web/lib/hooks/use-url-filters.ts';
import { loadNextPage } from '#web/lib/navigation/next-page.ts';
import { formatNumber } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Select } from '#web/ui/field/choice/select.tsx';
import { LoadMore } from '#web/ui/table/load-more.tsx';
import css from './caseload.module.css';
import { CaseloadTable } from './caseload-table.tsx';
import { NoSupportedPeople } from './no-supported-people.tsx';

const groups = { next_step: stepGroups, last_contact: contactGroups } as const;
type CaseloadGroup = (typeof groups)[keyof typeof groups][number];

/** The people whom the user's organization supports: by next step, or longest without contact first. */
export function Caseload() {
  const t = useT();
  const { get, update } = useUrlFilters();
  const sort = parseChoice(get('sort'), caseloadSorts) ?? 'next_step';
  const query = useInfiniteQuery(caseload(sort));
  const { data, error } = query;
  if (error) return <ErrorState error={error} onRetry={() => void query.refetch()} />;
  const counts = data?.pages[0]?.counts;
  if (!data || !counts) {
    return <Loading label={t('seekers.caseload.loading')} skeleton={<Skeleton shape="row" count={6} />} />;
  }
  if (counts.all === 0) return <NoSupportedPeople />;
  const people = data.pages.flatMap((page) => page.people);
  return (
    <div className={css.caseload}>
      <p>{t('seekers.caseload.summary', { people: formatNumber(counts.all), count: counts.due })}</p>
      <div className={css.sort}>
        <Select
          label={t('seekers.pool.sort')}
          value={sort}
          onChange={(next) => update({ sort: next === 'last_contact' ? next : null })}
          choices={caseloadSorts.map((value) => ({ value, label: t(`seekers.caseload.sorts.${value}`) }))}
        />
      </div>
      {groups[sort].map((group) => (
        <Group
          key={group}
          group={group}
          people={people.filter((person) => [person.step_group, person.contact_group].includes(group))}
          count={counts[group]}
        />
      ))}
      <LoadMore
        more={{
          hasMore: query.hasNextPage,
          isLoading: query.isFetchingNextPage,
          load: () => void loadNextPage(query),
        }}
        rowCount={people.length}
      />
    </div>
  );
}

interface GroupProps {
  readonly group: CaseloadGroup;
  /** Those who are loaded. */
  readonly people: readonly CaseloadPerson[];
  readonly count: number;
}

function Group({ group, people, count }: GroupProps) {
  const t = useT();
  const id = useId();
  if (people.length === 0) return null;
  const title = t(`seekers.caseload.groups.${group}`);
  return (
    <section aria-labelledby={id} className={css.group}>
      <h2 id={id} className={css.title}>
        {title} <span className={css.muted}>{formatNumber(count)}</span>
      </h2>
      <CaseloadTable label={title} people={people} />
    </section>
  );
}
