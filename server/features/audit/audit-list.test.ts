import { parse } from 'csv-parse/sync';
import { beforeEach, describe, expect, it } from 'vitest';
import { applicationsApi } from '#domain/features/applications/contract.ts';
import { maskingApi } from '#domain/features/applications/masking/contract.ts';
import { auditApi } from '#domain/features/audit/contract.ts';
import { impersonationApi } from '#domain/features/impersonation/contract.ts';
import { needsApi } from '#domain/features/needs/contract.ts';
import { tenantAdminApi } from '#domain/features/tenants/admin-contract.ts';
import { makeFirstAdmin } from '#server/testing/accounts/first-admin.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeJob, makeTenant, type TestAccount, type TestTenant } from '#server/testing/factories.ts';
import { send } from '#server/testing/send.ts';
import { runAuditChecks } from './check-task.ts';
import { sealAuditEntries } from './sealing.ts';

const app = testApp();
const { firstAdmin, password } = makeFirstAdmin(app);

let tenant: TestTenant;
let admin: TestAccount;

beforeEach(async () => {
  tenant = await makeTenant(app());
  admin = await makeAccount(app(), tenant, 'admin', { fullName: 'Ada Admin' });
});

async function saveContact(phone: string): Promise<void> {
  const { version } = (await send(app(), admin, tenantAdminApi.read)).body;
  const body = { phone, email: 'help@example.com', version };
  expect((await send(app(), admin, tenantAdminApi.saveContact, { body })).status).toBe(200);
}

const list = async (query: object = {}, reader = admin) => (await send(app(), reader, auditApi.list, { query })).body;
const actions = async (query: object = {}) => (await list(query)).entries.map(({ action }) => action);

const insert = (values: Record<string, unknown>) =>
  app()
    .services.database.db.insertInto('audit_events')
    .values({ tenant_id: tenant.id, action: 'job.edit', subject_kind: 'job', subject_id: '1', ...values })
    .execute();

describe('GET /api/v1/audit', () => {
  it('says who did what, when, from where, with the values before and after', async () => {
    await saveContact('555 1');
    await saveContact('555 2');
    const [entry] = (await list({ action: 'tenant.contact' })).entries;
    expect(entry).toMatchObject({
      actor_kind: 'person',
      actor: { id: admin.id, name: 'Ada Admin' },
      impersonator: null,
      action: 'tenant.contact',
      record: { kind: 'tenant', id: String(tenant.id) },
      network: '127.0.0.0/24',
    });
    expect(entry?.changes).toContainEqual({ field: 'phone', from: null, to: '555 2' });
  });

  it('records each reading with its filter', async () => {
    await list({ topic: 'tenant' });
    const [entry] = (await list({ action: 'audit.read' })).entries;
    expect(entry).toMatchObject({ actor: { id: admin.id }, changes: [{ field: 'filter', to: 'topic tenant' }] });
  });

  it('filters by person, record, topic, action, and days of the time zone of the tenant', async () => {
    const other = await makeAccount(app(), tenant, 'hiring_manager', { fullName: 'Percy 100% Sure' });
    await insert({ actor_user_id: other.id, action: 'job.edit', subject_id: '71', at: '2026-03-05T04:30:00Z' });
    await insert({ actor_user_id: other.id, action: 'job.move', subject_id: '72', at: '2026-03-05T05:30:00Z' });
    const marked = async (query: object) => (await list(query)).entries.map(({ record }) => record.id);
    expect(await marked({ person: '100% s' })).toEqual(['72', '71']);
    expect(await marked({ person: String(other.id) })).toEqual(['72', '71']);
    expect(await marked({ person: '_100' })).toEqual([]);
    expect(await marked({ record: 'job:71' })).toEqual(['71']);
    expect(await marked({ record: 'job' })).toEqual(['72', '71']);
    expect(await marked({ topic: 'job' })).toEqual(['72', '71']);
    expect(await marked({ action: 'job.move' })).toEqual(['72']);
    await app().services.database.pool.query("update tenants set time_zone = 'America/New_York' where id = $1", [
      tenant.id,
    ]);
    expect(await marked({ from: '2026-03-04', to: '2026-03-04' })).toEqual(['71']);
    expect(await marked({ from: '2026-03-05', to: '2026-03-05' })).toEqual(['72']);
  });

  it('lists each entry once over its pages, also with equal times', async () => {
    for (let index = 0; index < 120; index += 1)
      await insert({ subject_id: String(index), at: '2026-03-05T05:30:00Z' });
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await list({ record: 'job', ...(cursor ? { cursor } : {}) });
      seen.push(...page.entries.map(({ record }) => record.id));
      cursor = page.next ?? undefined;
    } while (cursor);
    expect(seen).toEqual(Array.from({ length: 120 }, (_, index) => String(119 - index)));
    const { status, problem } = await send(app(), admin, auditApi.list, { query: { cursor: 'bm9wZQ' } });
    expect([status, problem.fields?.[0]?.field]).toEqual([400, 'query.cursor']);
  });

  it.each([
    [{ from: '2026-13-01' }, 'query.from'],
    [{ action: 'job.explode' }, 'query.action'],
    [{ action: 'needs.save' }, 'query.action'],
    [{ record: 'job 1' }, 'query.record'],
    [{ impersonation: 'maybe' }, 'query.impersonation'],
    [{ person: 'a\u0000b' }, 'query.person'],
  ])('refuses %j with the field', async (query, field) => {
    const { status, problem } = await send(app(), admin, auditApi.list, { query: query as never });
    expect([status, problem.fields?.[0]?.field]).toEqual([400, field]);
  });
});

describe('privacy of the audit list', () => {
  it('never lists entries about needs, disclosures, and accommodations', async () => {
    const seeker = await makeAccount(app(), tenant, 'job_seeker');
    const saved = await send(app(), seeker, needsApi.save, { body: { needs: [] } as never });
    expect(saved.status).toBeLessThan(500);
    await insert({ actor_user_id: seeker.id, action: 'adjustment.ask', subject_kind: 'adjustment' });
    await insert({ actor_user_id: seeker.id, action: 'disclosure.grant', subject_kind: 'user' });
    await insert({ actor_user_id: seeker.id, action: 'supporter.saw_needs', subject_kind: 'user' });
    expect(await actions({ person: String(seeker.id) })).toEqual([]);
  });

  it('shows nothing of another tenant', async () => {
    await saveContact('555 77');
    const stranger = await makeAccount(app(), await makeTenant(app()), 'program_manager');
    const { entries } = await list({}, stranger);
    expect(JSON.stringify(entries)).not.toMatch(/555 77|Ada Admin/);
  });

  it('neither names a masked applicant nor finds the entries by the name', async () => {
    const manager = await makeAccount(app(), tenant, 'hiring_manager');
    const seeker = await makeAccount(app(), tenant, 'job_seeker', { fullName: 'Zebulon Quixwell' });
    const job = await makeJob(app(), manager);
    const params = { id: String(job.id) };
    await send(app(), manager, maskingApi.save, { params, body: { stages: ['applied'] as never } });
    const applied = await send(app(), seeker, applicationsApi.apply, {
      params,
      body: { resume_id: null, answers: [], cover_note: '' },
    });
    const [entry] = (await list({ action: 'application.apply' })).entries;
    expect(entry).toMatchObject({ actor_kind: 'hidden', actor: null, record: { id: String(applied.body.id) } });
    expect(await actions({ person: 'Zebulon' })).toEqual([]);
    const reveal = { params: { id: String(applied.body.id) }, body: { reason: 'I must check a conflict' } };
    expect((await send(app(), admin, maskingApi.reveal, reveal)).status).toBe(200);
    expect((await list({ action: 'application.apply' })).entries[0]?.actor?.name).toBe('Zebulon Quixwell');
    expect((await list({ action: 'application.reveal' })).entries[0]?.changes).toEqual([
      { field: 'reason', from: null, to: 'I must check a conflict' },
    ]);
  });

  it('shows an impersonation under both people, and filters by it', async () => {
    const own = firstAdmin();
    const ben = await makeAccount(app(), own.tenant, 'hiring_manager', { fullName: 'Ben Belt' });
    const body = { user_id: ben.id, reason: 'Ben asked for help', password };
    const { access } = (await send(app(), own, impersonationApi.start, { body })).body;
    await send(app(), { host: own.host, token: access }, applicationsApi.list, { query: {} });
    const only = await send(app(), own, auditApi.list, { query: { impersonation: 'only', person: 'Ben Belt' } });
    expect(only.body.entries[0]).toMatchObject({
      action: 'impersonation.request',
      actor: { name: 'Ben Belt' },
      impersonator: { id: own.id },
      changes: [{ field: 'method', to: 'GET' }, { field: 'route' }],
    });
    const without = await send(app(), own, auditApi.list, { query: { impersonation: 'without' } });
    expect(without.body.entries.every(({ impersonator }) => impersonator === null)).toBe(true);
    const asBen = await send(app(), { host: own.host, token: access }, auditApi.list, { query: {} });
    expect(asBen.status).toBe(403);
  });
});

describe('GET /api/v1/audit/csv', () => {
  const download = async (query: object = {}) => {
    const { status, body } = await send(app(), admin, auditApi.download, { query });
    const rows = status === 200 ? parse(Buffer.from(body as never), { bom: true, columns: true }) : [];
    return { status, rows: rows as Record<string, string>[] };
  };

  it('has the entries of the list, and an entry of its own', async () => {
    for (let index = 0; index < 60; index += 1) await insert({ subject_id: String(index), actor_user_id: admin.id });
    const { rows } = await download({ record: 'job' });
    expect(rows.map((row) => row.record_id)).toEqual(Array.from({ length: 60 }, (_, index) => String(59 - index)));
    expect(rows[0]).toMatchObject({ person: 'Ada Admin', person_id: String(admin.id), action: 'job.edit' });
    expect((await actions())[0]).toBe('audit.download');
  });

  it('is safe in a spreadsheet: no cell starts a formula', async () => {
    const evil = await makeAccount(app(), tenant, 'hiring_manager', { fullName: '=HYPERLINK("http://x")' });
    await insert({
      actor_user_id: evil.id,
      action: 'approval.rejected',
      detail: JSON.stringify({ reason: '@SUM(1)' }),
    });
    await insert({ actor_user_id: evil.id, subject_id: '+1', device: '-2+3' });
    const { rows } = await download({ person: String(evil.id) });
    expect(rows.length).toBe(2);
    expect(rows.flatMap((row) => Object.values(row)).filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
    expect(rows[0]?.person).toBe(`'=HYPERLINK("http://x")`);
  });

  it('is one of ten exports in an hour', async () => {
    for (let index = 0; index < 10; index += 1)
      await insert({ actor_user_id: admin.id, action: index % 2 ? 'audit.download' : 'erd.download' });
    expect((await download()).status).toBe(429);
  });
});

describe('POST /api/v1/audit/check', () => {
  it('is answered by the task: rows, and what is wrong', async () => {
    await saveContact('555 1');
    await sealAuditEntries(app().services);
    expect((await send(app(), admin, auditApi.check)).body).toMatchObject({ checked_at: null, is_running: false });
    const started = await send(app(), admin, auditApi.startCheck);
    expect([started.status, started.body.is_running]).toEqual([202, true]);
    await runAuditChecks(app().services);
    const { body } = await send(app(), admin, auditApi.check);
    expect(body).toMatchObject({ is_running: false, problem_count: 0, problems: [], checked_at: expect.any(String) });
    expect(body.sealed_count).toBeGreaterThan(0);
  });

  it('a check is due again after a day, without a request', async () => {
    await runAuditChecks(app().services);
    const { checked_at: first } = (await send(app(), admin, auditApi.check)).body;
    app().passTime(600);
    await runAuditChecks(app().services);
    expect((await send(app(), admin, auditApi.check)).body.checked_at).toBe(first);
    app().passTime(86_400);
    const caller = await makeAccount(app(), tenant, 'program_manager');
    await runAuditChecks(app().services);
    expect((await send(app(), caller, auditApi.check)).body.checked_at).not.toBe(first);
  });
});
