import type { ReportRow, ReportSummary } from '#domain/features/reports/contract.ts';
import { getDefinition } from '#domain/features/reports/definitions.ts';
import { hasRows, type MeasureId } from '#domain/features/reports/measures.ts';
import type { ReportName } from '#domain/features/reports/names.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import { Link } from '#web/ui/action/link.tsx';
import { CardSection } from '#web/ui/layout/card-section.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { formatValue, getLabel } from './report-texts.ts';
import type { useReport } from './use-report.ts';
import type { ReportAddress } from './use-report-address.ts';

interface ReportTableProps {
  readonly name: ReportName;
  readonly report: ReportSummary;
  readonly table: ReturnType<typeof useReport>['table'];
  readonly address: ReportAddress;
}

/** All numbers of the report; each one links to its rows. */
export function ReportTable({ name, report, table, address }: ReportTableProps) {
  const t = useT();
  const definition = getDefinition(name, report.is_aggregate).table;
  const { rows = [], row_count = 0 } = table.data ?? {};
  const nameOf = (row: ReportRow) => getLabel(t, definition.rows, row.key, row.label);
  const columns: Column<ReportRow>[] = [
    { id: 'name', header: t(`reports.dimensions.${definition.rows}`), cell: nameOf },
    ...definition.columns.map(
      (id): Column<ReportRow> => ({
        id,
        header: t(`reports.measures.${id}`),
        align: 'end',
        sortBy: ({ values }) => values[id] ?? null,
        cell: (row) => <Value id={id} row={row} label={nameOf(row)} report={report} address={address} />,
      }),
    ),
  ];
  return (
    <CardSection title={t('reports.table')}>
      <DataTable
        tableId={`report-${name}`}
        label={t('reports.table')}
        columns={columns}
        rows={rows}
        row={{ id: ({ key }) => key, name: nameOf }}
        status={table.status}
        error={table.error}
        onRetry={() => void table.refetch()}
        empty={<p>{t(report.is_aggregate ? 'reports.tooFew' : 'reports.nothing')}</p>}
        hasTools={false}
      />
      {row_count > rows.length && <p>{t('reports.moreRows', { count: row_count, shown: rows.length })}</p>}
    </CardSection>
  );
}

interface ValueProps {
  readonly id: MeasureId;
  readonly row: ReportRow;
  readonly label: string;
  readonly report: ReportSummary;
  readonly address: ReportAddress;
}

function Value({ id, row, label, report, address }: ValueProps) {
  const t = useT();
  const value = row.values[id];
  const text = formatValue(t, id, value, report.is_aggregate);
  if (!canOpen(id, value, report)) return text;
  const name = t('reports.rows.open', { value: text, label: `${label}, ${t(`reports.measures.${id}`)}` });
  return (
    <Link href={address.getHref({ measure: id, row: row.key })} aria-label={name}>
      {text}
    </Link>
  );
}

/** A number with rows behind it. */
export function canOpen(id: MeasureId, value: number | null | undefined, { is_aggregate }: ReportSummary): boolean {
  return Boolean(value) && hasRows(id) && !is_aggregate;
}

/** What each number of the report means. */
export function Definitions({ ids }: { readonly ids: readonly MeasureId[] }) {
  const t = useT();
  return (
    <CardSection title={t('reports.definitionsTitle')} size="h4">
      <dl>{ids.map((id) => define(t, id))}</dl>
    </CardSection>
  );
}

function define(t: Translate, id: MeasureId) {
  return (
    <div key={id}>
      <dt>
        <strong>{t(`reports.measures.${id}`)}</strong>
      </dt>
      <dd>{t(`reports.definitions.${id}`)}</dd>
    </div>
  );
}
