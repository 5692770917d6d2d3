import { describe, expect, it } from 'vitest';
import { applicationDraftsApi } from '#domain/features/applications/draft.ts';
import { applicationMarksApi } from '#domain/features/applications/marks/contract.ts';
import { applicantViewsApi } from '#domain/features/applications/views/contract.ts';
import { jobImportsApi } from '#domain/features/bulk-imports/jobs/contract.ts';
import { jobsApi } from '#domain/features/jobs/contract.ts';
import { jobInterestApi } from '#domain/features/jobs/job-views.ts';
import { savedJobsApi } from '#domain/features/jobs/search/saved.ts';
import { testApp } from '#server/testing/app.ts';
import { applyTo } from '#server/testing/chat/conversations.ts';
import { readTenantRows } from '#server/testing/database/tenant-rows.ts';
import { makeAccount, makeJob, makeManager, newJob } from '#server/testing/factories.ts';
import { idParams } from '#server/testing/hiring/suggestions.ts';
import { importJobFile, listJobItems, readJobImport } from '#server/testing/imports/job-imports.ts';
import { type Caller, send } from '#server/testing/send.ts';

const app = testApp();

/** Forty jobs, which can be published. */
const board = {
  name: 'board.csv',
  bytes: [
    'Ref,Title,Description,City,State',
    ...Array.from({ length: 40 }, (_, index) => `s-${index},Seed Librarian ${index},Sort seeds by kind.,Portland,OR`),
  ].join('\n'),
};

const undo = (caller: Caller, token: string) => send(app(), caller, jobImportsApi.undo, { params: { token } });

/** Tables that an undo leaves as they are. */
const keptTables = [
  // The audit trail.
  ...['audit_events', 'audit_marks', 'audit_seals'],
  // The history of a job stays after the job.
  'job_events',
  // The history of the import, and the message about its end.
  ...['bulk_imports', 'bulk_import_items', 'notifications', 'mails'],
  // Words that are not in the taxonomy. Profiles and jobs that were written since may have the same ones.
  'tenant_terms',
  // When titles of jobs were changed, or jobs added. Read by lists of applications, deleted later.
  'job_title_changes',
];

describe('undo of a job import', () => {
  it.each(['draft', 'publish'] as const)(
    'restores every row of the tenant if no job was used (%s)',
    async (publish) => {
      const { tenant, manager } = await makeManager(app());
      const seeker = await makeAccount(app(), tenant, 'job_seeker');
      const own = await makeJob(app(), manager);
      await applyTo(app(), seeker, own.id);
      const before = await readTenantRows(app(), tenant.id, keptTables);
      const token = await importJobFile(app(), manager, board, publish);
      expect((await readJobImport(app(), manager, token)).counts.new).toBe(40);
      expect(await readTenantRows(app(), tenant.id, keptTables)).not.toEqual(before);
      const undone = await undo(manager, token);
      expect(undone.body).toMatchObject({ state: 'undone', undo_counts: { removed: 40, kept: 0 } });
      expect(await readTenantRows(app(), tenant.id, keptTables)).toEqual(before);
      expect((await undo(manager, token)).status).toBe(409);
    },
  );

  it('also removes jobs that were only looked at, by visitors or by the team', async () => {
    const { tenant, manager } = await makeManager(app());
    const before = await readTenantRows(app(), tenant.id, keptTables);
    const token = await importJobFile(app(), manager, board, 'publish');
    const [first, second] = await listJobItems(app(), manager, token);
    const ofFirst = idParams(first?.job_id ?? 0);
    expect((await send(app(), tenant.visitor, jobInterestApi.view, ofFirst)).status).toBe(200);
    expect((await send(app(), manager, applicationMarksApi.visit, ofFirst)).status).toBe(200);
    const view = { name: 'New ones', filter: {}, is_shared: true };
    const saved = await send(app(), manager, applicantViewsApi.save, {
      ...idParams(second?.job_id ?? 0),
      body: view,
    });
    expect(saved.status).toBe(201);
    expect((await undo(manager, token)).body.undo_counts).toEqual({ removed: 40, kept: 0 });
    expect(await readTenantRows(app(), tenant.id, keptTables)).toEqual(before);
  });

  it('keeps exactly the jobs that were used, each with the reason', async () => {
    const { tenant, manager } = await makeManager(app());
    const seeker = await makeAccount(app(), tenant, 'job_seeker');
    const colleague = await makeAccount(app(), tenant, 'hiring_member', {
      organisationId: manager.organisationId ?? 0,
    });
    const token = await importJobFile(app(), manager, board, 'publish');
    const jobIds = (await listJobItems(app(), manager, token)).flatMap(({ job_id: id }) => id ?? []);
    const [applied = 0, started = 0, edited = 0, paused = 0, saved = 0, shared = 0] = jobIds;
    await applyTo(app(), seeker, applied);
    const draft = { resume: '', answers: [], cover_note: 'I like order.', done: [] };
    await send(app(), seeker, applicationDraftsApi.save, { ...idParams(started), body: draft });
    await send(app(), seeker, savedJobsApi.save, idParams(saved));
    const readVersion = async (id: number) => (await send(app(), manager, jobsApi.read, idParams(id))).body.version;
    const changed = { job: newJob(), version: await readVersion(edited) };
    expect((await send(app(), manager, jobsApi.edit, { ...idParams(edited), body: changed })).status).toBe(200);
    const pause = { to: 'paused', version: await readVersion(paused) } as const;
    expect((await send(app(), manager, jobsApi.move, { ...idParams(paused), body: pause })).status).toBe(200);
    const member = { tenant_id: tenant.id, job_id: shared, user_id: colleague.id, is_lead: false };
    await app().services.database.db.insertInto('job_team').values(member).execute();

    const used = [applied, started, edited, paused, saved, shared];
    const readJobs = async () => (await readTenantRows(app(), tenant.id, [])).jobs as { id: number }[];
    const before = (await readJobs()).filter(({ id }) => used.includes(id));
    expect((await undo(manager, token)).body.undo_counts).toEqual({ removed: 34, kept: 6 });
    expect(await readJobs()).toEqual(before);
    const items = await listJobItems(app(), manager, token);
    expect(items.filter(({ job_id: id }) => id !== null).map((item) => [item.job_id, item.kept_reason])).toEqual([
      [applied, 'applications'],
      [started, 'applications'],
      [edited, 'edited'],
      [paused, 'edited'],
      [saved, 'saved'],
      [shared, 'team'],
    ]);
    expect(items.filter(({ job_id: id }) => id === null).map((item) => item.kept_reason)).toEqual(Array(34).fill(null));
  });
});
