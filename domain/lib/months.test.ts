import { expect, it } from 'vitest';
import { listMonths } from './months.ts';

it('lists every month between two months of different years', () => {
  expect(listMonths('2026-11', '2027-02')).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
});

it('lists the one month of a period within a month', () => {
  expect(listMonths('2026-09', '2026-09')).toEqual(['2026-09']);
});
