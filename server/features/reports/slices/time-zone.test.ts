import { describe, expect, it, vi } from 'vitest';
import { hiringReportsApi, type Report } from '#domain/features/reports/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { lockTable } from '#server/testing/database/lock-table.ts';
import { makeAccount, type TestAccount } from '#server/testing/factories.ts';
import { submitApplication } from '#server/testing/hiring/applications.ts';
import { createPartnerAndJob } from '#server/testing/hiring/suggestions.ts';
import { send } from '#server/testing/send.ts';
import { createDueSlices, updateSlices } from './slice-task.ts';

const app = testApp();
const query = async (text: string, values: unknown[]) => (await app().services.database.pool.query(text, values)).rows;

/** Two days around the application, which was sent at 23:30 in New York and at noon of the next day in Seoul. */
const sentAt = '2026-03-04T04:30:00Z';
const newYorkDay = '2026-03-03';
const seoulDay = '2026-03-04';

/** A tenant whose only application is in its sums. */
async function setUp() {
  const { tenant, job, ada } = await createPartnerAndJob(app());
  const { id } = await submitApplication(app(), ada, job.id);
  await query(`update tenants set time_zone = 'America/New_York' where id = $1`, [tenant.id]);
  await query('update report_applications set applied_at = $2 where id = $1', [id, sentAt]);
  await createDueSlices(app().services, { minApplications: 1, minPairs: 1 });
  await updateSlices(app().services);
  return { tenant, admin: await makeAccount(app(), tenant, 'admin') };
}

async function readDay(admin: TestAccount, day: string): Promise<Report> {
  const params = { name: 'applicationSource' } as const;
  const { status, body } = await send(app(), admin, hiringReportsApi.read, { params, query: { from: day, to: day } });
  expect(status).toBe(200);
  return body;
}

const countOn = async (admin: TestAccount, day: string) => (await readDay(admin, day)).totals.applications;
const listSlices = (tenantId: number) =>
  query(
    `select distinct time_zone, is_complete and has_waits and has_moves as is_complete from report_slices where tenant_id = $1`,
    [tenantId],
  );

describe('reports from sums after the time zone of the tenant has changed', () => {
  it('reads the applications until the sums are filled again for the new time zone', async () => {
    const { tenant, admin } = await setUp();
    expect(await listSlices(tenant.id)).toEqual([{ time_zone: 'America/New_York', is_complete: true }]);
    expect([await countOn(admin, newYorkDay), await countOn(admin, seoulDay)]).toEqual([1, 0]);
    await query(`update tenants set time_zone = 'Asia/Seoul' where id = $1`, [tenant.id]);
    expect([await countOn(admin, newYorkDay), await countOn(admin, seoulDay)]).toEqual([0, 1]);
    await updateSlices(app().services);
    expect(await listSlices(tenant.id)).toEqual([{ time_zone: 'Asia/Seoul', is_complete: true }]);
    expect([await countOn(admin, newYorkDay), await countOn(admin, seoulDay)]).toEqual([0, 1]);
    const days = await query(
      `select distinct day::text from report_sums
       where tenant_id = $1 and report = 'applicationSource' and not is_month`,
      [tenant.id],
    );
    expect(days).toEqual([{ day: seoulDay }]);
  });

  it('reads the sums that were there when it found its slice, although they are removed before it reads them', async () => {
    const { tenant, admin } = await setUp();
    const lock = await lockTable(app().services.database.ownerUrl, 'report_sums');
    const report = readDay(admin, newYorkDay);
    await vi.waitUntil(async () => (await lock.waiters()) > 0, { timeout: 30_000 });
    await lock.query(`update report_slices set is_complete = false, filled_to = 0 where tenant_id = $1`, [tenant.id]);
    await lock.query('delete from report_sums where tenant_id = $1', [tenant.id]);
    await lock.release();
    expect((await report).totals.applications).toBe(1);
  });
});
