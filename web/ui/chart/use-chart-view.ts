import { useState } from 'react';

/** Whether a chart is shown as a table, stored on this device. */
export function useChartView(chartId: string): [isTable: boolean, setTable: (isTable: boolean) => void] {
  const [isTable, setTable] = useState(() => readChoice(chartId));
  const choose = (next: boolean) => {
    setTable(next);
    writeChoice(chartId, next);
  };
  return [isTable, choose];
}

function readChoice(chartId: string): boolean {
  try {
    return localStorage.getItem(storageKey(chartId)) === 'table';
  } catch {
    return false;
  }
}

function writeChoice(chartId: string, isTable: boolean): void {
  try {
    if (isTable) localStorage.setItem(storageKey(chartId), 'table');
    else localStorage.removeItem(storageKey(chartId));
  } catch {
    // Storage is blocked: the choice applies until the page is closed.
  }
}

function storageKey(chartId: string): string {
  return `chart:${chartId}`;
}
