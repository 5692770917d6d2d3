// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#web/lib/api-error.ts';
import { renderUi } from '#web/testing/render.tsx';
import type { Column, Sort } from './column.ts';
import { DataTable } from './data-table.tsx';

interface Person {
  readonly id: number;
  readonly name: string;
  readonly score: number | null;
}

const people: Person[] = [
  { id: 1, name: 'Chen', score: 82 },
  { id: 2, name: 'Ana', score: null },
  { id: 3, name: 'Bo', score: 95 },
];

const columns: Column<Person>[] = [
  { id: 'name', header: 'Name', cell: (person) => person.name, sortBy: (person) => person.name },
  { id: 'score', header: 'Score', cell: (person) => person.score, sortBy: (person) => person.score },
];

const row = { id: (person: Person) => String(person.id), name: (person: Person) => person.name };
const standard = { tableId: 'people', label: 'People', columns, row, empty: <p>No applicants yet</p> };

beforeEach(() => {
  localStorage.clear();
});

describe('DataTable', () => {
  it('renders the first column as the row header', async () => {
    await renderUi(<DataTable {...standard} rows={people} status="success" />);
    expect(screen.getByRole('table', { name: 'People' })).toBeDefined();
    expect(names()).toEqual(['Chen', 'Ana', 'Bo']);
    expect(screen.getByText('3 results')).toBeDefined();
  });

  it('clicking a column header sorts ascending, then descending, with empty values last', async () => {
    await renderUi(<DataTable {...standard} rows={people} status="success" />);
    press(/^Score/);
    expect(names()).toEqual(['Chen', 'Bo', 'Ana']);
    expect(screen.getByRole('columnheader', { name: /^Score/ }).getAttribute('aria-sort')).toBe('ascending');
    press(/^Score/);
    expect(names()).toEqual(['Bo', 'Chen', 'Ana']);
    expect(screen.getByText('descending')).toBeDefined();
  });

  it('with onSort -> calls it and keeps the row order', async () => {
    const onSort = vi.fn<(sort: Sort) => void>();
    const served = columns.map((column) => ({ ...column, isSortable: true }));
    await renderUi(<DataTable {...standard} columns={served} rows={people} status="success" onSort={onSort} />);
    press(/^Name/);
    expect(onSort).toHaveBeenCalledWith({ column: 'name', direction: 'ascending' });
    expect(names()).toEqual(['Chen', 'Ana', 'Bo']);
  });

  it('no rows -> renders the empty state', async () => {
    await renderUi(<DataTable {...standard} rows={[]} status="success" />);
    expect(screen.getByText('No applicants yet')).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('status error -> shows the reason, the request id and a retry button', async () => {
    const onRetry = vi.fn();
    const error = new ApiError(503, { request_id: 'req-9' });
    await renderUi(<DataTable {...standard} rows={[]} status="error" error={error} onRetry={onRetry} />);
    expect(screen.getByRole('alert').textContent).toContain('The service isn’t available right now.');
    expect(screen.getByRole('alert').textContent).toContain('req-9');
    press('Try again');
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('status pending -> is busy and shows no empty state', async () => {
    const { container } = await renderUi(<DataTable {...standard} rows={[]} status="pending" />);
    expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
    expect(screen.queryByText('No applicants yet')).toBeNull();
  });

  it('a capped total -> shows "More than" and a button that loads more rows', async () => {
    const load = vi.fn();
    const more = { hasMore: true, isLoading: false, load };
    const total = { count: 1000, capped: true };
    await renderUi(<DataTable {...standard} rows={people} status="success" total={total} more={more} />);
    expect(screen.getByText('More than 1,000 results')).toBeDefined();
    press('Load more');
    expect(load).toHaveBeenCalledOnce();
  });

  it('selects single rows and all rows, and clears the selection', async () => {
    await renderUi(<Selectable />);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select Ana' }));
    expect(screen.getByRole('region', { name: 'Actions for selected rows' }).textContent).toContain('1 selected');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select all visible rows' }));
    expect(screen.getByText('3 selected')).toBeDefined();
    press('Clear selection');
    expect(screen.queryByText('3 selected')).toBeNull();
  });

  it('Down and Up move focus to the same cell of the adjacent row', async () => {
    const linked = { ...row, href: (person: Person) => `/people/${person.id}` };
    await renderUi(<DataTable {...standard} row={linked} rows={people} status="success" />);
    const first = screen.getByRole('link', { name: 'Chen' });
    first.focus();
    fireEvent.keyDown(first, { key: 'ArrowDown' });
    expect(document.activeElement?.textContent).toBe('Ana');
    fireEvent.keyDown(document.activeElement ?? first, { key: 'ArrowUp' });
    expect(document.activeElement?.textContent).toBe('Chen');
  });

  it('does not render columns that are hidden in local storage', async () => {
    localStorage.setItem('columns:people', '["score"]');
    await renderUi(<DataTable {...standard} rows={people} status="success" />);
    expect(screen.queryByRole('columnheader', { name: /^Score/ })).toBeNull();
  });
});

describe('DataTable with many rows', () => {
  const rows = Array.from({ length: 150 }, (_, index) => ({ id: index, name: `Person ${index + 1}`, score: null }));

  it('renders those in view with their positions, and all of them for print', async () => {
    const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(49);
    await renderUi(<DataTable {...standard} rows={rows} status="success" />);
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('151');
    expect(names().length).toBeLessThan(60);
    expect(screen.getByRole('rowheader', { name: 'Person 1' }).closest('tr')?.getAttribute('aria-rowindex')).toBe('2');
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(names()).toHaveLength(150);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(names().length).toBeLessThan(60);
    height.mockRestore();
  });

  it('on a phone, renders the cards in view with their positions, and all of them for print', async () => {
    const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(300);
    const media = vi
      .spyOn(window, 'matchMedia')
      .mockReturnValue(Object.assign(new EventTarget() as MediaQueryList, { matches: true }));
    await renderUi(<DataTable {...standard} rows={rows} status="success" />);
    const cards = () => screen.getAllByRole('listitem');
    expect(cards().length).toBeLessThan(40);
    expect(cards()[0]?.textContent).toContain('Person 1');
    expect(cards()[0]?.getAttribute('aria-posinset')).toBe('1');
    expect(cards()[0]?.getAttribute('aria-setsize')).toBe('150');
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(cards()).toHaveLength(150);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(cards().length).toBeLessThan(40);
    for (const mock of [height, media]) mock.mockRestore();
  });
});

function Selectable() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const selection = { ids, onChange: setIds, actions: null };
  return <DataTable {...standard} rows={people} status="success" selection={selection} />;
}

function names(): (string | null)[] {
  return within(screen.getByRole('table'))
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent);
}

function press(name: string | RegExp): void {
  fireEvent.click(screen.getByRole('button', { name }));
}
