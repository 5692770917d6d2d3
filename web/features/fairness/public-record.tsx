import { useQuery } from '@tanstack/react-query';
import { useUrlFilters } from '#web/lib/hooks/use-url-filters.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Select } from '#web/ui/field/choice/select.tsx';
import { CardSection } from '#web/ui/layout/card-section.tsx';
import css from './fairness.module.css';
import { MonthFilter, RecordMethod, RecordMonth } from './fairness-record.tsx';
import { fairnessRecord } from './queries.ts';

/** The records that employers publish, one at a time. Employer and month are in the address. */
export function PublicRecord() {
  const t = useT();
  const { get, update } = useUrlFilters();
  const employer = get('employer');
  const { data, error, refetch } = useQuery(fairnessRecord(employer, 'public'));
  const name = data?.employers.find(({ id }) => String(id) === employer)?.name;
  return (
    <CardSection title={t('fairness.public.records')}>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading label={t('fairness.loading')} />}
      {data?.employers.length === 0 && <p>{t('fairness.public.none')}</p>}
      {data && data.employers.length > 0 && (
        <div className={css.record}>
          <RecordMethod />
          <search aria-label={t('reports.filters.label')} className={css.filters}>
            <Select
              label={t('fairness.public.choose')}
              value={employer === '' ? null : employer}
              onChange={(id) => update({ employer: id, month: null })}
              choices={data.employers.map((each) => ({ value: String(each.id), label: each.name }))}
            />
            <MonthFilter months={data.months} />
          </search>
          {name && data.months.length === 0 && <p>{t('fairness.public.noMonths', { name })}</p>}
          {name && data.months.length > 0 && <RecordMonth months={data.months} />}
        </div>
      )}
    </CardSection>
  );
}
