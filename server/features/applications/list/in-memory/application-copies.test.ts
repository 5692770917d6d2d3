import { describe, expect, it, vi } from 'vitest';
import type { ApplicationStatus } from '#domain/features/applications/lifecycle.ts';
import { newClient } from '#server/db/connection/pools.ts';
import type { ApplicationQuery } from '#server/search/applications/application-index.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeJob, makeTenant } from '#server/testing/factories.ts';
import { submitApplication } from '#server/testing/hiring/applications.ts';
import { createApplicationCopies } from './application-copies.ts';
import { maxChanges } from './change-queries.ts';
import { deleteOldChanges } from './change-task.ts';

const app = testApp();

const hourMs = 3_600_000;

/** An application, and copies with a clock of their own. */
async function setUp() {
  const tenant = await makeTenant(app());
  const seeker = await makeAccount(app(), tenant, 'job_seeker', { isEmailConfirmed: true });
  const job = await makeJob(app(), await makeAccount(app(), tenant, 'hiring_manager'));
  const { id } = await submitApplication(app(), seeker, job.id);
  const { database, log } = app().services;
  const clock = { ms: 0 };
  const copies = createApplicationCopies(() => clock.ms);
  const readCopy = () => copies.read(database.forTenant(tenant.id), tenant.id, log);
  const waitForCopy = () => vi.waitUntil(readCopy, { timeout: 30_000 });
  const query: ApplicationQuery = {
    userIds: [seeker.id],
    titleJobIds: [],
    maskedIds: new Set(),
    jobId: undefined,
    organisationId: undefined,
    isOfEmployer: false,
    status: undefined,
    sort: 'newest',
    after: null,
    limit: 10,
  };
  return {
    tenant,
    clock,
    copies,
    readCopy,
    waitForCopy,
    query,
    count: async () => (await waitForCopy()).index.find(query).counts,
    setStatus: (status: ApplicationStatus) =>
      database.pool.query('update applications set status = $2 where id = $1', [id, status]),
  };
}

function countChanges(tenantId: number, hours = 0) {
  return app()
    .services.database.pool.query<{ count: number }>(
      `select count(*)::int as count from application_changes
       where tenant_id = $1 and at <= clock_timestamp() - make_interval(hours => $2)`,
      [tenantId, hours],
    )
    .then(({ rows }) => rows[0]?.count);
}

async function insertChanges(tenantId: number, count: number): Promise<void> {
  await app().services.database.pool.query(
    'insert into application_changes (tenant_id, application_id) select $1, -id from generate_series(1, $2::int) as id',
    [tenantId, count],
  );
}

describe('copies of applications', () => {
  it('a copy that was not used for an hour is read again', async () => {
    const { tenant, clock, readCopy, count, setStatus } = await setUp();
    expect(await readCopy()).toBeUndefined();
    expect(await count()).toEqual({ applied: 1 });
    await setStatus('hired');
    await app().services.database.pool.query('delete from application_changes where tenant_id = $1', [tenant.id]);
    clock.ms += hourMs;
    expect(await count()).toEqual({ applied: 1 });
    clock.ms += hourMs + 1;
    expect(await readCopy()).toBeUndefined();
    expect(await count()).toEqual({ hired: 1 });
  });

  it('a copy that misses too many changes is read again', async () => {
    const { tenant, readCopy, count, setStatus } = await setUp();
    await count();
    await setStatus('hired');
    await insertChanges(tenant.id, maxChanges);
    const copies = await Promise.all([readCopy(), readCopy(), readCopy()]);
    expect(copies).toEqual([undefined, undefined, undefined]);
    expect(await count()).toEqual({ hired: 1 });
  });

  it('a copy is read once after many changes, also during a transaction that began before them', async () => {
    const { tenant, readCopy, count, setStatus } = await setUp();
    const slow = newClient(app().services.database.url, 'test');
    await slow.connect();
    await slow.query('begin');
    await slow.query('select pg_current_xact_id()');
    await insertChanges(tenant.id, maxChanges + 1);
    await count();
    await setStatus('hired');
    const copy = await readCopy();
    await slow.end();
    expect(copy).toBeDefined();
    expect(await count()).toEqual({ hired: 1 });
  });

  it('a copy has who has not agreed yet, from its first reading on', async () => {
    const { tenant, waitForCopy, query } = await setUp();
    const { pool } = app().services.database;
    await pool.query(`update applications set status = 'sourced', awaits_consent = true where tenant_id = $1`, [
      tenant.id,
    ]);
    const { index } = await waitForCopy();
    expect(index.find({ ...query, isOfEmployer: true }).counts).toEqual({});
    expect(index.find(query).counts).toEqual({ sourced: 1 });
  });

  it('removes unused copies from memory', async () => {
    const { clock, copies, readCopy, count } = await setUp();
    await count();
    copies.removeUnused();
    expect(await readCopy()).toBeDefined();
    clock.ms += hourMs + 1;
    copies.removeUnused();
    expect(await readCopy()).toBeUndefined();
    await count();
  });

  it('changes are deleted after three hours', async () => {
    const { tenant, count, setStatus } = await setUp();
    const { pool } = app().services.database;
    await pool.query(`update application_changes set at = at - interval '4 hours' where tenant_id = $1`, [tenant.id]);
    await setStatus('hired');
    expect(await countChanges(tenant.id, 3)).toBeGreaterThan(0);
    await deleteOldChanges(app().services);
    expect(await countChanges(tenant.id, 3)).toBe(0);
    expect(await countChanges(tenant.id)).toBe(1);
    expect(await count()).toEqual({ hired: 1 });
  });
});
