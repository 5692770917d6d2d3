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
    ['31/12/2016', undefined],
    ['2026-02-30', undefined],
    ['not a date', undefined],
    ['4 Marsh', undefined],
    ['0000-01-01', undefined],
    ['', undefined],
  ])('parses %j to %j', (text, day) => {
    expect(parseDay(text)).toBe(day);
  });
});
