import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { accountsApi } from '#domain/features/accounts/contract.ts';
import { firstAdminApi } from '#domain/features/accounts/first-admin.ts';
import { recoveryApi } from '#domain/features/accounts/recovery.ts';
import { jobsApi } from '#domain/features/jobs/contract.ts';
import { organisationsApi } from '#domain/features/organisations/contract.ts';
import { signInApi } from '#domain/features/sign-in/contract.ts';
import { supportersApi } from '#domain/features/supporters/contract.ts';
import { teamInvitationsApi } from '#domain/features/teams/invitations.ts';
import { joiningApi } from '#domain/features/teams/joining.ts';
import { tenantAdminApi } from '#domain/features/tenants/admin-contract.ts';
import { providerHelpers } from '#server/testing/accounts/provider-flows.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeOrganisation, makeTenant, newJob } from '#server/testing/factories.ts';
import { receiveMail } from '#server/testing/peers/mailbox.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();
const { peer, setProviderAccount, enableProvider, makeTenantWithProvider } = providerHelpers(app);

const password = 'violet tractor sings';
const someEmail = () => `${randomUUID()}@example.com`;

interface NamedRequest {
  readonly field: string;
  /** Sends a request that is valid apart from the name. */
  readonly send: (name: string) => Promise<{ status: number; problem: { fields?: readonly object[] } }>;
}

/** Each endpoint that takes a name which emails to others contain. */
const requests: Record<string, NamedRequest> = {
  'POST /api/v1/register': {
    field: 'body.full_name',
    send: async (name) => {
      const body = { kind: 'candidate', full_name: name, email: someEmail(), password, consent: 'true' } as const;
      return send(app(), (await makeTenant(app())).visitor, accountsApi.register, { body });
    },
  },
  'POST /api/v1/register of an employer': {
    field: 'body.organisation',
    send: async (name) => {
      const account = { full_name: 'Bea Lead', email: someEmail(), password, consent: 'true' } as const;
      const body = { ...account, kind: 'employer', organisation: name } as const;
      return send(app(), (await makeTenant(app())).visitor, accountsApi.register, { body });
    },
  },
  'POST /api/v1/first-administrator': {
    field: 'body.full_name',
    send: async (name) => {
      const body = { token: 'none', full_name: name, email: someEmail(), password, consent: true } as const;
      return send(app(), (await makeTenant(app())).visitor, firstAdminApi.create, { body });
    },
  },
  'POST /api/v1/teams/joining': {
    field: 'body.full_name',
    send: async (name) => {
      const body = { token: 'none', full_name: name, password, consent: true } as const;
      return send(app(), (await makeTenant(app())).visitor, joiningApi.join, { body });
    },
  },
  'POST /api/v1/teams/invitations': {
    field: 'body.name',
    send: async (name) => {
      const manager = await makeAccount(app(), await makeTenant(app()), 'hiring_manager');
      const body = { team: 'hiring', name, email: someEmail(), organisation_id: null } as const;
      return send(app(), manager, teamInvitationsApi.invite, { body });
    },
  },
  'POST /api/v1/supporters': {
    field: 'body.name',
    send: async (name) => {
      const seeker = await makeAccount(app(), await makeTenant(app()), 'job_seeker');
      return send(app(), seeker, supportersApi.invite, { body: { name, email: someEmail(), rights: ['see_profile'] } });
    },
  },
  'PUT /api/v1/organisation': {
    field: 'body.name',
    send: async (name) => {
      const manager = await makeAccount(app(), await makeTenant(app()), 'hiring_manager');
      const body = { name, website: '', description: '', city: '', region: '', country: '' };
      return send(app(), manager, organisationsApi.saveOwn, { body });
    },
  },
  'PUT /api/v1/tenant/brand': {
    field: 'body.title',
    send: async (name) => {
      const admin = await makeAccount(app(), await makeTenant(app()), 'admin');
      const { version, colours } = (await send(app(), admin, tenantAdminApi.read)).body;
      return send(app(), admin, tenantAdminApi.saveBrand, { body: { title: name, colours, version } });
    },
  },
  'POST /api/v1/jobs': {
    field: 'body.title',
    send: async (name) => {
      const manager = await makeAccount(app(), await makeTenant(app()), 'hiring_manager');
      return send(app(), manager, jobsApi.create, { body: newJob({ title: name }) });
    },
  },
};

describe.each(Object.entries(requests))('%s', (_endpoint, { field, send: sendName }) => {
  it.each([
    ['http://evil.test/win', 'link_in_name'],
    ['Win at www.evil.test', 'link_in_name'],
    ['Ann\u202egro', 'hidden_in_name'],
    ['Ann\u0007Bell', 'hidden_in_name'],
  ])('%j -> 400 that names the field', async (name, code) => {
    const { status, problem } = await sendName(name);
    expect(status).toBe(400);
    expect(problem.fields).toContainEqual({ field, code });
  });

  it.each(['Dr. A. St. John', "D’Arcy O'Neil", 'יעל כהן', 'می\u200cخواهم'])('%s -> accepted', async (name) => {
    const { status, problem } = await sendName(name);
    // Endpoints with a link refuse the token instead.
    expect(status === 400 ? problem : { code: 'link_not_valid' }).toMatchObject({ code: 'link_not_valid' });
  });
});

describe('names from elsewhere', () => {
  it('of a Google account -> cleaned', async () => {
    const tenant = await makeTenantWithProvider('google');
    const { clientId } = await enableProvider(tenant, 'google');
    const account = setProviderAccount({ name: 'Ann\u202e http://evil.test' });
    const token = await peer().accessToken(clientId, account);
    const signedIn = await send(app(), tenant.visitor, signInApi.google, { body: { access_token: token } });
    expect(signedIn.body).toMatchObject({ username: 'Ann http evil test' });
  });

  it('stored before the rule -> cleaned in greeting, subject and address of emails', async () => {
    const tenant = await makeTenant(app());
    const organisationId = await makeOrganisation(app(), tenant, { name: 'https://evil.test free money' });
    const manager = await makeAccount(app(), tenant, 'hiring_manager', {
      organisationId,
      fullName: 'Ann\u202e www.evil.test/win',
    });
    await send(app(), tenant.visitor, recoveryApi.forgotPassword, { body: { email: manager.email } });
    const [reset] = await receiveMail(app(), manager.email);
    expect(reset?.source).toContain('Hello Ann www evil test win,');
    expect(reset?.source).not.toMatch(/www\.|\u202e/);

    const invited = someEmail();
    const body = { team: 'hiring', name: 'Bo', email: invited, organisation_id: null } as const;
    await send(app(), manager, teamInvitationsApi.invite, { body });
    const [invitation] = await receiveMail(app(), invited);
    expect(invitation?.subject).toBe('Ann www evil test win invited you to join https evil test free money');
    expect(invitation?.source).not.toContain('://evil');
  });

  it('stored before the rule -> organization can still be read', async () => {
    const tenant = await makeTenant(app());
    const organisationId = await makeOrganisation(app(), tenant, { name: 'https://evil.test' });
    const manager = await makeAccount(app(), tenant, 'hiring_manager', { organisationId });
    expect((await send(app(), manager, organisationsApi.own)).body).toMatchObject({ name: 'https://evil.test' });
  });
});
