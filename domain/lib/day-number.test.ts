import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getDay } from '#domain/features/reports/period.ts';
import { dayMs } from './day.ts';
import { getDayNumber } from './day-number.ts';

const zones = ['America/New_York', 'America/St_Johns', 'Asia/Seoul', 'Australia/Lord_Howe', 'Pacific/Apia', 'UTC'];

const formatNumber = (day: number) => new Date(day * dayMs).toISOString().slice(0, 10);

describe('getDayNumber', () => {
  it('is the calendar day of the time zone, for random moments and zones', () => {
    // Apia skipped 2011-12-30, and Lord Howe moves its clocks by half an hour.
    const moment = fc.integer({ min: Date.UTC(2005, 0, 1), max: Date.UTC(2040, 0, 1) });
    fc.assert(
      fc.property(moment, fc.constantFrom(...zones), (time, zone) => {
        expect(formatNumber(getDayNumber(new Date(time), zone))).toBe(getDay(new Date(time), zone));
      }),
      { numRuns: 2000 },
    );
  });

  it.each(zones)('is the calendar day in every hour of the weeks around clock changes in %s', (zone) => {
    for (const start of ['2026-03-05', '2026-04-02', '2026-10-01', '2026-10-29', '2011-12-28']) {
      for (let hour = 0; hour < 7 * 24; hour += 0.5) {
        const moment = new Date(Date.parse(start) + hour * 3_600_000);
        expect(formatNumber(getDayNumber(moment, zone))).toBe(getDay(moment, zone));
      }
    }
  });
});
