import type { ReactNode } from 'react';

/** One column of a table. The first one names the row. */
export interface Column<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Lets the table sort by this column itself; empty values come last. */
  readonly sortBy?: (row: Row) => string | number | null;
  /** The server sorts by this column. Needs `sort` and `onSort` on the table. */
  readonly isSortable?: boolean;
  /** Cannot be hidden. The first column never can. */
  readonly isFixed?: boolean;
  readonly align?: 'start' | 'end';
  /** On a phone: at the top beside the name (a chip), among the facts, or left out. */
  readonly card?: 'top' | 'fact' | 'none';
}

/** The order of the rows. */
export interface Sort {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

export interface Selection {
  readonly ids: ReadonlySet<string>;
  readonly onChange: (ids: ReadonlySet<string>) => void;
  /** Buttons for what can be done with the selected rows. */
  readonly actions: ReactNode;
}

/** How rows are named, opened and acted on; the same in the table and on the cards. */
export interface RowParts<Row> {
  readonly id: (row: Row) => string;
  /** Says the row in words: "Ana Silva". */
  readonly name: (row: Row) => string;
  readonly href?: ((row: Row) => string) | undefined;
  readonly actions?: ((row: Row) => ReactNode) | undefined;
}

/** Keyset paging: rows are added below, the place in the list stays. */
export interface More {
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  readonly load: () => void;
}
