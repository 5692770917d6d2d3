import { describe, expect, it } from 'vitest';
import { isAllowedWhileImpersonating } from '#domain/access/permissions.ts';
import { accountsApi } from '#domain/features/accounts/contract.ts';
import { securityApi } from '#domain/features/accounts/security-contract.ts';
import { impersonationApi } from '#domain/features/impersonation/contract.ts';
import { makeFirstAdmin } from '#server/testing/accounts/first-admin.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeTenant, type TestTenant } from '#server/testing/factories.ts';
import { type Caller, send } from '#server/testing/send.ts';

const app = testApp();
const { firstAdmin, password } = makeFirstAdmin(app);
const reason = 'They cannot find their application';

function start(caller: Caller, fields: { user_id: number; password?: string; reason?: string }) {
  return send(app(), caller, impersonationApi.start, { body: { reason, password, ...fields } });
}

async function impersonate(fields: { user_id: number }): Promise<Caller> {
  const started = await start(firstAdmin(), fields);
  if (started.status !== 200) throw new Error(JSON.stringify(started.problem));
  return { host: firstAdmin().host, token: started.body.access };
}

async function getAudit(tenant: TestTenant, subjectId: number) {
  const { rows } = await app().services.database.pool.query(
    'select action, actor_user_id, impersonator_user_id, detail from audit_events where tenant_id = $1 and subject_id = $2 order by id',
    [tenant.id, String(subjectId)],
  );
  return rows as { action: string; actor_user_id: number; impersonator_user_id: number | null; detail: object }[];
}

describe('POST /api/v1/impersonation/start', () => {
  it('finds a person, impersonates them, and ends it', async () => {
    const { tenant } = firstAdmin();
    const person = await makeAccount(app(), tenant, 'job_seeker', { fullName: 'Noor Vandermeer' });
    const found = await send(app(), firstAdmin(), impersonationApi.people, { query: { words: 'vander noor' } });
    expect(found.body.people.map(({ user_id }) => user_id)).toEqual([person.id]);
    const caller = await impersonate({ user_id: person.id });
    const me = await send(app(), caller, accountsApi.me);
    expect(me.body).toMatchObject({ user_id: person.id, full_name: 'Noor Vandermeer', is_user: true });
    expect((await send(app(), caller, impersonationApi.end)).status).toBe(200);
    expect((await send(app(), caller, accountsApi.me)).status).toBe(401);
    expect((await send(app(), firstAdmin(), accountsApi.me)).status).toBe(200);
  });

  it('audits start, every request, and end, with both people', async () => {
    const { tenant, id } = firstAdmin();
    const person = await makeAccount(app(), tenant, 'job_seeker');
    const caller = await impersonate({ user_id: person.id });
    await send(app(), caller, accountsApi.me);
    await send(app(), caller, securityApi.devices);
    await send(app(), caller, impersonationApi.end);
    const rows = await getAudit(tenant, person.id);
    expect(rows.map(({ action }) => action)).toEqual([
      'impersonation.start',
      'impersonation.request',
      'impersonation.request',
      'impersonation.request',
      'impersonation.end',
    ]);
    expect(rows[0]).toMatchObject({ actor_user_id: id, detail: { reason } });
    expect(rows[1]).toMatchObject({
      actor_user_id: person.id,
      impersonator_user_id: id,
      detail: { route: '/api/v1/me' },
    });
  });

  it('shows the person who impersonates and why, during and after', async () => {
    const person = await makeAccount(app(), firstAdmin().tenant, 'job_seeker');
    const caller = await impersonate({ user_id: person.id });
    const listImpersonation = async () =>
      (await send(app(), person, securityApi.devices)).body.sessions.find((row) => row.viewed_by);
    expect(await listImpersonation()).toMatchObject({ is_live: true, viewed_by: { name: 'Ada First', reason } });
    await send(app(), caller, impersonationApi.end);
    expect(await listImpersonation()).toMatchObject({ is_live: false, viewed_by: { reason } });
  });

  it('ends when the person ends the session', async () => {
    const person = await makeAccount(app(), firstAdmin().tenant, 'job_seeker');
    const caller = await impersonate({ user_id: person.id });
    const { sessions } = (await send(app(), person, securityApi.devices)).body;
    const params = { id: sessions.find((row) => row.viewed_by)?.id ?? '' };
    await send(app(), person, securityApi.endDevice, { params });
    expect((await send(app(), caller, accountsApi.me)).status).toBe(401);
  });
});

describe('impersonation sessions', () => {
  it('expire after 30 minutes', async () => {
    const person = await makeAccount(app(), firstAdmin().tenant, 'job_seeker');
    const caller = await impersonate({ user_id: person.id });
    app().passTime(1801);
    expect((await send(app(), caller, accountsApi.me)).status).toBe(401);
  });

  it('end with the administrator’s own session', async () => {
    const admin = await firstAdmin().another();
    const person = await makeAccount(app(), firstAdmin().tenant, 'job_seeker');
    const started = await start(admin, { user_id: person.id });
    const caller = { host: admin.host, token: started.body.access };
    expect((await send(app(), caller, accountsApi.me)).status).toBe(200);
    await send(app(), admin, accountsApi.signOut);
    expect((await send(app(), caller, accountsApi.me)).status).toBe(401);
  });
});

describe('POST /api/v1/impersonation/start refused', () => {
  it('returns 404 or 409 for administrators, other tenants, unknown and disabled accounts', async () => {
    const { tenant, id } = firstAdmin();
    const admin = await makeAccount(app(), tenant, 'admin');
    const foreigner = await makeAccount(app(), await makeTenant(app()), 'job_seeker');
    for (const user_id of [id, admin.id, foreigner.id, 999_999_999]) {
      expect([user_id, (await start(firstAdmin(), { user_id })).status]).toEqual([user_id, 404]);
    }
    const disabled = await makeAccount(app(), tenant, 'job_seeker');
    await app().services.database.pool.query("update users set state = 'disabled' where id = $1", [disabled.id]);
    expect((await start(firstAdmin(), { user_id: disabled.id })).status).toBe(409);
  });

  it('needs the password and a reason', async () => {
    const person = await makeAccount(app(), firstAdmin().tenant, 'job_seeker');
    const wrong = await start(firstAdmin(), { user_id: person.id, password: 'not the password' });
    expect(wrong.problem.fields).toContainEqual({ field: 'body.password', code: 'password_wrong' });
    const withoutReason = await start(firstAdmin(), { user_id: person.id, reason: '  ' });
    expect(withoutReason.status).toBe(400);
  });

  it('returns 403 for other administrators', async () => {
    const admin = await makeAccount(app(), firstAdmin().tenant, 'admin');
    expect((await send(app(), admin, impersonationApi.people, { query: {} })).status).toBe(403);
    expect((await start(admin, { user_id: admin.id })).status).toBe(403);
  });
});

describe('account security during impersonation', () => {
  it('returns 403 for changing the password and ending sessions', async () => {
    expect(isAllowedWhileImpersonating('account.secure')).toBe(false);
    const person = await makeAccount(app(), firstAdmin().tenant, 'job_seeker');
    const caller = await impersonate({ user_id: person.id });
    const body = { current: 'violet tractor sings', next: 'seven quiet harbours' };
    const refused = await send(app(), caller, securityApi.changePassword, { body });
    expect([refused.status, refused.problem.code]).toEqual([403, 'not_while_viewing']);
    expect((await send(app(), caller, securityApi.endOthers)).status).toBe(403);
  });
});
describe('POST /api/v1/impersonation/end', () => {
  it('ignores any other token', async () => {
    const person = await makeAccount(app(), firstAdmin().tenant, 'job_seeker');
    await send(app(), person, impersonationApi.end);
    expect((await send(app(), person, accountsApi.me)).status).toBe(200);
  });
});
