import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { accountsApi } from '#domain/features/accounts/contract.ts';
import { approvalsApi, type Decision } from '#domain/features/approvals/contract.ts';
import { jobsApi } from '#domain/features/jobs/contract.ts';
import { organisationsApi } from '#domain/features/organisations/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeJob, makeOrganisation, makeTenant } from '#server/testing/factories.ts';
import { receiveMail } from '#server/testing/peers/mailbox.ts';
import { type Caller, send } from '#server/testing/send.ts';

const app = testApp();

const approve = { decision: 'approved', reason: '' } as const;
const reject = { decision: 'rejected', reason: 'This name belongs to another company.' } as const;

async function makeEmployer(name = 'Larkspur Labs', tenant?: Awaited<ReturnType<typeof makeTenant>>) {
  const home = tenant ?? (await makeTenant(app()));
  const organisationId = await makeOrganisation(app(), home, { name });
  const manager = await makeAccount(app(), home, 'hiring_manager', { organisationId });
  const admin = await makeAccount(app(), home, 'admin');
  const verified = { email_verified_at: new Date() };
  await app()
    .services.database.db.updateTable('users')
    .set(verified)
    .where('id', 'in', [manager.id, admin.id])
    .execute();
  return { tenant: home, organisationId, manager, admin };
}

function rename(caller: Caller, name: string) {
  const body = { name, website: '', description: '', city: '', region: '', country: '' };
  return send(app(), caller, organisationsApi.saveOwn, { body });
}

const readOwn = async (caller: Caller) => (await send(app(), caller, organisationsApi.own)).body;
const listPending = async (caller: Caller) => (await send(app(), caller, approvalsApi.list)).body.approvals;

function decide(caller: Caller, id: number, body: Decision) {
  return send(app(), caller, approvalsApi.decide, { params: { id: String(id) }, body });
}

async function selectRows(sql: string, values: unknown[]) {
  return (await app().services.database.pool.query(sql, values)).rows as Record<string, unknown>[];
}

describe('PUT /api/v1/organisation with another name', () => {
  it('of an approved organization -> the name stays until the new one is approved, then jobs follow', async () => {
    const { tenant, organisationId, manager, admin } = await makeEmployer();
    const { id: jobId } = await makeJob(app(), manager);
    const getCompany = async () =>
      (await send(app(), tenant.visitor, jobsApi.read, { params: { id: String(jobId) } })).body.company;
    const found = async (words: string) =>
      (await send(app(), tenant.visitor, jobsApi.search, { query: { words } })).body.jobs.map(({ company }) => company);

    const saved = await rename(manager, 'Global Bank');
    expect(saved.body).toMatchObject({
      name: 'Larkspur Labs',
      name_request: { name: 'Global Bank', status: 'pending', reason: '' },
    });
    expect((await send(app(), manager, accountsApi.me)).body.organisation_name).toBe('Larkspur Labs');
    expect(await getCompany()).toBe('Larkspur Labs');

    const [request] = await listPending(admin);
    expect(request).toMatchObject({
      kind: 'name',
      requested_name: 'Global Bank',
      organisation: { id: organisationId, name: 'Larkspur Labs' },
      can_decide: true,
    });
    const [wanted] = await receiveMail(app(), admin.email);
    expect(wanted?.subject).toBe('Larkspur Labs wants to change its name');
    expect((await decide(admin, request?.id ?? 0, approve)).status).toBe(200);

    expect(await readOwn(manager)).toMatchObject({ name: 'Global Bank', name_request: null });
    expect(await getCompany()).toBe('Global Bank');
    expect(await found('Global Bank')).toEqual(['Global Bank']);
    expect(await found('Larkspur')).toEqual([]);
    expect((await receiveMail(app(), manager.email)).map(({ subject }) => subject)).toEqual([
      'Your organization is now named Global Bank',
    ]);
    const events = await selectRows(
      'select from_name, to_name, from_status, to_status from organisation_events where organisation_id = $1',
      [organisationId],
    );
    expect(events).toEqual([
      { from_name: 'Larkspur Labs', to_name: 'Global Bank', from_status: 'approved', to_status: 'approved' },
    ]);
    const audited = await selectRows(
      "select action from audit_events where tenant_id = $1 and action ~ '^(approval|organisation)' order by id",
      [tenant.id],
    );
    expect(audited.map(({ action }) => action)).toEqual([
      'approval.ask',
      'organisation.edit',
      'organisation.rename',
      'approval.approved',
    ]);
  });

  it('rejected -> the name stays, and the lead sees the reason', async () => {
    const { manager, admin } = await makeEmployer();
    await rename(manager, 'Global Bank');
    const [request] = await listPending(admin);
    await decide(admin, request?.id ?? 0, reject);
    expect(await readOwn(manager)).toMatchObject({
      name: 'Larkspur Labs',
      name_request: { name: 'Global Bank', status: 'rejected', reason: reject.reason },
    });
    const [mail] = await receiveMail(app(), manager.email);
    expect(mail?.source).toContain(reject.reason);
  });

  it('twice -> only the latest can be approved; the old name again -> none', async () => {
    const { manager, admin } = await makeEmployer();
    await rename(manager, 'Global Bank');
    const [first] = await listPending(admin);
    await rename(manager, 'Global Bank');
    expect(await listPending(admin)).toEqual([first]);
    await rename(manager, 'Local Bank');
    expect((await listPending(admin)).map((request) => request.requested_name)).toEqual(['Local Bank']);
    expect((await decide(admin, first?.id ?? 0, approve)).status).toBe(404);
    const [second] = await listPending(admin);
    expect((await rename(manager, 'Larkspur Labs')).body.name_request).toBeNull();
    expect((await decide(admin, second?.id ?? 0, approve)).status).toBe(404);
    expect(await readOwn(manager)).toMatchObject({ name: 'Larkspur Labs', name_request: null });
  });
});

describe('PUT /api/v1/organisation where names need no approval', () => {
  it('of a pending organization -> changed at once', async () => {
    const { tenant } = await makeEmployer();
    const organisationId = await makeOrganisation(app(), tenant, { name: 'New Mill', status: 'pending' });
    const lead = await makeAccount(app(), tenant, 'hiring_manager', { organisationId });
    expect((await rename(lead, 'Old Mill')).body).toMatchObject({ name: 'Old Mill', name_request: null });
  });

  it('where organizations need no approval -> changed at once with its jobs', async () => {
    const { tenant, manager } = await makeEmployer();
    const { db } = app().services.database;
    await db.updateTable('tenants').set({ approvals: '{"partner":false}' }).where('id', '=', tenant.id).execute();
    await app().services.events.publish({ kind: 'tenant_changed', tenantId: tenant.id });
    const { id } = await makeJob(app(), manager);
    expect((await rename(manager, 'Global Bank')).body).toMatchObject({ name: 'Global Bank', name_request: null });
    const job = await send(app(), tenant.visitor, jobsApi.read, { params: { id: String(id) } });
    expect(job.body.company).toBe('Global Bank');
  });
});

describe('a name that another approved organization has', () => {
  it.each([
    'Global Bank',
    'GLOBAL  BANK',
    'Global-Bank.',
    'Glóbal Bank',
    // Cyrillic о, а, and В.
    'Gl\u043ebal B\u0430nk',
    'Global \u0412ank',
    'Ｇlobal Bank',
  ])('%s -> 400 that names the field', async (name) => {
    const { tenant, manager } = await makeEmployer();
    await makeOrganisation(app(), tenant, { name: 'Global Bank' });
    const refused = await rename(manager, name);
    expect([refused.status, refused.problem.fields]).toEqual([400, [{ field: 'body.name', code: 'name_taken' }]]);
    expect(await readOwn(manager)).toMatchObject({ name: 'Larkspur Labs', name_request: null });
  });

  it('another spelling of the organization’s own name -> asked for approval', async () => {
    const { manager } = await makeEmployer();
    expect((await rename(manager, 'LARKSPUR Labs')).body.name_request).toMatchObject({ name: 'LARKSPUR Labs' });
  });

  it('the name of an organization in another tenant, a pending one, or an imported one -> accepted', async () => {
    const { tenant, manager } = await makeEmployer();
    await makeEmployer('Global Bank');
    await makeOrganisation(app(), tenant, { name: 'Global Bank', status: 'pending' });
    const imported = await makeOrganisation(app(), tenant, { name: 'Global Bank', status: 'rejected' });
    const { db } = app().services.database;
    const change = { source: 'import', status: 'approved' } as const;
    await db.updateTable('organisations').set(change).where('id', '=', imported).execute();
    expect((await rename(manager, 'Global Bank')).status).toBe(200);
  });

  it('taken after the request -> 409, and one of two concurrent approvals succeeds', async () => {
    const one = await makeEmployer('First Labs');
    const other = await makeEmployer('Second Labs', one.tenant);
    await rename(one.manager, 'Global Bank');
    await rename(other.manager, 'Global Bank');
    const requests = await listPending(one.admin);
    const answers = await Promise.all(requests.map(({ id }) => decide(one.admin, id, approve)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = requests[answers.findIndex(({ status }) => status === 409)];
    expect((await decide(one.admin, refused?.id ?? 0, approve)).problem.code).toBe('name_taken');
    expect((await decide(one.admin, refused?.id ?? 0, reject)).status).toBe(200);
  });

  it('at sign-up -> 400, and a pending organization cannot be approved under it', async () => {
    const { tenant, admin } = await makeEmployer('Global Bank');
    const signUp = (organisation: string) => {
      const account = { full_name: 'Amara Sokolow', email: `${randomUUID()}@example.com`, consent: 'true' } as const;
      const body = { ...account, kind: 'employer', organisation, password: 'violet tractor sings' } as const;
      return send(app(), tenant.visitor, accountsApi.register, { body });
    };
    expect((await signUp('global bank')).problem.fields).toEqual([{ field: 'body.organisation', code: 'name_taken' }]);
    expect((await signUp('Fernhill Trust')).status).toBe(201);
    expect((await signUp('Fernhill Trust')).status).toBe(201);
    const [first, second] = await listPending(admin);
    expect((await decide(admin, first?.id ?? 0, approve)).status).toBe(200);
    expect((await decide(admin, second?.id ?? 0, approve)).problem.code).toBe('name_taken');
  });
});
