import type { ReactNode } from 'react';

/** One column of a table. The first one names the row. */
export interface Column<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Enables sorting by this column in the browser; empty values come last. */
  readonly sortBy?: (row: Row) => string | number | null;
  /** The server sorts by this column. Needs `sort` and `onSort` on the table. */
  readonly isSortable?: boolean;
  /** Cannot be hidden. The first column never can. */
  readonly isFixed?: boolean;
  readonly align?: 'start' | 'end';
  /** On a phone: next to the name (for a chip), among the facts, or not shown. */
  readonly card?: 'top' | 'fact' | 'none';
}

export interface Sort {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

export interface Selection {
  readonly ids: ReadonlySet<string>;
  readonly onChange: (ids: ReadonlySet<string>) => void;
  /** Buttons for actions on the selected rows. */
  readonly actions: ReactNode;
}

/** How rows are identified, named and linked; the same in the table and on the cards. */
export interface RowOptions<Row> {
  readonly id: (row: Row) => string;
  /** Accessible name of the row: "Ana Silva". */
  readonly name: (row: Row) => string;
  readonly href?: ((row: Row) => string) | undefined;
  readonly actions?: ((row: Row) => ReactNode) | undefined;
  /** The id of the row that is open in a side panel. */
  readonly current?: string | null | undefined;
  /** A row was pressed outside of its links and buttons, or the focus moved to it by keyboard. */
  readonly onVisit?: ((id: string, by: 'press' | 'focus') => void) | undefined;
}

/** Keyset pagination: rows are added below, and the scroll position stays. */
export interface Pagination {
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  readonly load: () => void;
}
