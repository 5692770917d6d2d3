import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { linkLifetimeSeconds } from '#domain/features/accounts/recovery.ts';
import { type NewTeamInvitation, teamInvitationsApi } from '#domain/features/teams/invitations.ts';
import { joiningApi } from '#domain/features/teams/joining.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeOrganisation, makeTenant, signInAgain, type TestAccount } from '#server/testing/factories.ts';
import { receiveMail } from '#server/testing/peers/mailbox.ts';
import { type Caller, send } from '#server/testing/send.ts';

const app = testApp();

const someEmail = () => `${randomUUID()}@example.com`;

async function makeLead() {
  const tenant = await makeTenant(app());
  const manager = await makeAccount(app(), tenant, 'hiring_manager', { fullName: 'Bea Lead' });
  const admin = await makeAccount(app(), tenant, 'admin', { fullName: 'Ada Admin' });
  return { tenant, manager, admin, organisationId: manager.organisationId ?? 0 };
}

function invite(who: Caller, given: Partial<NewTeamInvitation> = {}) {
  const body = { team: 'hiring' as const, name: 'Al Newcomer', email: someEmail(), organisation_id: null, ...given };
  return send(app(), who, teamInvitationsApi.invite, { body });
}

const list = async (who: Caller, team: 'hiring' | 'partner' | 'concierge' = 'hiring') =>
  (await send(app(), who, teamInvitationsApi.list, { query: { team } })).body.invitations;
const at = (id: number) => ({ params: { id: String(id) } });
const readInvitation = (visitor: Caller, token: string) =>
  send(app(), visitor, joiningApi.invitation, { body: { token } });
const getFields = ({ problem }: { problem: { fields?: readonly { field: string; code: string }[] } }) =>
  problem.fields?.map(({ field, code }) => `${field} ${code}`);

describe('POST /api/v1/teams/invitations', () => {
  it('invites into the lead’s own organization and ignores organisation_id', async () => {
    const { tenant, manager } = await makeLead();
    const other = await makeOrganisation(app(), tenant, { name: 'Elsewhere' });
    const email = someEmail();
    const answer = await invite(manager, { email, organisation_id: other });
    expect(answer.status).toBe(201);
    expect(answer.body.invitations).toMatchObject([
      { name: 'Al Newcomer', email, role_id: 4, organisation: 'Larkspur Labs', invited_by: 'Bea Lead', is_over: false },
    ]);
    const [mail] = await receiveMail(app(), email);
    expect(mail?.subject).toBe('Bea Lead invited you to join Larkspur Labs');
    expect(mail?.source).toContain('Your role at Wavelength: Hiring team member.');
    expect(mail?.source).toContain('/setpasswordpartner?token=');
    expect((await readInvitation(tenant.visitor, mail?.token ?? '')).body).toEqual({
      inviter: 'Bea Lead',
      organisation: 'Larkspur Labs',
      role_id: 4,
      name: 'Al Newcomer',
      email,
    });
  });

  it('sends the email in the inviter’s language', async () => {
    const { manager } = await makeLead();
    const { db } = app().services.database;
    await db.updateTable('users').set({ language: 'fr' }).where('id', '=', manager.id).execute();
    const email = someEmail();
    await invite(manager, { email });
    const [mail] = await receiveMail(app(), email);
    expect(mail?.subject).toBe('Bea Lead vous invite à rejoindre Larkspur Labs');
    expect(mail?.source).toContain('Membre de l’équipe de recrutement');
  });

  it('sets the role by team and returns 403 for other teams', async () => {
    const { tenant, manager, admin, organisationId } = await makeLead();
    const nonProfit = await makeOrganisation(app(), tenant, { kind: 'non_profit', name: 'Bridgeway' });
    const recruiter = await makeAccount(app(), tenant, 'recruiter', { organisationId: nonProfit });
    expect((await invite(recruiter, { team: 'partner' })).body.invitations).toMatchObject([{ role_id: 5 }]);
    for (const [who, team] of [
      [manager, 'partner'],
      [manager, 'concierge'],
      [recruiter, 'hiring'],
    ] as const) {
      expect((await invite(who, { team })).status).toBe(403);
      expect((await send(app(), who, teamInvitationsApi.list, { query: { team } })).status).toBe(403);
    }
    const teams = [
      { team: 'hiring', organisation_id: organisationId },
      { team: 'partner', organisation_id: nonProfit },
      { team: 'concierge', organisation_id: null },
    ] as const;
    for (const given of teams) expect((await invite(admin, given)).status).toBe(201);
    expect(await list(admin, 'concierge')).toMatchObject([{ role_id: 6, organisation: null }]);
  });
});

describe('POST /api/v1/teams/invitations refused', () => {
  it('accepts only approved organizations with such a team from an administrator', async () => {
    const { tenant, admin } = await makeLead();
    const foreign = await makeOrganisation(app(), await makeTenant(app()));
    const wrong = [
      await makeOrganisation(app(), tenant, { kind: 'non_profit' }),
      await makeOrganisation(app(), tenant, { status: 'suspended' }),
      foreign,
    ];
    for (const organisation_id of wrong) {
      expect(getFields(await invite(admin, { organisation_id }))).toEqual(['body.organisation_id invalid_value']);
    }
    expect(getFields(await invite(admin))).toEqual(['body.organisation_id required']);
  });

  it.each(['pending', 'rejected', 'suspended'] as const)(
    'returns pending_approval for a lead of a %s organization',
    async (status) => {
      const { manager, organisationId } = await makeLead();
      const { db } = app().services.database;
      await db.updateTable('organisations').set({ status }).where('id', '=', organisationId).execute();
      expect((await invite(manager)).problem.code).toBe('pending_approval');
    },
  );

  it('refuses emails with an account or an open invitation', async () => {
    const { tenant, manager, admin, organisationId } = await makeLead();
    const member = await makeAccount(app(), tenant, 'job_seeker');
    expect(getFields(await invite(manager, { email: member.email.toUpperCase() }))).toEqual(['body.email has_account']);
    const email = someEmail();
    const both = await Promise.all([
      invite(manager, { email }),
      invite(admin, { email, organisation_id: organisationId }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);
    expect(both.flatMap((answer) => getFields(answer) ?? [])).toEqual(['body.email invitation_open']);
    const otherTenant = await makeLead();
    expect((await invite(otherTenant.manager, { email })).status).toBe(201);
  });
});

describe('existing invitations', () => {
  it('are listed for a lead by organization, all for an administrator', async () => {
    const { tenant, manager, admin } = await makeLead();
    const other = await makeAccount(app(), tenant, 'hiring_manager');
    const foreign = await makeLead();
    for (const who of [manager, other, foreign.manager]) await invite(who);
    expect(await list(manager)).toHaveLength(1);
    expect(await list(admin)).toHaveLength(2);
    const [open] = await list(manager);
    for (const who of [other, foreign.manager, foreign.admin]) {
      for (const api of [teamInvitationsApi.sendAgain, teamInvitationsApi.cancel]) {
        expect((await send(app(), who, api, at(open?.id ?? 0))).status).toBe(404);
      }
    }
    expect(await list(manager)).toHaveLength(1);
  });

  it('are sent again with a new link, which revokes the old one', async () => {
    const { tenant, manager, admin } = await makeLead();
    const email = someEmail();
    const [open] = (await invite(manager, { email })).body.invitations;
    const [first] = await receiveMail(app(), email);
    const again = await send(app(), admin, teamInvitationsApi.sendAgain, at(open?.id ?? 0));
    expect(again.body.invitations).toMatchObject([{ email, invited_by: 'Ada Admin' }]);
    const second = (await receiveMail(app(), email)).at(-1);
    expect(second?.subject).toBe('Ada Admin invited you to join Larkspur Labs');
    expect((await readInvitation(tenant.visitor, first?.token ?? '')).problem.code).toBe('link_not_valid');
    expect((await readInvitation(tenant.visitor, second?.token ?? '')).status).toBe(200);
  });
});

describe('DELETE /api/v1/teams/invitations/:id', () => {
  it('revokes the link, deletes name and email, and allows a new invitation', async () => {
    const { tenant, manager } = await makeLead();
    const email = someEmail();
    const [open] = (await invite(manager, { email })).body.invitations;
    const [mail] = await receiveMail(app(), email);
    expect((await send(app(), manager, teamInvitationsApi.cancel, at(open?.id ?? 0))).body.invitations).toEqual([]);
    expect((await readInvitation(tenant.visitor, mail?.token ?? '')).problem.code).toBe('link_not_valid');
    expect((await send(app(), manager, teamInvitationsApi.sendAgain, at(open?.id ?? 0))).status).toBe(404);
    const { db } = app().services.database;
    const row = await db
      .selectFrom('team_invitations')
      .select(['name', 'email', 'status'])
      .where('id', '=', open?.id ?? 0)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ name: '', email: '', status: 'cancelled' });
    expect((await invite(manager, { email })).status).toBe(201);
  });

  it('prevents an email that is not sent yet', async () => {
    const { manager } = await makeLead();
    const email = someEmail();
    const [open] = (await invite(manager, { email })).body.invitations;
    await send(app(), manager, teamInvitationsApi.cancel, at(open?.id ?? 0));
    expect(await receiveMail(app(), email)).toEqual([]);
  });
});

describe('team invitations', () => {
  it('expire after a week and can then be sent again or replaced', async () => {
    const { tenant, manager } = await makeLead();
    const [email, another] = [someEmail(), someEmail()];
    await invite(manager, { email });
    await invite(manager, { email: another });
    const [mail] = await receiveMail(app(), email);
    app().passTime(linkLifetimeSeconds.join_team + 60);
    const later = await signInAgain(app(), manager);
    expect((await readInvitation(tenant.visitor, mail?.token ?? '')).problem.code).toBe('link_not_valid');
    const open = await list(later);
    expect(open.map(({ is_over }) => is_over)).toEqual([true, true]);
    const old = open.find((invitation) => invitation.email === email);
    const again = await send(app(), later, teamInvitationsApi.sendAgain, at(old?.id ?? 0));
    expect(again.body.invitations.map(({ is_over }) => is_over)).toEqual([false, true]);
    expect((await invite(later, { email: another })).body.invitations.map(({ is_over }) => is_over)).toEqual([
      false,
      false,
    ]);
  });

  it('are limited to 20 emails per day', async () => {
    const { manager } = await makeLead();
    const [open] = (await invite(manager)).body.invitations;
    for (let count = 0; count < 10; count += 1) {
      expect((await send(app(), manager, teamInvitationsApi.sendAgain, at(open?.id ?? 0))).status).toBe(200);
    }
    for (let count = 0; count < 9; count += 1) expect((await invite(manager)).status).toBe(201);
    expect((await invite(manager)).status).toBe(429);
    expect((await send(app(), manager, teamInvitationsApi.sendAgain, at(open?.id ?? 0))).status).toBe(429);
  });

  it('need recent authentication of an administrator, not of a lead', async () => {
    const { manager, admin, organisationId } = await makeLead();
    const expireProof = ({ id }: TestAccount) =>
      app().services.database.pool.query(
        "update sessions set proven_at = proven_at - interval '6 minutes' where user_id = $1",
        [id],
      );
    await expireProof(manager);
    await expireProof(admin);
    expect((await invite(admin, { organisation_id: organisationId })).problem.code).toBe('proof_needed');
    expect((await list(admin)).length).toBe(0);
    expect((await invite(manager)).status).toBe(201);
  });

  it('are refused while password login is off for the tenant', async () => {
    const { tenant, manager } = await makeLead();
    const email = someEmail();
    await invite(manager, { email });
    const [mail] = await receiveMail(app(), email);
    const { db } = app().services.database;
    await db.updateTable('tenants').set({ allows_passwords: false }).where('id', '=', tenant.id).execute();
    expect((await invite(manager)).problem.code).toBe('password_sign_in_off');
    expect((await readInvitation(tenant.visitor, mail?.token ?? '')).problem.code).toBe('password_sign_in_off');
  });
});
