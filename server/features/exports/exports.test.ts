import { parse } from 'csv-parse/sync';
import { beforeEach, describe, expect, it } from 'vitest';
import { applicationsApi } from '#domain/features/applications/contract.ts';
import { maskingApi } from '#domain/features/applications/masking/contract.ts';
import { exportsApi } from '#domain/features/exports/contract.ts';
import { cleanUpExports, runDueExports } from '#server/features/privacy/export-task.ts';
import { openArchive } from '#server/features/resumes/formats/zip.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeJob, makeTenant, type TestAccount, type TestTenant } from '#server/testing/factories.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();
let tenant: TestTenant;
let admin: TestAccount;

beforeEach(async () => {
  tenant = await makeTenant(app());
  admin = await makeAccount(app(), tenant, 'admin');
});

const start = (account: TestAccount, format: 'csv' | 'jsonl' = 'csv') =>
  send(app(), account, exportsApi.start, { body: { format, purpose: 'Yearly review' } });

const download = (account: TestAccount, id: number) =>
  send(app(), account, exportsApi.file, { params: { id: String(id) } });

/** Runs the task, and returns the files of the newest export. */
async function make(account: TestAccount, format: 'csv' | 'jsonl' = 'csv'): Promise<Map<string, string>> {
  expect((await start(account, format)).status).toBe(202);
  await runDueExports(app().services);
  const [made] = (await send(app(), account, exportsApi.list)).body.exports;
  expect(made).toMatchObject({ status: 'ready', purpose: 'Yearly review', format, done: made?.total });
  const { status, body } = await download(account, made?.id ?? 0);
  expect(status).toBe(200);
  const archive = await openArchive(body as unknown as Uint8Array);
  const files = archive.names.map(
    async (name) => [name, Buffer.from((await archive.read(name)) ?? []).toString()] as const,
  );
  return new Map(await Promise.all(files));
}

/** An application that is reviewed masked, by a person with canaries in every field. */
async function makeApplication(fullName: string): Promise<number> {
  const manager = await makeAccount(app(), tenant, 'hiring_manager');
  const seeker = await makeAccount(app(), tenant, 'job_seeker', { fullName });
  const job = await makeJob(app(), manager);
  const params = { id: String(job.id) };
  await send(app(), manager, maskingApi.save, { params, body: { stages: ['applied'] as never } });
  const body = { resume_id: null, answers: [], cover_note: 'CANARYNOTE' };
  expect((await send(app(), seeker, applicationsApi.apply, { params, body })).status).toBe(201);
  const { pool } = app().services.database;
  await pool.query(
    "insert into working_needs (tenant_id, user_id, kind, words) values ($1, $2, 'tools', 'CANARYNEED')",
    [tenant.id, seeker.id],
  );
  return seeker.id;
}

describe('POST /api/v1/exports', () => {
  it('makes a ZIP of what an administrator may see, without private data and masked applicants', async () => {
    const seekerId = await makeApplication('=Zoe Canary');
    const files = await make(admin);
    expect([...files.keys()].sort()).toEqual([
      ...['about.json', 'accounts.csv', 'application_events.csv', 'applications.csv', 'interviews.csv'],
      ...['jobs.csv', 'offers.csv', 'organisations.csv'],
    ]);
    const rows: Record<string, string>[] = parse(files.get('applications.csv') ?? '', { bom: true, columns: true });
    expect(rows).toMatchObject([{ status: 'applied', applicant_id: '' }]);
    expect(files.get('accounts.csv')).toContain(`${seekerId},'=Zoe Canary`);
    expect([...files.values()].join('\n')).not.toMatch(/CANARYNOTE|CANARYNEED|password|working_need/);
    expect(JSON.parse(files.get('about.json') ?? '')).toMatchObject({ purpose: 'Yearly review', made_by: admin.id });
  });

  it('writes JSON Lines with the same rows', async () => {
    await makeApplication('Zoe');
    const files = await make(admin, 'jsonl');
    const lines = (files.get('jobs.jsonl') ?? '')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toMatchObject([
      { id: expect.any(Number), status: 'active', created_at: expect.stringMatching(/Z$/) },
    ]);
  });

  it('has nothing of another tenant', async () => {
    await makeApplication('Zoe Foreign');
    const stranger = await makeAccount(app(), await makeTenant(app()), 'admin');
    expect([...(await make(stranger)).values()].join('\n')).not.toContain('Zoe Foreign');
    const [own] = (await send(app(), admin, exportsApi.list)).body.exports;
    expect(own).toBeUndefined();
  });

  it('gives a skilling partner the reports only, without groups under ten', async () => {
    await makeApplication('Zoe Single');
    const partner = await makeAccount(app(), tenant, 'skilling_partner');
    const files = await make(partner);
    expect([...files.keys()].sort()).toEqual([
      ...['about.json', 'applicationSource.csv', 'currentPipeline.csv', 'hiringVelocity.csv', 'historicPipeline.csv'],
      ...['successMetric.csv', 'timeToHire.csv'],
    ]);
    const numbers = [...files.entries()]
      .filter(([name]) => name.endsWith('.csv'))
      .flatMap(([, text]) => parse(text, { bom: true, columns: true }) as Record<string, string>[])
      .flatMap((row) => Object.values(row).slice(1))
      .filter((cell) => cell !== '' && Number(cell) > 0);
    expect(numbers).toEqual([]);
  });

  it('logs the purpose, and refuses an export without one', async () => {
    const empty = await send(app(), admin, exportsApi.start, { body: { format: 'csv', purpose: ' ' } });
    expect([empty.status, empty.problem.fields?.[0]?.field]).toEqual([400, 'body.purpose']);
    await make(admin);
    const { rows } = await app().services.database.pool.query(
      `select action, detail from audit_events where tenant_id = $1 and action like 'export.%' order by id`,
      [tenant.id],
    );
    expect(rows).toEqual([
      { action: 'export.start', detail: { format: 'csv', purpose: 'Yearly review' } },
      { action: 'export.download', detail: {} },
    ]);
  });

  it('one is made at a time; a repeated request does not queue another', async () => {
    await start(admin);
    expect((await start(admin)).body.exports.length).toBe(1);
  });
});

describe('GET /api/v1/exports/:id/file', () => {
  it('is for the person who made it, for a day', async () => {
    await make(admin);
    const [made] = (await send(app(), admin, exportsApi.list)).body.exports;
    const other = await makeAccount(app(), tenant, 'admin');
    expect((await download(other, made?.id ?? 0)).status).toBe(404);
    expect(Date.parse(made?.expires_at ?? '') - Date.parse(made?.created_at ?? '')).toBeLessThanOrEqual(86_500_000);
    app().passTime(90_000);
    await cleanUpExports(app().services);
    const { rows } = await app().services.database.pool.query(
      'select status, storage_key from data_exports where user_id = $1',
      [admin.id],
    );
    expect(rows).toEqual([{ status: 'expired', storage_key: null }]);
  });

  it('an account that lost the role gets no file', async () => {
    await start(admin);
    await app().services.database.pool.query("update users set state = 'disabled' where id = $1", [admin.id]);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await runDueExports(app().services);
      app().passTime(600);
    }
    const { rows } = await app().services.database.pool.query('select status from data_exports where user_id = $1', [
      admin.id,
    ]);
    expect(rows).toEqual([{ status: 'failed' }]);
  });
});
