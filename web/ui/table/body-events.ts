import type { KeyboardEvent, SyntheticEvent } from 'react';
import type { RowOptions, Selection } from './column.ts';
import { toggleRow } from './row-selection.ts';

/** Keyboard and pointer on the rows: arrow keys, Space to select, and the side panel. */
export function bodyEvents<Row>({ onVisit }: RowOptions<Row>, selection: Selection | undefined) {
  const visit = (event: SyntheticEvent, by: 'press' | 'focus') => {
    const id = getRowId(event);
    if (id !== undefined) onVisit?.(id, by);
  };
  return {
    onKeyDown: (event: KeyboardEvent<HTMLTableSectionElement>) => {
      moveBetweenRows(event);
      if (selection) selectBySpace(event, selection);
    },
    onFocus: (event: SyntheticEvent) => visit(event, 'focus'),
    onClick: (event: SyntheticEvent) => {
      const isControl = event.target instanceof Element && event.target.closest('a, button, input, label');
      if (!isControl) visit(event, 'press');
    },
  };
}

function getRowId({ target }: SyntheticEvent): string | undefined {
  return target instanceof Element ? (target.closest('tr')?.getAttribute('data-row') ?? undefined) : undefined;
}

/** On the link of a row, Space selects the row; Enter opens its page. */
function selectBySpace(event: KeyboardEvent, selection: Selection): void {
  const id = getRowId(event);
  if (event.key !== ' ' || id === undefined || !(event.target instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  toggleRow(selection, id);
}

/** Up and Down move focus to the same cell of the adjacent row; Tab still visits everything. */
function moveBetweenRows(event: KeyboardEvent<HTMLTableSectionElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const cell = event.target instanceof Element ? event.target.closest('td, th') : null;
  const currentRow = cell?.parentElement;
  if (!step || !cell || !currentRow) return;
  const tableRows = [...event.currentTarget.querySelectorAll(':scope > [data-row]')];
  const next = tableRows[tableRows.indexOf(currentRow) + step];
  const target = next?.children[[...currentRow.children].indexOf(cell)]?.querySelector<HTMLElement>('a, button, input');
  if (!target) return;
  event.preventDefault();
  target.focus();
}
