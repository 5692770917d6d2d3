import type { Selection } from './column.ts';

export function toggleOne({ ids, onChange }: Selection, id: string): void {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  onChange(next);
}

/** Selects all rows shown; when all are, none. */
export function toggleAll({ ids, onChange }: Selection, shown: readonly string[]): void {
  onChange(shown.every((id) => ids.has(id)) ? new Set() : new Set(shown));
}
