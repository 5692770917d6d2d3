import { describe, expect, it } from 'vitest';
import { notificationsApi } from '#domain/features/notifications/contract.ts';
import { teamsApi } from '#domain/features/teams/contract.ts';
import { membershipApi } from '#domain/features/teams/membership.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeOrganisation, makeTenant, type TestAccount } from '#server/testing/factories.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();

async function createTeam() {
  const tenant = await makeTenant(app());
  const organisationId = await makeOrganisation(app(), tenant);
  const lead = await makeAccount(app(), tenant, 'hiring_manager', { organisationId, fullName: 'Bea Lead' });
  const member = await makeAccount(app(), tenant, 'hiring_member', { organisationId, fullName: 'Al Member' });
  const admin = await makeAccount(app(), tenant, 'admin');
  return { tenant, lead, member, admin };
}

const change = (by: TestAccount, id: number, isLead: boolean) =>
  send(app(), by, membershipApi.changeRole, { params: { id: String(id) }, body: { is_lead: isLead } });

describe('PUT /api/v1/teams/members/:id/role', () => {
  it('makes a member a lead at once, who is notified, and a lead a member', async () => {
    const { lead, member, admin } = await createTeam();
    expect((await send(app(), member, teamsApi.hiring)).status).toBe(403);
    expect((await change(admin, member.id, true)).body).toEqual({ role_id: 1 });
    expect((await send(app(), member, teamsApi.hiring)).status).toBe(200);
    const bell = await send(app(), member, notificationsApi.all, { query: { lang: 'en' } });
    expect(bell.body.data[0]?.message).toBe('You’re now a lead of your organization.');
    expect((await change(admin, lead.id, false)).body).toEqual({ role_id: 4 });
    expect((await send(app(), lead, teamsApi.hiring)).status).toBe(403);
  });

  it('leaves each organization a lead, also with concurrent requests', async () => {
    const { lead, member, admin } = await createTeam();
    expect((await change(admin, lead.id, false)).problem.code).toBe('last_lead');
    await change(admin, member.id, true);
    const both = await Promise.all([change(admin, lead.id, false), change(admin, member.id, false)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('records a change once when it is repeated', async () => {
    const { member, admin } = await createTeam();
    for (let attempt = 0; attempt < 2; attempt += 1) expect((await change(admin, member.id, true)).status).toBe(200);
    const { rows } = await app().services.database.pool.query(
      "select actor_user_id, detail from audit_events where action = 'team.change_role' and subject_id = $1",
      [String(member.id)],
    );
    expect(rows).toEqual([{ actor_user_id: admin.id, detail: { from: 4, to: 1 } }]);
  });

  it('is for administrators of the tenant, and not for roles without a team', async () => {
    const { tenant, lead, member, admin } = await createTeam();
    const elsewhere = await makeAccount(app(), await makeTenant(app()), 'admin');
    const concierge = await makeAccount(app(), tenant, 'concierge_member');
    const seeker = await makeAccount(app(), tenant, 'job_seeker');
    expect((await change(lead, member.id, true)).status).toBe(403);
    expect((await change(concierge, member.id, true)).status).toBe(403);
    expect((await change(elsewhere, member.id, true)).status).toBe(404);
    expect((await change(admin, concierge.id, true)).status).toBe(403);
    for (const { id } of [seeker, admin]) expect((await change(admin, id, true)).status).toBe(404);
  });

  it('needs recent authentication', async () => {
    const { member, admin } = await createTeam();
    await app().services.database.pool.query(
      "update sessions set proven_at = proven_at - interval '6 minutes' where user_id = $1",
      [admin.id],
    );
    expect((await change(admin, member.id, true)).problem.code).toBe('proof_needed');
  });
});
