import {
  type ColumnVisibilityState,
  columnVisibilityFeature,
  createSortedRowModel,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import type { Column, Sort } from './column.ts';
import { useHiddenColumns } from './hidden-columns.ts';

const features = tableFeatures({
  columnVisibilityFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
});

interface ModelOptions<Row> {
  /** Identifies the table in the stored column settings of this device. */
  readonly tableId: string;
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly sort: Sort | undefined;
  readonly onSort: ((sort: Sort) => void) | undefined;
}

/** The current rows, columns and sort order of a table. */
export interface TableModel<Row> {
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly sort: Sort | null;
  readonly canSort: (column: Column<Row>) => boolean;
  readonly sortBy: (sort: Sort) => void;
  readonly hidden: ReadonlySet<string>;
  readonly toggleColumn: (id: string) => void;
}

/** Sorting and column visibility. With `onSort`, the server sorts; otherwise the table does. */
export function useTableModel<Row extends object>(options: ModelOptions<Row>): TableModel<Row> {
  const { tableId, rows, columns, onSort } = options;
  const [ownSort, setOwnSort] = useState<Sort | null>(null);
  const [hidden, toggleColumn] = useHiddenColumns(tableId);
  const sort = onSort ? (options.sort ?? null) : ownSort;
  const columnDefs = useMemo(() => columns.map((column) => buildColumnDef(column)), [columns]);
  const data = useMemo(() => [...rows], [rows]);
  const sorting = useMemo((): SortingState => (sort && !onSort ? [toSortingState(sort)] : []), [sort, onSort]);
  const columnVisibility = useMemo(
    (): ColumnVisibilityState => Object.fromEntries([...hidden].map((id) => [id, false])),
    [hidden],
  );
  const table = useTable({ features, columns: columnDefs, data, state: { sorting, columnVisibility } });
  const visible = new Set(table.getVisibleLeafColumns().map((column) => column.id));
  return {
    rows: table.getRowModel().rows.map((row) => row.original),
    columns: columns.filter((column) => visible.has(column.id)),
    sort,
    canSort: (column) => (onSort ? column.isSortable === true : column.sortBy !== undefined),
    sortBy: onSort ?? setOwnSort,
    hidden,
    toggleColumn,
  };
}

function buildColumnDef<Row extends object>({ id, sortBy }: Column<Row>) {
  return {
    id,
    accessorFn: (row: Row) => sortBy?.(row) ?? undefined,
    sortUndefined: 'last' as const,
    sortFn: (left: { getValue: (id: string) => unknown }, right: { getValue: (id: string) => unknown }) =>
      compare(left.getValue(id), right.getValue(id)),
  };
}

/** Compares text by locale and numbers by value. */
function compare(left: unknown, right: unknown): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  return String(left).localeCompare(String(right), undefined, { numeric: true, sensitivity: 'base' });
}

function toSortingState(sort: Sort) {
  return { id: sort.column, desc: sort.direction === 'descending' };
}
