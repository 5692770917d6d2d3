import { describe, expect, it } from 'vitest';
import { countBusinessDaysLate, getLateBefore, isBusinessDay } from './lateness.ts';

const zone = 'America/New_York';
/** Noon in New York, in November 2026: the 2nd is a Monday. */
const noon = (day: number) => new Date(`2026-11-${String(day).padStart(2, '0')}T17:00:00Z`);

describe('countBusinessDaysLate', () => {
  it.each([
    ['before the due day', 4, 3, 0],
    ['on the due day', 4, 4, 0],
    ['on the next day', 4, 5, 1],
    ['on the Saturday after a Friday', 6, 7, 0],
    ['on the Monday after a Friday', 6, 9, 1],
    ['on the Monday after a Saturday', 7, 9, 1],
    ['two weeks later', 4, 18, 10],
    ['nine days later, over one weekend', 4, 13, 7],
  ])('%s', (_, due, now, late) => {
    expect(countBusinessDaysLate(noon(due), noon(now), zone)).toBe(late);
  });

  it('counts days of the time zone', () => {
    const lateEvening = new Date('2026-11-05T03:00:00Z');
    expect(countBusinessDaysLate(noon(4), lateEvening, zone)).toBe(0);
    expect(countBusinessDaysLate(noon(4), lateEvening, 'Asia/Seoul')).toBe(0);
    expect(countBusinessDaysLate(noon(3), lateEvening, 'Asia/Seoul')).toBe(1);
    expect(countBusinessDaysLate(new Date('2026-11-03T20:00:00Z'), lateEvening, zone)).toBe(1);
  });
});

describe('getLateBefore', () => {
  it.each([
    [1, '2026-11-09'],
    [2, '2026-11-06'],
    [3, '2026-11-05'],
    [6, '2026-11-02'],
    [7, '2026-10-30'],
  ])('%i business days late on a Monday -> due before %s', (days, day) => {
    expect(getLateBefore('2026-11-09', days)).toBe(day);
  });

  it('agrees with the count of business days', () => {
    for (let due = 1; due <= 20; due += 1) {
      const late = countBusinessDaysLate(noon(due), noon(20), zone);
      for (const days of [1, 3, 6])
        expect(late >= days).toBe(`2026-11-${String(due).padStart(2, '0')}` < getLateBefore('2026-11-20', days));
    }
  });
});

describe('isBusinessDay', () => {
  it.each([
    ['2026-11-06', true],
    ['2026-11-07', false],
    ['2026-11-08', false],
    ['2026-11-09', true],
  ])('%s -> %s', (day, expected) => {
    expect(isBusinessDay(day)).toBe(expected);
  });
});
