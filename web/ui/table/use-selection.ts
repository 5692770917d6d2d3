import { type ReactNode, useState } from 'react';
import type { Selection } from './column.ts';

/** Actions for the selected rows; `clear` ends the selection. */
export type RowActions<Row> = (rows: readonly Row[], clear: () => void) => ReactNode;

/** The selection of a table whose rows have an id; undefined without actions. */
export function useSelection<Row extends { readonly id: number }>(
  rows: readonly Row[],
  actions: RowActions<Row> | null,
): Selection | undefined {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  if (!actions) return undefined;
  const chosen = rows.filter(({ id }) => picked.has(String(id)));
  return {
    ids: new Set(chosen.map(({ id }) => String(id))),
    onChange: setPicked,
    actions: actions(chosen, () => setPicked(new Set())),
  };
}
