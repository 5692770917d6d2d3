import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { linkLifetimeSeconds } from '#domain/features/accounts/recovery.ts';
import { type NewTeamInvitation, teamInvitationsApi } from '#domain/features/teams/invitations.ts';
import { joiningApi } from '#domain/features/teams/joining.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeOrganisation, makeTenant, signInAgain, type TestAccount } from '#server/testing/factories.ts';
import { receiveMail } from '#server/testing/peers/mailbox.ts';
import { type Caller, send } from '#server/testing/send.ts';

const app = testApp();

const someEmail = () => `${randomUUID()}@example.com`;

async function leading() {
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
const look = (visitor: Caller, token: string) => send(app(), visitor, joiningApi.invitation, { body: { token } });
const fieldsOf = ({ problem }: { problem: { fields?: readonly { field: string; code: string }[] } }) =>
  problem.fields?.map(({ field, code }) => `${field} ${code}`);

test('a lead invites into their own team, whatever organisation the request names', async () => {
  const { tenant, manager } = await leading();
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
  expect((await look(tenant.visitor, mail?.token ?? '')).body).toEqual({
    inviter: 'Bea Lead',
    organisation: 'Larkspur Labs',
    role_id: 4,
    name: 'Al Newcomer',
    email,
  });
});

test('the mail is in the language of whoever invites', async () => {
  const { manager } = await leading();
  const { db } = app().services.database;
  await db.updateTable('users').set({ language: 'fr' }).where('id', '=', manager.id).execute();
  const email = someEmail();
  await invite(manager, { email });
  const [mail] = await receiveMail(app(), email);
  expect(mail?.subject).toBe('Bea Lead vous invite à rejoindre Larkspur Labs');
  expect(mail?.source).toContain('Membre de l’équipe de recrutement');
});

test('the role follows from the team, and nobody invites into a team that is not theirs', async () => {
  const { tenant, manager, admin, organisationId } = await leading();
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

test('an administrator names an approved organisation that has such a team', async () => {
  const { tenant, admin } = await leading();
  const foreign = await makeOrganisation(app(), await makeTenant(app()));
  const wrong = [
    await makeOrganisation(app(), tenant, { kind: 'non_profit' }),
    await makeOrganisation(app(), tenant, { status: 'suspended' }),
    foreign,
  ];
  for (const organisation_id of wrong) {
    expect(fieldsOf(await invite(admin, { organisation_id }))).toEqual(['body.organisation_id invalid_value']);
  }
  expect(fieldsOf(await invite(admin))).toEqual(['body.organisation_id required']);
});

test.each(['pending', 'rejected', 'suspended'] as const)(
  'a lead of a %s organisation invites nobody',
  async (status) => {
    const { manager, organisationId } = await leading();
    const { db } = app().services.database;
    await db.updateTable('organisations').set({ status }).where('id', '=', organisationId).execute();
    expect((await invite(manager)).problem.code).toBe('pending_approval');
  },
);

test('an address that has an account is not invited, nor one twice', async () => {
  const { tenant, manager, admin, organisationId } = await leading();
  const member = await makeAccount(app(), tenant, 'job_seeker');
  expect(fieldsOf(await invite(manager, { email: member.email.toUpperCase() }))).toEqual(['body.email has_account']);
  const email = someEmail();
  const both = await Promise.all([
    invite(manager, { email }),
    invite(admin, { email, organisation_id: organisationId }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);
  expect(both.flatMap((answer) => fieldsOf(answer) ?? [])).toEqual(['body.email invitation_open']);
  const elsewhere = await leading();
  expect((await invite(elsewhere.manager, { email })).status).toBe(201);
});

test('a lead sees the invitations of their own organisation, an administrator all of the tenant', async () => {
  const { tenant, manager, admin } = await leading();
  const other = await makeAccount(app(), tenant, 'hiring_manager');
  const foreign = await leading();
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

test('sending again gives a new link, and the one before opens nothing any more', async () => {
  const { tenant, manager, admin } = await leading();
  const email = someEmail();
  const [open] = (await invite(manager, { email })).body.invitations;
  const [first] = await receiveMail(app(), email);
  const again = await send(app(), admin, teamInvitationsApi.sendAgain, at(open?.id ?? 0));
  expect(again.body.invitations).toMatchObject([{ email, invited_by: 'Ada Admin' }]);
  const second = (await receiveMail(app(), email)).at(-1);
  expect(second?.subject).toBe('Ada Admin invited you to join Larkspur Labs');
  expect((await look(tenant.visitor, first?.token ?? '')).problem.code).toBe('link_not_valid');
  expect((await look(tenant.visitor, second?.token ?? '')).status).toBe(200);
});

test('an invitation that is taken back opens nothing, keeps no name, and the address is free', async () => {
  const { tenant, manager } = await leading();
  const email = someEmail();
  const [open] = (await invite(manager, { email })).body.invitations;
  const [mail] = await receiveMail(app(), email);
  expect((await send(app(), manager, teamInvitationsApi.cancel, at(open?.id ?? 0))).body.invitations).toEqual([]);
  expect((await look(tenant.visitor, mail?.token ?? '')).problem.code).toBe('link_not_valid');
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

test('a mail that is taken back before it went out is not sent', async () => {
  const { manager } = await leading();
  const email = someEmail();
  const [open] = (await invite(manager, { email })).body.invitations;
  await send(app(), manager, teamInvitationsApi.cancel, at(open?.id ?? 0));
  expect(await receiveMail(app(), email)).toEqual([]);
});

test('a link works for a week; then its invitation waits to be sent again, or makes way for a new one', async () => {
  const { tenant, manager } = await leading();
  const [email, another] = [someEmail(), someEmail()];
  await invite(manager, { email });
  await invite(manager, { email: another });
  const [mail] = await receiveMail(app(), email);
  app().passTime(linkLifetimeSeconds.join_team + 60);
  const later = await signInAgain(app(), manager);
  expect((await look(tenant.visitor, mail?.token ?? '')).problem.code).toBe('link_not_valid');
  const open = await list(later);
  expect(open.map(({ is_over }) => is_over)).toEqual([true, true]);
  const old = open.find((invitation) => invitation.email === email);
  const again = await send(app(), later, teamInvitationsApi.sendAgain, at(old?.id ?? 0));
  expect(again.body.invitations.map(({ is_over }) => is_over)).toEqual([false, true]);
  expect((await invite(later, { email: another })).body.invitations.map(({ is_over }) => is_over)).toEqual([
    false,
    false,
  ]);
  app().passTime(-linkLifetimeSeconds.join_team - 60);
});

test('nobody sends invitations without end, sent again or new', async () => {
  const { manager } = await leading();
  const [open] = (await invite(manager)).body.invitations;
  for (let count = 0; count < 10; count += 1) {
    expect((await send(app(), manager, teamInvitationsApi.sendAgain, at(open?.id ?? 0))).status).toBe(200);
  }
  for (let count = 0; count < 9; count += 1) expect((await invite(manager)).status).toBe(201);
  expect((await invite(manager)).status).toBe(429);
  expect((await send(app(), manager, teamInvitationsApi.sendAgain, at(open?.id ?? 0))).status).toBe(429);
});

test('an administrator proves themselves before inviting, a lead does not', async () => {
  const { manager, admin, organisationId } = await leading();
  const forgetProof = ({ id }: TestAccount) =>
    app().services.database.pool.query(
      "update sessions set proven_at = proven_at - interval '6 minutes' where user_id = $1",
      [id],
    );
  await forgetProof(manager);
  await forgetProof(admin);
  expect((await invite(admin, { organisation_id: organisationId })).problem.code).toBe('proof_needed');
  expect((await list(admin)).length).toBe(0);
  expect((await invite(manager)).status).toBe(201);
});

test('where nobody comes in with a password, nobody is invited to set one', async () => {
  const { tenant, manager } = await leading();
  const email = someEmail();
  await invite(manager, { email });
  const [mail] = await receiveMail(app(), email);
  const { db } = app().services.database;
  await db.updateTable('tenants').set({ allows_passwords: false }).where('id', '=', tenant.id).execute();
  expect((await invite(manager)).problem.code).toBe('password_sign_in_off');
  expect((await look(tenant.visitor, mail?.token ?? '')).problem.code).toBe('password_sign_in_off');
});
