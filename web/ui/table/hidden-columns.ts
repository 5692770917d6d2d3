import { useState } from 'react';

/** Which columns somebody put away, remembered on this device. */
export function useHiddenColumns(tableId: string): [ReadonlySet<string>, (column: string) => void] {
  const [hidden, setHidden] = useState(() => read(tableId));
  const toggle = (column: string) => {
    const next = new Set(hidden);
    if (!next.delete(column)) next.add(column);
    setHidden(next);
    write(tableId, next);
  };
  return [hidden, toggle];
}

function read(tableId: string): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(tableId)) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.map(String) : []);
  } catch {
    return new Set();
  }
}

function write(tableId: string, hidden: ReadonlySet<string>): void {
  try {
    localStorage.setItem(keyOf(tableId), JSON.stringify([...hidden]));
  } catch {
    // Blocked storage: the choice holds until the page is left.
  }
}

function keyOf(tableId: string): string {
  return `columns:${tableId}`;
}
