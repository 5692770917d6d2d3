import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testApp } from '#server/testing/app.ts';
import { buildDays, dayOf } from './calendar.ts';

const app = testApp();
const period = { from: '2011-10-01', to: '2012-11-30' };

/** Clocks change at midnight in Havana and Santiago, by half an hour on Lord Howe; Apia skipped a day. */
const timeZones = [
  'America/New_York',
  'America/Havana',
  'America/Santiago',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'UTC',
];

describe('dayOf', () => {
  it.each(timeZones)('every seven minutes of a year in %s -> the day of the time zone', async (timeZone) => {
    const db = app().services.database.forTenant('none');
    const moment = sql`m.at`;
    const { rows } = await sql`
      with ${buildDays(period, timeZone)},
      moments as (
        select at from generate_series('2011-09-20Z'::timestamptz, '2012-12-10Z', interval '7 minutes') at
        union all select unnest(starts) from days
      )
      select m.at, ${dayOf(moment, { timeZone, period })}::text as found, ${dayOf(moment, { timeZone })}::text as expected
      from moments m
      where ${dayOf(moment, { timeZone, period })} is distinct from ${dayOf(moment, { timeZone })} limit 5`.execute(db);
    expect(rows).toEqual([]);
  });
});
