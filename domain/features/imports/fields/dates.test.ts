import { describe, expect, it } from 'vitest';
import { parseDay } from './dates.ts';

describe('parseDay', () => {
  it.each([
    ['2026-03-04', '2026-03-04'],
    ['2026-03-04T23:59:59Z', '2026-03-04'],
    ['2026-03-04 08:00', '2026-03-04'],
    ['20260304', '2026-03-04'],
    ['03/04/2026', '2026-03-04'],
    ['3/4/2026 0:00', '2026-03-04'],
    ['04-MAR-2026', '2026-03-04'],
    ['4 March 2026', '2026-03-04'],
    ['Wed, 04 Mar 2026 10:15:00 GMT', '2026-03-04'],
    ['March 4, 2026', '2026-03-04'],
    ['Mar. 4th 2026', '2026-03-04'],
    ['2026/3/4', '2026-03-04'],
    ['1772582400', '2026-03-04'],
    ['1772582400000', '2026-03-04'],
    ['1772582400000.0', '2026-03-04'],
    ['Mar 4', undefined],
    ['2 days ago', undefined],
    ['31/12/2016', undefined],
    ['2026-02-30', undefined],
    ['not a date', undefined],
    ['4 Marsh', undefined],
    ['0000-01-01', undefined],
    ['', undefined],
  ])('parses %j to %j', (text, day) => {
    expect(parseDay(text)).toBe(day);
  });

  it.each([
    ['Mar 4', '2026', '2026-03-04'],
    ['4-Mar', '2026', '2026-03-04'],
    ['03/04', '2026', '2026-03-04'],
    ['03-04', ' 2026 ', '2026-03-04'],
    ['2025-03-04', '2026', '2025-03-04'],
    ['Feb 30', '2026', undefined],
    ['Mar 4', 'FY26', undefined],
  ])('parses %j of the year %j to %j', (text, year, day) => {
    expect(parseDay(text, year)).toBe(day);
  });
});
