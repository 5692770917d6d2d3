import { expect, it } from 'vitest';
import { getLastMonths } from './last-months.ts';

it.each([
  [new Date(2026, 10, 24), '2025-12-01', '2026-11-24'],
  [new Date(2026, 0, 31), '2025-02-01', '2026-01-31'],
  [new Date(2026, 2, 1), '2025-04-01', '2026-03-01'],
  [new Date(2024, 1, 29), '2023-03-01', '2024-02-29'],
])('twelve months until %s -> from %s', (now, from, to) => {
  expect(getLastMonths(now)).toEqual({ from, to });
});
