import { describe, expect, it } from 'vitest';
import { accommodationsApi } from '#domain/features/accommodations/contract.ts';
import { accountsApi } from '#domain/features/accounts/contract.ts';
import { applicationsApi } from '#domain/features/applications/contract.ts';
import { humanReviewsApi } from '#domain/features/human-reviews/contract.ts';
import { savedJobsApi } from '#domain/features/jobs/search/saved.ts';
import { needsApi } from '#domain/features/needs/contract.ts';
import { privateDraftsApi } from '#domain/features/needs/private-drafts.ts';
import { privacyApi } from '#domain/features/privacy/contract.ts';
import { savedSearchesApi } from '#domain/features/saved-searches/contract.ts';
import { supportersApi } from '#domain/features/supporters/contract.ts';
import { openArchive } from '#server/features/resumes/formats/zip.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeJob, makeTenant, type TestAccount, type TestTenant } from '#server/testing/factories.ts';
import { send } from '#server/testing/send.ts';
import { cleanUpExports, runDueExports } from './export-task.ts';

const app = testApp();

const canary = 'Quillfeather';
const password = 'plum ladder orbit';

/** A job seeker with the canary in every kind of data. */
async function makeSeekerWithData(tenant: TestTenant) {
  const manager = await makeAccount(app(), tenant, 'hiring_manager');
  const seeker = await makeAccount(app(), tenant, 'job_seeker', { fullName: `Ada ${canary}` });
  const { db } = app().services.database;
  const hash = await app().services.passwords.hash(password);
  const email = `${canary}.${seeker.id}@example.com`.toLowerCase();
  await db.updateTable('users').set({ password_hash: hash, email }).where('id', '=', seeker.id).execute();
  await db
    .updateTable('seeker_profiles')
    .set({ summary: canary, phone: canary })
    .where('user_id', '=', seeker.id)
    .execute();
  const resumeId = await insertResume(tenant, seeker);
  const job = await makeJob(app(), manager);
  const application = await send(app(), seeker, applicationsApi.apply, {
    params: { id: String(job.id) },
    body: { resume_id: resumeId, answers: [], cover_note: canary },
  });
  await send(app(), seeker, needsApi.save, { body: { needs: [{ kind: 'tools', choice: '', words: canary }] } });
  await send(app(), seeker, accommodationsApi.ask, {
    params: { id: String(application.body.id) },
    body: { stage: 'interview', needed_on: null, choices: [], words: canary },
  });
  await send(app(), seeker, humanReviewsApi.ask, {
    params: { id: String(application.body.id) },
    body: { subject: 'score', question: canary },
  });
  await send(app(), seeker, savedJobsApi.save, { params: { id: String(job.id) } });
  await send(app(), seeker, savedSearchesApi.save, {
    body: { name: canary, address: `words=${canary}`, frequency: 'daily' },
  });
  await send(app(), seeker, supportersApi.invite, {
    body: { name: canary, email: `coach.${email}`, rights: ['see_profile'] },
  });
  return { manager, seeker, email, job, application: application.body };
}

/** Inserts a résumé with its file, like an upload does. */
async function insertResume(tenant: TestTenant, seeker: TestAccount): Promise<number> {
  const { database, files } = app().services;
  const owner = { tenant_id: tenant.id, sha256: '0'.repeat(64) };
  const storageKey = await files.put(Buffer.from(canary));
  const file = await database.db
    .insertInto('files')
    .values({
      ...owner,
      owner_user_id: seeker.id,
      path: `resumes/${seeker.id}/${canary}.txt`,
      storage_key: storageKey,
      file_name: `${canary}.txt`,
      media_type: 'text/plain',
      byte_size: canary.length,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const resume = await database.db
    .insertInto('resumes')
    .values({ ...owner, user_id: seeker.id, file_id: file.id, text: canary, parsed: '{}' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return resume.id;
}

const erase = (who: TestAccount, given: string) =>
  send(app(), who, privacyApi.deleteAccount, { body: { password: given } });

describe('/api/v1/me/consents', () => {
  it('returns each change of discoverability with its time', async () => {
    const seeker = await makeAccount(app(), await makeTenant(app()), 'job_seeker');
    const set = (isDiscoverable: boolean) =>
      send(app(), seeker, privacyApi.setDiscoverable, { body: { is_discoverable: isDiscoverable } });
    await set(true);
    await set(true);
    const { body } = await set(false);
    expect(body.is_discoverable).toBe(false);
    expect(body.events.map(({ kind, is_given }) => [kind, is_given])).toEqual([
      ['discoverable', false],
      ['discoverable', true],
    ]);
    await expect(app().services.database.pool.query('delete from consent_events')).rejects.toThrow(/append-only/);
  });

  it('includes the terms; staff have no discoverability', async () => {
    const tenant = await makeTenant(app());
    const manager = await makeAccount(app(), tenant, 'hiring_manager');
    expect((await send(app(), manager, privacyApi.consents)).body).toEqual({ is_discoverable: null, events: [] });
    await app()
      .services.database.db.updateTable('users')
      .set({ is_consent: true })
      .where('id', '=', manager.id)
      .execute();
    const { events } = (await send(app(), manager, privacyApi.consents)).body;
    expect(events).toMatchObject([{ kind: 'terms', is_given: true }]);
  });
});

describe('/api/v1/me/exports', () => {
  it('builds one export in the background with all data and files', async () => {
    const { seeker } = await makeSeekerWithData(await makeTenant(app()));
    const started = await send(app(), seeker, privacyApi.startExport);
    expect([started.status, started.body.exports]).toMatchObject([202, [{ status: 'waiting', done: 0 }]]);
    expect((await send(app(), seeker, privacyApi.startExport)).body.exports).toHaveLength(1);
    await runDueExports(app().services);
    const [made] = (await send(app(), seeker, privacyApi.exports)).body.exports;
    expect(made).toMatchObject({ status: 'ready', done: made?.total });
    const at = { params: { id: String(made?.id) } };
    const zip = await send(app(), seeker, privacyApi.exportFile, at);
    expect(zip.headers.get('content-type')).toBe('application/zip');
    const archive = await openArchive(zip.body as unknown as Uint8Array);
    const data = (await archive.read('data.json'))?.toString() ?? '';
    expect(Object.keys(JSON.parse(data))).toEqual(
      expect.arrayContaining(['account', 'working_needs', 'adjustments', 'human_reviews']),
    );
    expect(data.match(new RegExp(canary, 'g'))?.length).toBeGreaterThan(6);
    expect(data).not.toMatch(/password_hash|argon2/);
    const other = await makeAccount(app(), await makeTenant(app()), 'job_seeker');
    expect((await send(app(), other, privacyApi.exportFile, at)).status).toBe(404);
  });

  it('expires exports and deletes their bytes', async () => {
    const { seeker } = await makeSeekerWithData(await makeTenant(app()));
    await send(app(), seeker, privacyApi.startExport);
    await runDueExports(app().services);
    const { db } = app().services.database;
    const old = { expires_at: new Date(Date.now() - 1000) };
    await db.updateTable('data_exports').set(old).where('user_id', '=', seeker.id).execute();
    await cleanUpExports(app().services);
    expect((await send(app(), seeker, privacyApi.exports)).body.exports).toMatchObject([{ status: 'expired' }]);
    expect(await db.selectFrom('discarded_files').selectAll().execute()).toEqual([]);
  });
});

describe('POST /api/v1/me/deletion', () => {
  it('refuses a wrong password and changes nothing', async () => {
    const { seeker } = await makeSeekerWithData(await makeTenant(app()));
    const refused = await erase(seeker, 'not the password');
    expect(refused.problem.fields).toEqual([{ field: 'body.password', code: 'password_wrong' }]);
    expect((await send(app(), seeker, accountsApi.me)).body.full_name).toBe(`Ada ${canary}`);
  });

  it('removes all personal data and keeps anonymized applications', async () => {
    const tenant = await makeTenant(app());
    const { seeker, manager, email, application } = await makeSeekerWithData(tenant);
    await send(app(), seeker, privacyApi.startExport);
    await runDueExports(app().services);
    const { db, pool } = app().services.database;
    const before = await db.selectFrom('files').select('storage_key').where('owner_user_id', '=', seeker.id).execute();
    expect((await erase(seeker, password)).body).toEqual({ status: 'success' });
    expect((await send(app(), seeker, accountsApi.me)).status).toBe(401);
    const { rows } = await pool.query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
    );
    expect(rows.length).toBeGreaterThan(30);
    const left: string[] = [];
    for (const { name } of rows) {
      const found = await pool.query(`select from ${name} x where x::text ilike $1`, [`%${canary}.${seeker.id}%`]);
      const inTenant = name === 'tenants' || name === 'schema_migrations' ? '' : ` and x.tenant_id = ${tenant.id}`;
      const ofTenant = await pool.query(`select from ${name} x where x::text ilike $1${inTenant}`, [`%${canary}%`]);
      if ((found.rowCount ?? 0) + (ofTenant.rowCount ?? 0) > 0) left.push(name);
    }
    expect(left).toEqual([]);
    for (const { storage_key: key } of before) await expect(app().services.files.get(key)).rejects.toThrow();
    const anonymized = await send(app(), manager, applicationsApi.read, { params: { id: String(application.id) } });
    expect(anonymized.body).toMatchObject({ status: 'withdrawn', seeker: { name: 'Deleted account' }, cover_note: '' });
    expect(anonymized.body.events.map(({ to }) => to)).toEqual(['applied', 'withdrawn']);
    const again = { username: email, password };
    expect((await send(app(), tenant.visitor, accountsApi.signIn, { body: again })).status).toBe(401);
  });

  it('leaves no data that was saved concurrently', async () => {
    const tenant = await makeTenant(app());
    const job = await makeJob(app(), await makeAccount(app(), tenant, 'hiring_manager'));
    const people = await Promise.all(Array.from({ length: 12 }, () => makeAccount(app(), tenant, 'job_seeker')));
    const { db } = app().services.database;
    await db.updateTable('users').set({ password_hash: null }).where('tenant_id', '=', tenant.id).execute();
    await Promise.all(
      people.flatMap((seeker) => [
        send(app(), seeker, savedJobsApi.save, { params: { id: String(job.id) } }),
        erase(seeker, ''),
        send(app(), seeker, needsApi.save, { body: { needs: [{ kind: 'tools', choice: '', words: canary }] } }),
        send(app(), seeker, privateDraftsApi.save, { params: { form: 'needs' }, body: { answers: { tools: canary } } }),
        send(app(), seeker, savedJobsApi.save, { params: { id: String(job.id) } }),
        send(app(), seeker, savedSearchesApi.save, { body: { name: canary, address: 'words=a', frequency: 'never' } }),
      ]),
    );
    for (const table of ['working_needs', 'private_drafts', 'saved_jobs', 'saved_searches'] as const) {
      expect([
        table,
        await db.selectFrom(table).select('user_id').where('tenant_id', '=', tenant.id).execute(),
      ]).toEqual([table, []]);
    }
  });
});

describe('deletion without a password or by a lead', () => {
  it('needs a recent sign-in of an account without a password', async () => {
    const seeker = await makeAccount(app(), await makeTenant(app()), 'job_seeker');
    const { db } = app().services.database;
    await db.updateTable('users').set({ password_hash: null }).where('id', '=', seeker.id).execute();
    const since = (minutes: number) =>
      db
        .updateTable('sessions')
        .set({ created_at: new Date(Date.now() - minutes * 60_000) })
        .where('user_id', '=', seeker.id)
        .execute();
    await since(6);
    expect((await erase(seeker, '')).problem.code).toBe('sign_in_again');
    await since(1);
    expect((await erase(seeker, '')).status).toBe(200);
  });

  it('refuses the last lead', async () => {
    const tenant = await makeTenant(app());
    const lead = await makeAccount(app(), tenant, 'hiring_manager');
    const { db } = app().services.database;
    await db.updateTable('users').set({ password_hash: null }).where('tenant_id', '=', tenant.id).execute();
    expect((await erase(lead, '')).problem.code).toBe('last_lead');
    await makeAccount(app(), tenant, 'hiring_manager', { organisationId: lead.organisationId ?? 0 });
    expect((await erase(lead, '')).status).toBe(200);
  });
});
