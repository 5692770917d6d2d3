import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isTimeZone, quietUntil } from './quiet-hours.ts';

const night = { from: 21 * 60, until: 8 * 60, timeZone: 'America/New_York' };

test.each([
  ['in the evening, until the next morning', '2026-03-04T02:30:00Z', '2026-03-04T13:00:00.000Z'],
  ['after midnight, until the same morning', '2026-03-04T09:15:30Z', '2026-03-04T13:00:00.000Z'],
  ['in the night when clocks go forward, by the new time', '2026-03-08T04:00:00Z', '2026-03-08T12:00:00.000Z'],
  ['in the night when clocks go back, by the new time', '2026-11-01T03:00:00Z', '2026-11-01T13:00:00.000Z'],
])('%s', (_case, now, end) => {
  expect(quietUntil(new Date(now), night)?.toISOString()).toBe(end);
});

test('by day nothing is quiet', () => {
  expect(quietUntil(new Date('2026-03-04T15:00:00Z'), night)).toBeNull();
  expect(quietUntil(new Date('2026-03-04T13:00:00Z'), night)).toBeNull();
  expect(quietUntil(new Date('2026-03-04T15:00:00Z'), { ...night, from: 600, until: 600 })).toBeNull();
});

test('whatever the hours, they end later than now, within a day, at a time that is not quiet', () => {
  const minute = fc.integer({ min: 0, max: 1439 });
  const zone = fc.constantFrom('UTC', 'Asia/Seoul', 'America/St_Johns', 'Europe/Paris', 'Asia/Kathmandu');
  const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moment, minute, minute, zone, (now, from, until, timeZone) => {
      const end = quietUntil(now, { from, until, timeZone });
      if (end === null) return;
      expect(end.getTime()).toBeGreaterThan(now.getTime() - 60_000);
      expect(end.getTime() - now.getTime()).toBeLessThanOrEqual(25 * 3_600_000);
      expect(quietUntil(end, { from, until, timeZone })).toBeNull();
    }),
  );
});

test('only zones that exist are zones', () => {
  expect(isTimeZone('Asia/Seoul')).toBe(true);
  expect(isTimeZone('Moon/Sea')).toBe(false);
  expect(isTimeZone('')).toBe(false);
});
