import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { type CaseloadPerson, caseloadSorts } from '#domain/features/journal/contract.ts';
import { caseload } from '#web/features/journal/queries.ts';
import { parseChoice, useUrlFilters } from '#web/lib/hooks/use-url-filters.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Select } from '#web/ui/field/choice/select.tsx';
import css from './caseload.module.css';
import { type CaseloadGroup, contactGroups, getContactGroup, getStepGroup, stepGroups } from './caseload-groups.ts';
import { CaseloadTable } from './caseload-table.tsx';
import { NoSupportedPeople } from './no-supported-people.tsx';

/** The people whom the user's organization supports: by next step, or longest without contact first. */
export function Caseload() {
  const t = useT();
  const { get, update } = useUrlFilters();
  const sort = parseChoice(get('sort'), caseloadSorts) ?? 'next_step';
  const { data, error, refetch } = useQuery(caseload(sort));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) {
    return <Loading label={t('seekers.caseload.loading')} skeleton={<Skeleton shape="row" count={6} />} />;
  }
  if (data.total === 0) return <NoSupportedPeople />;
  const due = data.people.filter((person) => getStepGroup(person) === 'due').length;
  const getGroup = sort === 'next_step' ? getStepGroup : getContactGroup;
  const groups: readonly CaseloadGroup[] = sort === 'next_step' ? stepGroups : contactGroups;
  return (
    <div className={css.caseload}>
      <p>{t('seekers.caseload.summary', { people: data.total, count: due })}</p>
      {data.total > data.people.length && (
        <p className={css.muted}>{t('seekers.caseload.capped', { count: data.people.length })}</p>
      )}
      <div className={css.sort}>
        <Select
          label={t('seekers.pool.sort')}
          value={sort}
          onChange={(next) => update({ sort: next === 'last_contact' ? next : null })}
          choices={caseloadSorts.map((value) => ({ value, label: t(`seekers.caseload.sorts.${value}`) }))}
        />
      </div>
      {groups.map((group) => (
        <Group key={group} group={group} people={data.people.filter((person) => getGroup(person) === group)} />
      ))}
    </div>
  );
}

function Group({ group, people }: { readonly group: CaseloadGroup; readonly people: readonly CaseloadPerson[] }) {
  const t = useT();
  const id = useId();
  if (people.length === 0) return null;
  const title = t(`seekers.caseload.groups.${group}`);
  return (
    <section aria-labelledby={id} className={css.group}>
      <h2 id={id} className={css.title}>
        {title} <span className={css.muted}>{people.length}</span>
      </h2>
      <CaseloadTable label={title} people={people} />
    </section>
  );
}
