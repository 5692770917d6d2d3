import { ChartLine, Table2 } from 'lucide-react';
import { lazy, Suspense, useId } from 'react';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { DataTable } from '#web/ui/table/data-table.tsx';
import css from './chart.module.css';
import { type ChartData, formatValue } from './chart-data.ts';
import { ChartLegend } from './chart-legend.tsx';
import { useChartView } from './use-chart-view.ts';

const ChartPicture = lazy(async () => ({ default: (await import('./chart-picture.tsx')).ChartPicture }));

interface ChartFrameProps {
  /** Identifies the stored choice between chart and table: `funnel`. */
  readonly chartId: string;
  readonly title: string;
  /** What the chart shows, in one sentence: also the text alternative of the picture. */
  readonly finding: string;
  readonly data: ChartData;
  /** Replaces the picture if there is too little data: why, and from when on it shows. */
  readonly insteadOfChart?: string | undefined;
  /** A category was pressed, or chosen with Enter. */
  readonly onOpen?: ((category: number) => void) | undefined;
}

/** A chart with its finding in words and the same data as a table. */
export function ChartFrame({ chartId, title, finding, data, insteadOfChart, onOpen }: ChartFrameProps) {
  const t = useT();
  const titleId = useId();
  const [isTable, setTable] = useChartView(chartId);
  const isEmpty = insteadOfChart !== undefined;
  return (
    <figure className={css.frame} aria-labelledby={titleId}>
      <div className={css.head}>
        <h2 id={titleId} className={css.title}>
          {title}
        </h2>
        {!isEmpty && (
          <Button
            variant="quiet"
            icon={isTable ? ChartLine : Table2}
            aria-label={t(isTable ? 'charts.asChart' : 'charts.asTable', { title })}
            onPress={() => setTable(!isTable)}
            isDense
          >
            {t(isTable ? 'charts.chart' : 'charts.table')}
          </Button>
        )}
      </div>
      <p className={css.finding}>{isEmpty ? insteadOfChart : finding}</p>
      {!isEmpty && isTable && <ChartTable chartId={chartId} title={title} data={data} />}
      {!isEmpty && !isTable && (
        <>
          <Suspense fallback={<div className={css.waiting} aria-hidden />}>
            <ChartPicture title={title} finding={finding} data={data} onOpen={onOpen} />
          </Suspense>
          <ChartLegend data={data} />
        </>
      )}
    </figure>
  );
}

function ChartTable({ chartId, title, data }: Pick<ChartFrameProps, 'chartId' | 'title' | 'data'>) {
  const { categories, categoryLabel, series, notes } = data;
  const rows = categories.map((category, index) => ({ category, index }));
  type Row = (typeof rows)[number];
  const columns: Column<Row>[] = [
    { id: 'category', header: categoryLabel, cell: ({ category }) => category },
    ...series.map(({ name, values }) => ({
      id: name,
      header: name,
      align: 'end' as const,
      cell: ({ index }: Row) => formatValue(values[index]),
    })),
    ...(notes
      ? [{ id: 'notes', header: notes.label, align: 'end' as const, cell: ({ index }: Row) => notes.values[index] }]
      : []),
  ];
  return (
    <DataTable
      tableId={`chart-${chartId}`}
      label={title}
      columns={columns}
      rows={rows}
      row={{ id: ({ category }) => category, name: ({ category }) => category }}
      status="success"
      empty={null}
      hasTools={false}
    />
  );
}
