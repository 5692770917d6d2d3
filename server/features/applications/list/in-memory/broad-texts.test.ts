import { describe, expect, it, vi } from 'vitest';
import { applicationsApi } from '#domain/features/applications/contract.ts';
import type { ApplicationStatus } from '#domain/features/applications/lifecycle.ts';
import { maskingApi } from '#domain/features/applications/masking/contract.ts';
import { newClient } from '#server/db/connection/pools.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeJob, makeTenant, type TestAccount, type TestTenant } from '#server/testing/factories.ts';
import { submitApplication } from '#server/testing/hiring/applications.ts';
import { sendApplication, suggestJob } from '#server/testing/hiring/suggestions.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();

/** A small tenant, where every name is common, and its copy in memory. */
async function setUp() {
  const tenant = await makeTenant(app());
  const manager = await makeAccount(app(), tenant, 'hiring_manager');
  const admin = await makeAccount(app(), tenant, 'admin');
  const job = await makeJob(app(), manager);
  const [ada, bo] = [await makePerson(tenant, 'Ada Quilby'), await makePerson(tenant, 'Bo Quilby')];
  const application = await submitApplication(app(), ada, job.id);
  await waitForCopy(tenant, admin);
  return { tenant, manager, admin, job, ada, bo, application };
}

function makePerson(tenant: TestTenant, fullName: string): Promise<TestAccount> {
  return makeAccount(app(), tenant, 'job_seeker', { fullName, isEmailConfirmed: true });
}

/** The first search starts the reading. */
async function waitForCopy(tenant: TestTenant, reader: TestAccount): Promise<void> {
  await search(reader);
  const { applications, database, log } = app().services;
  await vi.waitUntil(() => applications.read(database.forTenant(tenant.id), tenant.id, log), {
    timeout: 30_000,
  });
}

async function search(
  reader: TestAccount,
  query: { words?: string; sort?: 'oldest'; status?: ApplicationStatus } = {},
) {
  const { body } = await send(app(), reader, applicationsApi.list, { query: { words: 'quilby', ...query } });
  const counts = Object.entries(body.counts ?? {}).filter(([, count]) => count > 0);
  return { names: body.applications.map(({ seeker }) => seeker.name), counts: Object.fromEntries(counts) };
}

/** Another application of the same person, without a history. */
async function insertApplication(likeId: number, { jobId, status }: { jobId: number; status: ApplicationStatus }) {
  const { rows } = await app().services.database.pool.query<{ id: number }>(
    `insert into applications (tenant_id, job_id, user_id, status, score, score_parts)
     select tenant_id, $2, user_id, $3, 0, 'null' from applications where id = $1 returning id`,
    [likeId, jobId, status],
  );
  return rows[0]?.id;
}

function move(manager: TestAccount, { id, version }: { id: number; version: number }, to: ApplicationStatus) {
  return send(app(), manager, applicationsApi.move, { params: { id: String(id) }, body: { to, version } });
}

describe('GET /api/v1/applications?words= with a text that many match', () => {
  it('shows each change at once: applied, moved, withdrawn, and deleted', async () => {
    const { admin, manager, job, bo, application } = await setUp();
    expect(await search(admin)).toEqual({ names: ['Ada Quilby'], counts: { applied: 1 } });
    const second = await submitApplication(app(), bo, job.id);
    for (const reader of [admin, manager])
      expect(await search(reader, { sort: 'oldest' })).toEqual({
        names: ['Ada Quilby', 'Bo Quilby'],
        counts: { applied: 2 },
      });
    await move(manager, application, 'screening');
    expect(await search(admin, { status: 'screening' })).toEqual({
      names: ['Ada Quilby'],
      counts: { applied: 1, screening: 1 },
    });
    const withdrawing = await send(app(), bo, applicationsApi.move, {
      params: { id: String(second.id) },
      body: { to: 'withdrawn', version: second.version },
    });
    expect(withdrawing.status).toBe(200);
    expect((await search(manager)).counts).toEqual({ screening: 1, withdrawn: 1 });
    const id = await insertApplication(second.id, { jobId: (await makeJob(app(), manager)).id, status: 'hired' });
    expect((await search(manager)).counts).toEqual({ screening: 1, withdrawn: 1, hired: 1 });
    await app().services.database.pool.query('delete from applications where id = $1', [id]);
    expect((await search(manager)).counts).toEqual({ screening: 1, withdrawn: 1 });
  });

  it('shows a change when its transaction commits, also after others that began later', async () => {
    const { admin, manager, job, bo, application } = await setUp();
    const slow = newClient(app().services.database.url, 'test');
    await slow.connect();
    await slow.query(`set app.tenant = 'all'`);
    await slow.query('begin');
    await slow.query(`update applications set status = 'hired' where id = $1`, [application.id]);
    await submitApplication(app(), bo, job.id);
    for (const reader of [admin, manager]) expect((await search(reader)).counts).toEqual({ applied: 2 });
    await slow.query('commit');
    for (const reader of [admin, manager]) expect((await search(reader)).counts).toEqual({ applied: 1, hired: 1 });
    await slow.query('begin');
    await slow.query(`update applications set status = 'rejected' where id = $1`, [application.id]);
    await slow.query('rollback');
    await slow.end();
    expect((await search(admin)).counts).toEqual({ applied: 1, hired: 1 });
  });

  it('leaves out other employers, drafts, and people who have not agreed', async () => {
    const { tenant, admin, manager, job, application } = await setUp();
    const other = await makeAccount(app(), tenant, 'hiring_manager');
    expect(await search(other)).toEqual({ names: [], counts: {} });
    const draftId = await insertApplication(application.id, {
      jobId: (await makeJob(app(), manager)).id,
      status: 'draft',
    });
    expect((await search(admin)).counts).toEqual({ applied: 1 });
    await app().services.database.pool.query(`update applications set status = 'applied' where id = $1`, [draftId]);
    expect((await search(admin)).counts).toEqual({ applied: 2 });
    const coach = await makeAccount(app(), tenant, 'recruiter');
    const cy = await makeAccount(app(), tenant, 'job_seeker', {
      fullName: 'Cy Quilby',
      sponsorId: coach.organisationId ?? 0,
    });
    expect((await suggestJob(app(), coach, job, cy)).status).toBeLessThan(300);
    expect(await search(manager)).toEqual({ names: ['Ada Quilby', 'Ada Quilby'], counts: { applied: 2 } });
    expect((await search(admin)).counts).toEqual({ applied: 2, sourced: 1 });
  });

  it('does not find a masked applicant by name', async () => {
    const { tenant, admin, manager, job, bo } = await setUp();
    const masking = await makeJob(app(), manager);
    const stages = { params: { id: String(masking.id) }, body: { stages: ['applied'] as never } };
    expect((await send(app(), manager, maskingApi.save, stages)).status).toBe(200);
    expect((await sendApplication(app(), bo, masking.id)).status).toBe(201);
    await sendApplication(app(), await makePerson(tenant, 'Di Quilby'), job.id);
    for (const reader of [admin, manager])
      expect(await search(reader, { sort: 'oldest' })).toEqual({
        names: ['Ada Quilby', 'Di Quilby'],
        counts: { applied: 2 },
      });
  });
});

describe('GET /api/v1/applications?words= with a text of names and titles', () => {
  it('finds applicants by name or by the title of the job, each application once', async () => {
    const { tenant, admin, manager, bo } = await setUp();
    const job = await makeJob(app(), manager, { title: 'Quilby Tester' });
    await submitApplication(app(), bo, job.id);
    await submitApplication(app(), await makePerson(tenant, 'Eli Other'), job.id);
    for (const reader of [admin, manager])
      expect(await search(reader, { sort: 'oldest' })).toEqual({
        names: ['Ada Quilby', 'Bo Quilby', 'Eli Other'],
        counts: { applied: 3 },
      });
  });

  it('finds a job by its title of now, also when the transaction that changed it commits late', async () => {
    const { tenant, admin, manager } = await setUp();
    const job = await makeJob(app(), manager, { title: 'Quilby Tester' });
    await submitApplication(app(), await makePerson(tenant, 'Eli Other'), job.id);
    const found = ['Ada Quilby', 'Eli Other'];
    const rename = `update jobs set title = $2 where id = $1`;
    expect((await search(admin, { sort: 'oldest' })).names).toEqual(found);
    await app().services.database.pool.query(rename, [job.id, 'Tester']);
    expect((await search(admin)).names).toEqual(['Ada Quilby']);
    const slow = newClient(app().services.database.url, 'test');
    await slow.connect();
    await slow.query(`set app.tenant = 'all'`);
    await slow.query('begin');
    await slow.query(rename, [job.id, 'Head of Quilby']);
    const other = await makeJob(app(), manager, { title: 'Quilby Cook' });
    await submitApplication(app(), await makePerson(tenant, 'Fay Other'), other.id);
    expect((await search(admin, { sort: 'oldest' })).names).toEqual(['Ada Quilby', 'Fay Other']);
    await slow.query('commit');
    await slow.end();
    expect((await search(admin, { sort: 'oldest' })).names).toEqual([...found, 'Fay Other']);
  });
});
