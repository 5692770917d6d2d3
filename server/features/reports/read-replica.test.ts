import { afterAll, describe, expect, it } from 'vitest';
import { hiringReportsApi, partnerReportsApi, type Report } from '#domain/features/reports/contract.ts';
import { hiringReports, partnerReports } from '#domain/features/reports/names.ts';
import { newClient } from '#server/db/connection/pools.ts';
import { testApp } from '#server/testing/app.ts';
import { cloneDatabase, type TestDatabase } from '#server/testing/database/template.ts';
import { makeAccount, makeJob, makeTenant, type TestTenant } from '#server/testing/factories.ts';
import { submitApplication } from '#server/testing/hiring/applications.ts';
import { send } from '#server/testing/send.ts';

let replica: TestDatabase | undefined;
const app = testApp({
  openReplica: async () => {
    replica = await cloneDatabase();
    return replica.url;
  },
});
afterAll(() => replica?.drop());

/** The replica has the tenant, in another time zone, and none of its applications. */
async function copyTenant({ id }: TestTenant, timeZone: string): Promise<void> {
  const { rows } = await app().services.database.pool.query('select to_json(t) as row from tenants t where id = $1', [
    id,
  ]);
  const client = newClient(replica?.url ?? '', 'test');
  await client.connect();
  try {
    const row = { ...rows[0]?.row, time_zone: timeZone };
    await client.query('insert into tenants select * from json_populate_record(null::tenants, $1)', [row]);
  } finally {
    await client.end();
  }
}

async function setUp() {
  const tenant = await makeTenant(app());
  const manager = await makeAccount(app(), tenant, 'hiring_manager');
  const admin = await makeAccount(app(), tenant, 'admin');
  const seeker = await makeAccount(app(), tenant, 'job_seeker');
  const job = await makeJob(app(), manager);
  await submitApplication(app(), seeker, job.id);
  await copyTenant(tenant, 'Asia/Seoul');
  return admin;
}

function expectReplica({ time_zone, totals, row_count }: Report): void {
  expect({ time_zone, row_count }).toEqual({ time_zone: 'Asia/Seoul', row_count: 0 });
  expect(Object.values(totals).filter(Boolean)).toEqual([]);
}

describe('with DATABASE_READ_URL', () => {
  it('every report reads from the replica', async () => {
    const admin = await setUp();
    for (const name of hiringReports)
      expectReplica((await send(app(), admin, hiringReportsApi.read, { params: { name } })).body);
    for (const name of partnerReports)
      expectReplica((await send(app(), admin, partnerReportsApi.read, { params: { name } })).body);
  });
});
