import type { ReactNode } from 'react';
import { useIsPhone } from '#web/lib/media.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import type { Column, Pagination, RowOptions, Selection, Sort } from './column.ts';
import css from './data-table.module.css';
import { LoadMore } from './load-more.tsx';
import { RowCards } from './row-cards.tsx';
import { RowTable } from './row-table.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { TableTools, type Total } from './table-tools.tsx';
import { useTableModel } from './use-table-model.ts';

interface DataTableProps<Row> {
  /** Identifies the table in the stored column settings of this device: `jobs`. */
  readonly tableId: string;
  /** The content of the table: "Applicants for Data analyst". */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly row: RowOptions<Row>;
  /** Status of the query. */
  readonly status: 'pending' | 'error' | 'success';
  readonly error?: unknown;
  readonly onRetry?: () => void;
  /** Shown if there are no rows: an `EmptyState` with the next step. */
  readonly empty: ReactNode;
  readonly total?: Total | undefined;
  /** With `onSort` the server sorts. */
  readonly sort?: Sort | undefined;
  readonly onSort?: ((sort: Sort) => void) | undefined;
  readonly selection?: Selection | undefined;
  readonly more?: Pagination | undefined;
  /** False for one of several tables on a page, where count and column settings are shown elsewhere. */
  readonly hasTools?: boolean;
  /** Buttons for the whole list, next to the column settings; not on a phone. */
  readonly buttons?: ReactNode;
}

/** The table of all lists: sortable, with optional columns, as cards on a phone, with loading, empty and error states. */
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
          buttons={props.buttons}
          total={total ?? { count: rows.length, capped: more?.hasMore ?? false }}
        />
      )}
      {selection && selection.ids.size > 0 && <SelectionBar selection={selection} />}
      <Rows model={model} label={label} row={row} selection={selection} />
      {more && <LoadMore more={more} rowCount={rows.length} />}
    </div>
  );
}
