import { useState } from 'react';

/** The hidden columns of a table, stored on this device. */
export function useHiddenColumns(tableId: string): [ReadonlySet<string>, (column: string) => void] {
  const [hidden, setHidden] = useState(() => readHiddenColumns(tableId));
  const toggle = (column: string) => {
    const next = new Set(hidden);
    if (!next.delete(column)) next.add(column);
    setHidden(next);
    writeHiddenColumns(tableId, next);
  };
  return [hidden, toggle];
}

export function readHiddenColumns(tableId: string): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey(tableId)) ?? '[]');
    return new Set(Array.isArray(stored) ? stored.map(String) : []);
  } catch {
    return new Set();
  }
}

export function writeHiddenColumns(tableId: string, hidden: ReadonlySet<string>): void {
  try {
    localStorage.setItem(storageKey(tableId), JSON.stringify([...hidden]));
  } catch {
    // Storage is blocked: the setting applies until the page is closed.
  }
}

function storageKey(tableId: string): string {
  return `columns:${tableId}`;
}
