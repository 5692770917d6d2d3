import { useQuery } from '@tanstack/react-query';
import { CalendarClock, Download } from 'lucide-react';
import { useState } from 'react';
import type { FairnessRecord as StoredRecord } from '#domain/features/fairness/contract.ts';
import { questionNames } from '#domain/features/fairness/questions.ts';
import { useUrlFilters } from '#web/lib/hooks/use-url-filters.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { formatMonth } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { Select } from '#web/ui/field/choice/select.tsx';
import css from './fairness.module.css';
import { downloadRecord, fairnessRecord } from './queries.ts';
import { QuestionCard } from './question-card.tsx';

/** The monthly record for staff. Employer and month are in the address. */
export function FairnessRecord() {
  const t = useT();
  const { get, update } = useUrlFilters();
  const employer = get('employer');
  const { data, error, refetch } = useQuery(fairnessRecord(employer, 'staff'));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading label={t('fairness.loading')} />;
  return (
    <div className={css.record}>
      <RecordMethod />
      <search aria-label={t('reports.filters.label')} className={css.filters}>
        {data.employers.length > 0 && (
          <Select
            label={t('fairness.filters.employer')}
            value={employer === '' ? 'others' : employer}
            onChange={(id) => update({ employer: id === 'others' ? null : id, month: null })}
            choices={[
              { value: 'others', label: t('fairness.filters.others') },
              ...data.employers.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
          />
        )}
        <MonthFilter months={data.months} />
        <DownloadButton employer={employer} />
      </search>
      <RecordMonth months={data.months} />
    </div>
  );
}

/** What is counted, what is hidden, and what the ratio means. */
export function RecordMethod() {
  const t = useT();
  return (
    <>
      <p className={css.text}>{t('fairness.method')}</p>
      <p className={css.text}>{t('fairness.hiding')}</p>
      <p className={css.text}>{t('fairness.ratioNote')}</p>
    </>
  );
}

type Months = Pick<StoredRecord, 'months'>;

/** The month in the address, or the newest. */
function useMonth({ months }: Months) {
  const { get } = useUrlFilters();
  return months.find(({ month }) => month.startsWith(get('month') || '-')) ?? months[0];
}

export function MonthFilter({ months }: Months) {
  const t = useT();
  const { update } = useUrlFilters();
  const chosen = useMonth({ months });
  if (!chosen) return null;
  return (
    <Select
      label={t('fairness.filters.month')}
      value={chosen.month}
      onChange={(month) => update({ month: month.slice(0, 7) })}
      choices={months.map(({ month }) => ({ value: month, label: formatMonth(month.slice(0, 7)) }))}
    />
  );
}

/** The questions of the chosen month. */
export function RecordMonth({ months }: Months) {
  const t = useT();
  const chosen = useMonth({ months });
  if (!chosen) {
    return (
      <EmptyState icon={CalendarClock} title={t('fairness.none.title')}>
        {t('fairness.none.text')}
      </EmptyState>
    );
  }
  return (
    <div className={css.questions}>
      {questionNames.map((question) => (
        <QuestionCard
          key={question}
          question={question}
          groups={chosen.groups.filter((group) => group.question === question)}
        />
      ))}
    </div>
  );
}

function DownloadButton({ employer }: { readonly employer: string }) {
  const t = useT();
  const [isPending, setPending] = useState(false);
  const download = async () => {
    setPending(true);
    try {
      await downloadRecord(employer);
    } catch (error) {
      showToast({ action: 'download-fairness', tone: 'danger', text: translateError(error) });
    } finally {
      setPending(false);
    }
  };
  return (
    <Button icon={Download} isPending={isPending} onPress={() => void download()}>
      {t('fairness.csv')}
    </Button>
  );
}
