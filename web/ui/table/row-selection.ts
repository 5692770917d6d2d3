import type { Selection } from './column.ts';

export function toggleRow({ ids, onChange }: Selection, id: string): void {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  onChange(next);
}

/** Selects all visible rows, or none if all are selected. */
export function toggleAllRows({ ids, onChange }: Selection, visible: readonly string[]): void {
  onChange(visible.every((id) => ids.has(id)) ? new Set() : new Set(visible));
}
