import fc from 'fast-check';
import { expect, test } from 'vitest';
import { earliestDay, endOfClosingDay, isPastClosing } from './closing-day.ts';

test.each([
  ['2026-03-04T23:59:59Z', false],
  ['2026-03-05T11:59:59.999Z', false],
  ['2026-03-05T12:00:00Z', true],
  ['2026-03-01T00:00:00Z', false],
])('on %s the day 2026-03-04 is over: %s', (now, expected) => {
  expect(isPastClosing('2026-03-04', new Date(now))).toBe(expected);
});

test('a job without a closing day stays open', () => {
  expect(isPastClosing(null, new Date('2999-01-01T00:00:00Z'))).toBe(false);
});

test('a day is over from the second after its last one, and not before', () => {
  const days = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(days, (moment) => {
      const day = moment.toISOString().slice(0, 10);
      const last = Date.parse(endOfClosingDay(day));
      expect(isPastClosing(day, new Date(last + 999))).toBe(false);
      expect(isPastClosing(day, new Date(last + 1000))).toBe(true);
      expect(earliestDay(new Date(last))).toBe(day);
    }),
  );
});
