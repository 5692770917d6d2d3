import type { ReactNode } from 'react';
import { useT } from '#web/lib/i18n.ts';
import { useIsPhone } from '#web/lib/media.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import type { Column, More, RowParts, Selection, Sort } from './column.ts';
import css from './data-table.module.css';
import { LoadMore } from './load-more.tsx';
import { RowCards } from './row-cards.tsx';
import { RowTable } from './row-table.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { TableTools, type Total } from './table-tools.tsx';
import { useTableModel } from './use-table-model.ts';

interface DataTableProps<Row> {
  /** Names the table in what this device remembers about its columns: `jobs`. */
  readonly tableId: string;
  /** What the rows are: "Applicants for Data analyst". */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly row: RowParts<Row>;
  /** As a query tells it. */
  readonly status: 'pending' | 'error' | 'success';
  readonly error?: unknown;
  readonly onRetry?: () => void;
  /** Shown for no rows: an `EmptyState` that says what to do next. */
  readonly empty: ReactNode;
  readonly total?: Total | undefined;
  /** With `onSort` the server sorts. */
  readonly sort?: Sort | undefined;
  readonly onSort?: ((sort: Sort) => void) | undefined;
  readonly selection?: Selection | undefined;
  readonly more?: More | undefined;
  /** False for one of several tables on a page: the count and the choice of columns stand elsewhere. */
  readonly hasTools?: boolean;
}

/** THE table of the product: sorted, with columns to choose, as cards on a phone, and with all its states. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { tableId, label, columns, rows, row, status, error, onRetry, empty, total, selection, more } = props;
  const { hasTools = true } = props;
  const t = useT();
  const isPhone = useIsPhone();
  const model = useTableModel({ tableId, rows, columns, sort: props.sort, onSort: props.onSort });
  if (status === 'error') {
    return <ErrorState error={error} title={t('tables.failed')} {...(onRetry ? { onRetry } : {})} />;
  }
  if (status === 'pending') {
    return (
      <Loading
        label={t('tables.loading')}
        skeleton={<Skeleton shape="row" count={6} />}
        {...(onRetry ? { onRetry } : {})}
      />
    );
  }
  if (rows.length === 0) return <>{empty}</>;
  const Rows = isPhone ? RowCards : RowTable;
  return (
    <div className={css.frame}>
      {hasTools && (
        <TableTools
          model={model}
          all={columns}
          total={total ?? { count: rows.length, capped: more?.hasMore ?? false }}
        />
      )}
      {selection && selection.ids.size > 0 && <SelectionBar selection={selection} />}
      <Rows model={model} label={label} row={row} selection={selection} />
      {more && <LoadMore more={more} shown={rows.length} />}
    </div>
  );
}
