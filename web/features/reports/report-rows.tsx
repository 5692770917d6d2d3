import { useQuery } from '@tanstack/react-query';
import { List } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { DrillRow } from '#domain/features/reports/contract.ts';
import { type Dimension, definitions } from '#domain/features/reports/definitions.ts';
import { type MeasureId, measures } from '#domain/features/reports/measures.ts';
import type { ReportName } from '#domain/features/reports/names.ts';
import { paths } from '#web/app/paths.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Time } from '#web/ui/data/time.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { drill } from './queries.ts';
import { formatValue, getKindLabel, getLabel } from './report-texts.ts';
import css from './reports.module.css';
import type { DrillAddress, ReportAddress } from './use-report-address.ts';

interface ReportRowsProps {
  readonly name: ReportName;
  readonly address: ReportAddress;
  readonly number: DrillAddress;
  /** The name of the row of the table, if it has one. */
  readonly rowLabel: string | null;
}

/** The rows behind a number. Opening them moves the focus here. */
export function ReportRows({ name, address, number, rowLabel }: ReportRowsProps) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, status, error, refetch } = useQuery(drill(name, address.filter, number));
  const key = JSON.stringify(number);
  useEffect(() => {
    if (key !== '') heading.current?.focus();
  }, [key]);
  const label = [describeGroup(t, name, number, rowLabel), t(`reports.measures.${number.measure}`)].filter(Boolean);
  const title = t('reports.rows.title', { label: label.join(', ') });
  return (
    <section className={css.rows} aria-labelledby="rows">
      <div className={css.rowsHead}>
        <h2 id="rows" ref={heading} tabIndex={-1} className={css.title}>
          {title}
        </h2>
        <Button isDense onPress={address.close}>
          {t('reports.rows.close')}
        </Button>
      </div>
      <DataTable
        tableId="report-rows"
        label={title}
        columns={buildColumns(t, name, number.measure)}
        rows={(data?.rows ?? []).map((row, index) => ({ ...row, index }))}
        row={{
          id: ({ index }) => String(index),
          name: ({ person, job }) => person ?? job ?? t('reports.rows.unnamed'),
          href: ({ application_id: id, person_id: person }) =>
            id === null ? (person === null ? '' : paths.seeker(person)) : paths.application(id),
        }}
        status={status}
        error={error}
        onRetry={() => void refetch()}
        empty={
          <EmptyState icon={List} title={t('reports.rows.empty')}>
            {t('reports.rows.emptyText')}
          </EmptyState>
        }
        hasTools={false}
      />
      {data && data.total > data.rows.length && (
        <p>{t('reports.moreRows', { count: data.total, shown: data.rows.length })}</p>
      )}
    </section>
  );
}

function describeGroup(
  t: Translate,
  name: ReportName,
  { row, category }: DrillAddress,
  rowLabel: string | null,
): string {
  const { table, chart } = definitions[name];
  const [dimension, key] = row === undefined ? [chart.by, category] : [table.rows, row];
  if (rowLabel !== null) return rowLabel;
  return key === undefined || isOfRecords(dimension) ? '' : getLabel(t, dimension, key, null);
}

/** Their keys are ids, and only the table has their names. */
function isOfRecords(dimension: Dimension): boolean {
  return dimension === 'job' || dimension === 'person';
}

function buildColumns(t: Translate, report: ReportName, measure: MeasureId): Column<DrillRow & { index: number }>[] {
  return [
    { id: 'person', header: t('reports.rows.person'), cell: ({ person }) => person ?? t('reports.none') },
    { id: 'job', header: t('reports.rows.job'), cell: ({ job, company }) => [job, company].filter(Boolean).join(', ') },
    {
      id: 'category',
      header: t('reports.rows.category'),
      cell: ({ category }) => getKindLabel(t, category) ?? category,
    },
    {
      id: 'at',
      header: t(definitions[report].isSnapshot ? 'reports.rows.snapshot' : 'reports.rows.at'),
      cell: ({ at }) => <Time when={at} variant="moment" />,
      sortBy: ({ at }) => at,
    },
    {
      id: 'value',
      header: t('reports.rows.value'),
      align: 'end',
      cell: ({ value, category }) => formatRowValue(t, measure, value, category),
      sortBy: ({ value }) => value,
    },
  ];
}

/** A share consists of rows with and without; a count is 1 for each row. */
function formatRowValue(t: Translate, measure: MeasureId, value: number, category: string): string {
  if (category === 'matching') return t('reports.units.percent', { value });
  if (measures[measure].aggregate === 'share') return t(value > 0 ? 'reports.rows.yes' : 'reports.rows.no');
  if (measure === 'stalled') return formatValue(t, 'longest_wait', value);
  return formatValue(t, measure, value);
}
