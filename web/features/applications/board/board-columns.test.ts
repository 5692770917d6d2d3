import { expect, test } from 'vitest';
import { buildCard } from '#web/features/applications/list/cards.fixture.ts';
import { boardColumns, findNextStatus, getStatusAt, listColumns } from './board-columns.ts';

const getColumn = (id: string) => {
  const column = boardColumns.find((each) => each.id === id);
  if (!column) throw new Error(`No column ${id}`);
  return column;
};

test('returns the status of the column if allowed', () => {
  const card = buildCard({ next_statuses: ['screening', 'rejected'] });
  expect(getStatusAt(getColumn('screening'), card)).toBe('screening');
  expect(getStatusAt(getColumn('interview'), card)).toBeNull();
  expect(getStatusAt(getColumn('rejected'), card)).toBe('rejected');
});

test('returns null for the current column', () => {
  expect(getStatusAt(getColumn('applied'), buildCard())).toBeNull();
  expect(
    getStatusAt(getColumn('rejected'), buildCard({ status: 'withdrawn', next_statuses: ['rejected'] })),
  ).toBeNull();
});

test('skips columns that are not allowed', () => {
  const card = buildCard({ status: 'interview', next_statuses: ['screening', 'rejected'] });
  expect(findNextStatus(boardColumns, card, -1)).toBe('screening');
  expect(findNextStatus(boardColumns, card, 1)).toBe('rejected');
  expect(findNextStatus(boardColumns, buildCard({ next_statuses: ['rejected'] }), -1)).toBeNull();
});

test('shows the sourced column only with sourced applicants', () => {
  expect(listColumns([buildCard()]).map(({ id }) => id)).not.toContain('sourced');
  expect(listColumns([buildCard({ status: 'sourced' })]).map(({ id }) => id)).toContain('sourced');
});
