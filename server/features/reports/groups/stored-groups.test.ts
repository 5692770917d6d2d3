import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { hiringReportsApi, type Report } from '#domain/features/reports/contract.ts';
import { hiringReports } from '#domain/features/reports/names.ts';
import { moveDay } from '#domain/features/reports/period.ts';
import { loadDemo } from '#server/db/demo/load.ts';
import { createDueSlices } from '#server/features/reports/slices/slice-task.ts';
import { testApp } from '#server/testing/app.ts';
import { lockTable } from '#server/testing/database/lock-table.ts';
import { makeAccount, makeTenant, type TestAccount } from '#server/testing/factories.ts';
import { send } from '#server/testing/send.ts';
import { updateGroups } from './group-task.ts';

type HiringReport = (typeof hiringReports)[number];
interface Period {
  readonly from: string;
  readonly to: string;
}

// Stopped, so that reports read one after the other are of the same moment.
const app = testApp({ isClockStopped: true });
const demo = { id: 1, host: 'demo.test', visitor: { host: 'demo.test' } };
let skilling: TestAccount;

const query = async (text: string, values: unknown[] = []) =>
  (await app().services.database.pool.query(text, values)).rows;

/** A large tenant with a skilling partner, for which the task has not run. */
beforeAll(async () => {
  const { database, taxonomy, locations, passwords, clock } = app().services;
  await loadDemo(database, { taxonomy, locations, passwords, now: clock(), onProgress: () => {} });
  skilling = await makeAccount(app(), demo, 'skilling_partner');
  await createDueSlices(app().services, { minApplications: 1, minPairs: 1_000_000 });
}, 120_000);

async function read(name: HiringReport, period: Partial<Period> = {}): Promise<Report> {
  const { status, body } = await send(app(), skilling, hiringReportsApi.read, { params: { name }, query: period });
  expect(status).toBe(200);
  return body;
}

/** Moves the clock, and logs in again: the access of an account ends. */
async function passTime(seconds: number): Promise<void> {
  app().passTime(seconds);
  skilling = await makeAccount(app(), demo, 'skilling_partner');
}

async function emptyGroups(): Promise<void> {
  await query('delete from report_groups');
  await query('delete from report_group_builds');
}

/** Stays the same when the clock of a test passes midnight, unlike the period that is read without one. */
function yearBefore(): Period {
  const today = app().services.clock().toISOString().slice(0, 10);
  return { from: moveDay(today, -364), to: today };
}

function randomPeriods(count: number): Period[] {
  const today = app().services.clock().toISOString().slice(0, 10);
  const period = fc
    .tuple(fc.integer({ min: 0, max: 90 }), fc.integer({ min: 1, max: 360 }))
    .map(([ago, days]) => ({ from: moveDay(today, -ago - days), to: moveDay(today, -ago) }));
  return fc.sample(period, count);
}

describe('stored groups of ten', () => {
  it.each(hiringReports)(
    '%s over random periods -> the same report as from the applications',
    async (name) => {
      const periods = [{}, ...randomPeriods(12)];
      await emptyGroups();
      const computed = await Promise.all(periods.map((period) => read(name, period)));
      await updateGroups(app().services, { batchSize: 7 });
      // Without stored groups, the reports are computed again.
      expect(await query('select report from report_group_builds where report = $1', [name])).toHaveLength(1);
      const stored = await Promise.all(periods.map((period) => read(name, period)));
      expect(stored).toEqual(computed);
      expect(stored.some(({ rows }) => rows.length > 0)).toBe(true);
    },
    120_000,
  );

  it('changes of applications -> in the numbers and in "as of" once the groups are an hour old', async () => {
    const year = yearBefore();
    const readYear = () => read('successMetric', year);
    await emptyGroups();
    await updateGroups(app().services);
    const before = await readYear();
    await query('update report_applications set due_at = null where tenant_id = $1', [demo.id]);
    await passTime(3599);
    await updateGroups(app().services);
    expect(await readYear()).toEqual(before);
    await passTime(1);
    await updateGroups(app().services);
    const after = await readYear();
    expect([before.totals.replies_due, after.totals.replies_due]).toEqual([expect.any(Number), null]);
    expect(Date.parse(after.as_of) - Date.parse(before.as_of)).toBe(3_600_000);
  });

  it('another time zone of the tenant -> computed from the applications until the groups are made again', async () => {
    await emptyGroups();
    await updateGroups(app().services);
    const before = await read('timeToHire');
    await passTime(60);
    await query(`update tenants set time_zone = 'Asia/Seoul' where id = $1`, [demo.id]);
    expect(Date.parse((await read('timeToHire')).as_of) - Date.parse(before.as_of)).toBe(60_000);
    await updateGroups(app().services);
    const { as_of, time_zone } = await read('timeToHire');
    await passTime(60);
    expect(await read('timeToHire')).toMatchObject({ as_of, time_zone });
  });

  it('stopped while they are made -> the groups of before', async () => {
    await emptyGroups();
    await updateGroups(app().services);
    const year = yearBefore();
    const before = await read('applicationSource', year);
    await passTime(3600);
    const lock = await lockTable(app().services.database.ownerUrl, 'report_applications');
    const stopping = new AbortController();
    const run = updateGroups(app().services, { signal: stopping.signal });
    await vi.waitUntil(async () => (await lock.waiters()) > 0, { timeout: 30_000 });
    stopping.abort();
    await lock.release();
    await run;
    expect(before.rows).not.toEqual([]);
    expect(await read('applicationSource', year)).toEqual(before);
  });

  it('a tenant with few applications, or without a skilling partner -> has none', async () => {
    await emptyGroups();
    const small = await makeTenant(app());
    await makeAccount(app(), small, 'skilling_partner');
    await updateGroups(app().services);
    expect(await query('select distinct tenant_id from report_group_builds')).toEqual([{ tenant_id: demo.id }]);
    await emptyGroups();
    await query(`update users set state = 'disabled' where tenant_id = $1 and role_id = 3`, [demo.id]);
    await updateGroups(app().services);
    expect(await query('select tenant_id from report_group_builds')).toEqual([]);
  });
});
