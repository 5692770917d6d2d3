import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getClosingMoment, getEarliestDay, isPastClosing } from './closing-day.ts';

describe('closing day', () => {
  it.each([
    ['2026-03-04T23:59:59Z', false],
    ['2026-03-05T11:59:59.999Z', false],
    ['2026-03-05T12:00:00Z', true],
    ['2026-03-01T00:00:00Z', false],
  ])('at %s: the closing day 2026-03-04 is past = %s', (now, expected) => {
    expect(isPastClosing('2026-03-04', new Date(now))).toBe(expected);
  });

  it('is never past for a job without one', () => {
    expect(isPastClosing(null, new Date('2999-01-01T00:00:00Z'))).toBe(false);
  });

  it('is past exactly one second after its last second', () => {
    const days = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (moment) => {
        const day = moment.toISOString().slice(0, 10);
        const last = Date.parse(getClosingMoment(day));
        expect(isPastClosing(day, new Date(last + 999))).toBe(false);
        expect(isPastClosing(day, new Date(last + 1000))).toBe(true);
        expect(getEarliestDay(new Date(last))).toBe(day);
      }),
    );
  });
});
