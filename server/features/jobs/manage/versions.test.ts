import { describe, expect, it } from 'vitest';
import { jobsApi } from '#domain/features/jobs/contract.ts';
import { jobHistoryApi } from '#domain/features/jobs/job-history.ts';
import type { NewJob } from '#domain/features/jobs/posting/new-job.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeJob, makeTenant, newJob, type TestAccount } from '#server/testing/factories.ts';
import { type Caller, send } from '#server/testing/send.ts';

const app = testApp();

async function employer() {
  const tenant = await makeTenant(app());
  return { tenant, manager: await makeAccount(app(), tenant, 'hiring_manager') };
}

function edit(who: TestAccount, { id, version }: { id: number; version: number }, fields: Partial<NewJob>) {
  return send(app(), who, jobsApi.edit, { params: { id: String(id) }, body: { job: newJob(fields), version } });
}

function list(who: Caller, id: number, query: Record<string, string> = {}) {
  return send(app(), who, jobHistoryApi.list, { params: { id: String(id) }, query });
}

function read(who: Caller, id: number, version: number) {
  return send(app(), who, jobHistoryApi.read, { params: { id: String(id), version: String(version) } });
}

describe('GET /api/v1/jobs/:id/versions', () => {
  it('lists edits since the first publishing with who, when, and what changed, and status changes', async () => {
    const { manager } = await employer();
    const draft = await makeJob(app(), manager, { title: 'First draft', isActive: false });
    const edited = await edit(manager, draft, { title: 'Second draft' });
    const published = await send(app(), manager, jobsApi.move, {
      params: { id: String(draft.id) },
      body: { to: 'active', version: edited.body.version },
    });
    const latest = await edit(manager, published.body, { title: 'Tester', openings: 3 });
    expect(latest.status).toBe(200);
    const { entries, next } = (await list(manager, draft.id)).body;
    expect(next).toBeNull();
    expect(entries).toMatchObject([
      {
        kind: 'edit',
        version: latest.body.version,
        by: 'Rowan Ellery',
        is_first: false,
        is_latest: true,
        changes: [
          { field: 'title', before: 'Second draft', after: 'Tester' },
          { field: 'openings', after: 3 },
        ],
      },
      { kind: 'status', from: 'draft', to: 'active', by: 'Rowan Ellery' },
      { kind: 'edit', version: published.body.version, is_first: true, is_latest: false, changes: [] },
      { kind: 'status', from: null, to: 'draft' },
    ]);
    const first = await read(manager, draft.id, published.body.version);
    expect(first.body).toMatchObject({ title: 'Second draft', skills: published.body.skills });
  });

  it('stores nothing for a save without changes and for an edit that lost to another one', async () => {
    const { manager } = await employer();
    const job = await makeJob(app(), manager);
    const [one, two] = await Promise.all([
      edit(manager, job, { title: 'Edit one' }),
      edit(manager, job, { title: 'Edit two' }),
    ]);
    expect([one.status, two.status].toSorted()).toEqual([200, 409]);
    const won = one.status === 200 ? one : two;
    const again = await edit(manager, won.body, { title: won.body.title });
    expect(again.status).toBe(200);
    const edits = (await list(manager, job.id)).body.entries.filter(({ kind }) => kind === 'edit');
    expect(edits).toMatchObject([{ version: won.body.version }, { version: job.version, is_first: true }]);
  });

  it('starts with the content before the edit for a job that was published earlier', async () => {
    const { manager } = await employer();
    const job = await makeJob(app(), manager, { title: 'Before' });
    const { db } = app().services.database;
    await db.deleteFrom('job_versions').where('job_id', '=', job.id).execute();
    await edit(manager, job, { title: 'After' });
    const edits = (await list(manager, job.id)).body.entries.filter(({ kind }) => kind === 'edit');
    expect(edits).toMatchObject([
      { changes: [{ field: 'title', before: 'Before', after: 'After' }] },
      { is_first: true, by: null, version: job.version },
    ]);
  });

  it('returns every entry once over several pages', async () => {
    const { manager } = await employer();
    let job = await makeJob(app(), manager);
    for (let count = 1; count <= 20; count += 1) job = (await edit(manager, job, { title: `Edit ${count}` })).body;
    const first = (await list(manager, job.id)).body;
    const rest = (await list(manager, job.id, { cursor: first.next ?? '' })).body;
    const versions = [...first.entries, ...rest.entries].map((entry) =>
      entry.kind === 'edit' ? entry.version : entry.to,
    );
    expect([first.entries.length, rest.next]).toEqual([20, null]);
    expect(versions).toEqual([...Array.from({ length: 20 }, (_, index) => job.version - index), 'active', 2, 'draft']);
    expect((await list(manager, job.id, { cursor: 'bm90' })).problem.fields).toEqual([
      { field: 'query.cursor', code: 'invalid_value' },
    ]);
  });

  it('answers those who read the job as staff, and returns 404 to other organizations', async () => {
    const { tenant, manager } = await employer();
    const job = await makeJob(app(), manager);
    const status = async (who: Caller) => [
      (await list(who, job.id)).status,
      (await read(who, job.id, job.version)).status,
    ];
    const member = await makeAccount(app(), tenant, 'hiring_member', { organisationId: manager.organisationId ?? 0 });
    expect(await status(await makeAccount(app(), tenant, 'admin'))).toEqual([200, 200]);
    expect(await status(await makeAccount(app(), tenant, 'concierge_member'))).toEqual([200, 200]);
    expect(await status(member)).toEqual([404, 404]);
    expect(await status(await makeAccount(app(), tenant, 'hiring_manager'))).toEqual([404, 404]);
    expect(await status(await makeAccount(app(), tenant, 'recruiter'))).toEqual([404, 404]);
    expect(await status(await makeAccount(app(), tenant, 'job_seeker'))).toEqual([403, 403]);
    expect(await status(tenant.visitor)).toEqual([401, 401]);
    expect((await read(manager, job.id, 999)).status).toBe(404);
  });
});
