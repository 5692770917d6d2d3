import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTimeZone } from '#domain/lib/time-zone.ts';
import { getQuietEnd } from './quiet-hours.ts';

const night = { from: 21 * 60, until: 8 * 60, timeZone: 'America/New_York' };

describe('getQuietEnd', () => {
  it.each([
    ['returns the next morning in the evening', '2026-03-04T02:30:00Z', '2026-03-04T13:00:00.000Z'],
    ['returns the same morning after midnight', '2026-03-04T09:15:30Z', '2026-03-04T13:00:00.000Z'],
    ['uses the new time when clocks go forward', '2026-03-08T04:00:00Z', '2026-03-08T12:00:00.000Z'],
    ['uses the new time when clocks go back', '2026-11-01T03:00:00Z', '2026-11-01T13:00:00.000Z'],
  ])('%s', (_case, now, end) => {
    expect(getQuietEnd(new Date(now), night)?.toISOString()).toBe(end);
  });

  it('returns null outside quiet hours', () => {
    expect(getQuietEnd(new Date('2026-03-04T15:00:00Z'), night)).toBeNull();
    expect(getQuietEnd(new Date('2026-03-04T13:00:00Z'), night)).toBeNull();
    expect(getQuietEnd(new Date('2026-03-04T15:00:00Z'), { ...night, from: 600, until: 600 })).toBeNull();
  });

  it('returns a later moment within a day that is outside quiet hours', () => {
    const minute = fc.integer({ min: 0, max: 1439 });
    const zone = fc.constantFrom('UTC', 'Asia/Seoul', 'America/St_Johns', 'Europe/Paris', 'Asia/Kathmandu');
    const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(moment, minute, minute, zone, (now, from, until, timeZone) => {
        const end = getQuietEnd(now, { from, until, timeZone });
        if (end === null) return;
        expect(end.getTime()).toBeGreaterThan(now.getTime() - 60_000);
        expect(end.getTime() - now.getTime()).toBeLessThanOrEqual(25 * 3_600_000);
        expect(getQuietEnd(end, { from, until, timeZone })).toBeNull();
      }),
    );
  });

  it('accepts only existing time zones', () => {
    expect(isTimeZone('Asia/Seoul')).toBe(true);
    expect(isTimeZone('Moon/Sea')).toBe(false);
    expect(isTimeZone('')).toBe(false);
  });
});
