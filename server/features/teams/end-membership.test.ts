import { describe, expect, it } from 'vitest';
import { accountsApi } from '#domain/features/accounts/contract.ts';
import { closeCodes } from '#domain/features/live/contract.ts';
import { messagesApi } from '#domain/features/messages/contract.ts';
import { notificationsApi } from '#domain/features/notifications/contract.ts';
import { teamsApi } from '#domain/features/teams/contract.ts';
import { membershipApi } from '#domain/features/teams/membership.ts';
import { testApp } from '#server/testing/app.ts';
import { applyTo, messagingHelpers } from '#server/testing/chat/conversations.ts';
import { makeAccount, makeJob, makeOrganisation, makeTenant, type TestAccount } from '#server/testing/factories.ts';
import { openSocket } from '#server/testing/peers/socket.ts';
import { type Caller, send } from '#server/testing/send.ts';

const app = testApp();
const { write } = messagingHelpers(app);

async function team() {
  const tenant = await makeTenant(app());
  const organisationId = await makeOrganisation(app(), tenant);
  const make = (role: 'hiring_manager' | 'hiring_member', fullName: string) =>
    makeAccount(app(), tenant, role, { organisationId, fullName });
  const lead = await make('hiring_manager', 'Bea Lead');
  const member = await make('hiring_member', 'Al Member');
  const other = await make('hiring_member', 'Cleo Member');
  const admin = await makeAccount(app(), tenant, 'admin');
  return { tenant, organisationId, lead, member, other, admin };
}

const at = (id: number) => ({ params: { id: String(id) } });
const leaving = (who: Caller, id: number) => send(app(), who, membershipApi.leaving, at(id));
const end = (who: Caller, id: number, successorId: number | null = null) =>
  send(app(), who, membershipApi.end, { ...at(id), body: { successor_id: successorId } });
const me = (who: Caller) => send(app(), who, accountsApi.me);
const getFields = ({ problem }: { problem: { fields?: readonly { field: string; code: string }[] } }) =>
  problem.fields?.map(({ field, code }) => `${field} ${code}`);

async function addToTeam(job: { id: number }, person: TestAccount, tenantId: number) {
  const row = { tenant_id: tenantId, job_id: job.id, user_id: person.id };
  await app().services.database.db.insertInto('job_team').values(row).execute();
}

async function teamOfJob(job: { id: number }): Promise<number[]> {
  const { db } = app().services.database;
  const rows = await db.selectFrom('job_team').select('user_id').where('job_id', '=', job.id).execute();
  return rows.map((row) => row.user_id).sort((a, b) => a - b);
}

describe('POST /api/v1/teams/members/:id/end', () => {
  it('signs the member out everywhere and closes the account', async () => {
    const { tenant, lead, member } = await team();
    const { db } = app().services.database;
    const hash = await app().services.passwords.hash('violet tractor sings');
    await db.updateTable('users').set({ password_hash: hash }).where('id', '=', member.id).execute();
    const body = { username: member.email, password: 'violet tractor sings' };
    const session = (await send(app(), tenant.visitor, accountsApi.signIn, { body })).body;
    const socket = await openSocket(app(), member);
    expect((await end(lead, member.id)).status).toBe(200);
    expect(await socket.closed).toBe(closeCodes.sessionEnded);
    expect((await me(member)).status).toBe(401);
    const renewal = await send(app(), tenant.visitor, accountsApi.refresh, { body: { refresh: session.refresh } });
    expect(renewal.status).toBe(401);
    const again = await send(app(), tenant.visitor, accountsApi.signIn, { body });
    expect([again.status, again.problem.code]).toEqual([401, 'sign_in_failed']);
    const list = await send(app(), lead, teamsApi.hiring);
    expect(list.body.members.map(({ name }) => name)).toEqual(['Bea Lead', 'Cleo Member']);
  });

  it('gives open jobs to the successor; closed jobs keep their team', async () => {
    const { tenant, lead, member, other, admin } = await team();
    const open = await makeJob(app(), lead, { title: 'Archivist' });
    const closed = await makeJob(app(), lead, { title: 'Gardener', isActive: false });
    await addToTeam(open, member, tenant.id);
    await addToTeam(closed, member, tenant.id);
    await app()
      .services.database.db.updateTable('jobs')
      .set({ status: 'closed', published_at: new Date() })
      .where('id', '=', closed.id)
      .execute();
    const before = await leaving(lead, member.id);
    expect(before.body).toMatchObject({ jobs: [{ id: open.id, title: 'Archivist' }], is_last_lead: false });
    expect(before.body.successors.map(({ name }) => name)).toEqual(['Bea Lead', 'Cleo Member']);
    expect(getFields(await end(lead, member.id))).toEqual(['body.successor_id required']);
    const stranger = await makeAccount(app(), tenant, 'hiring_member');
    for (const wrong of [member, stranger, admin]) {
      expect(getFields(await end(lead, member.id, wrong.id))).toEqual(['body.successor_id invalid_value']);
    }
    expect((await me(member)).status).toBe(200);
    expect((await end(lead, member.id, other.id)).status).toBe(200);
    expect(await teamOfJob(open)).toEqual([lead.id, other.id].sort((a, b) => a - b));
    expect(await teamOfJob(closed)).toEqual([lead.id, member.id].sort((a, b) => a - b));
    const bell = await send(app(), other, notificationsApi.all);
    expect(bell.body.data[0]?.message).toBe('Al Member left the team. You now own their open jobs.');
  });

  it('keeps messages and lets the successor read the conversation', async () => {
    const { tenant, lead, member, other } = await team();
    const job = await makeJob(app(), lead);
    await addToTeam(job, member, tenant.id);
    const seeker = await makeAccount(app(), tenant, 'job_seeker');
    const application = await applyTo(app(), seeker, job.id);
    await write(member, application, 'The lamps are quiet.');
    await end(lead, member.id, other.id);
    const thread = await send(app(), other, messagesApi.thread, { ...at(application), query: {} });
    expect(thread.body.messages).toMatchObject([{ text: 'The lamps are quiet.' }]);
  });

  it('returns 403 for leads and 404 for people outside the team', async () => {
    const { tenant, organisationId, lead, member } = await team();
    const second = await makeAccount(app(), tenant, 'hiring_manager', { organisationId });
    const stranger = await makeAccount(app(), tenant, 'hiring_member');
    const recruiter = await makeAccount(app(), tenant, 'recruiter_member');
    const seeker = await makeAccount(app(), tenant, 'job_seeker');
    const foreign = await team();
    for (const person of [lead, second]) expect((await end(lead, person.id)).status).toBe(403);
    for (const person of [stranger, recruiter, seeker, foreign.member]) {
      expect((await end(lead, person.id)).status).toBe(404);
      expect((await leaving(lead, person.id)).status).toBe(404);
    }
    for (const caller of [foreign.lead, foreign.admin]) expect((await end(caller, member.id)).status).toBe(404);
    expect((await end(lead, member.id)).status).toBe(200);
    expect((await end(lead, member.id)).status).toBe(404);
  });
});

describe('ending the membership of a lead', () => {
  it('needs another lead, also with concurrent requests', async () => {
    const { tenant, organisationId, lead, admin } = await team();
    expect((await leaving(admin, lead.id)).body.is_last_lead).toBe(true);
    expect((await end(admin, lead.id)).problem.code).toBe('last_lead');
    const second = await makeAccount(app(), tenant, 'hiring_manager', { organisationId });
    const both = await Promise.all([end(admin, lead.id), end(admin, second.id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('needs recent authentication of an administrator, and is audited', async () => {
    const { lead, member, admin } = await team();
    const { pool, db } = app().services.database;
    await pool.query("update sessions set proven_at = proven_at - interval '6 minutes' where user_id = $1", [admin.id]);
    expect((await end(admin, member.id)).problem.code).toBe('proof_needed');
    expect((await end(lead, member.id)).status).toBe(200);
    const row = await db
      .selectFrom('audit_events')
      .select(['actor_user_id', 'subject_id'])
      .where('action', '=', 'team.end_membership')
      .where('subject_id', '=', String(member.id))
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ actor_user_id: lead.id, subject_id: String(member.id) });
  });
});
