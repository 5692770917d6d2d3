import { describe, expect, it } from 'vitest';
import type { Role } from '#domain/access/roles.ts';
import { jobsApi } from '#domain/features/jobs/contract.ts';
import type { OrganisationKind } from '#domain/features/organisations/lifecycle.ts';
import type { Endpoint } from '#domain/lib/endpoint.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeJob, makeOrganisation, makeTenant, type TestTenant } from '#server/testing/factories.ts';
import { request } from '#server/testing/request.ts';
import { buildHeaders, buildPath, type Caller, send } from '#server/testing/send.ts';

const app = testApp();

const kinds: [OrganisationKind, Role][] = [
  ['employer', 'hiring_manager'],
  ['corporate_partner', 'hiring_manager'],
  ['non_profit', 'recruiter'],
  ['skilling', 'skilling_partner'],
];

const states = ['pending', 'unconfirmed', 'rejected', 'suspended'] as const;

/** What every blocked account may use: its own account, organization, onboarding, the feedback form, and the helpdesk. */
const allowed = [
  'DELETE /api/v1/me/second-step',
  'DELETE /api/v1/me/sessions/:id',
  'DELETE /api/v1/me/sign-ins/:provider',
  'GET /api/v1/approval',
  'GET /api/v1/me',
  'GET /api/v1/me/comfort',
  'GET /api/v1/me/consents',
  'GET /api/v1/me/exports',
  'GET /api/v1/me/exports/:id/file',
  'GET /api/v1/me/notifications',
  'GET /api/v1/me/second-step',
  'GET /api/v1/me/sessions',
  'GET /api/v1/me/sign-ins',
  'GET /api/v1/notifications/all',
  'GET /api/v1/onboarding',
  'GET /api/v1/organisation',
  'GET /api/v1/session',
  'GET /api/v1/user/chat/session',
  'POST /api/v1/email/verification',
  'POST /api/v1/feedback',
  'POST /api/v1/me/deletion',
  'POST /api/v1/me/exports',
  'POST /api/v1/me/password',
  'POST /api/v1/me/proof',
  'POST /api/v1/me/second-step',
  'POST /api/v1/me/second-step/confirmation',
  'POST /api/v1/me/second-step/recovery-codes',
  'POST /api/v1/me/sessions/end-others',
  'POST /api/v1/me/sign-ins/:provider',
  'POST /api/v1/me/sign-ins/:provider/begin',
  'POST /api/v1/ws/ticket',
  'PUT /api/v1/me/comfort',
  'PUT /api/v1/me/notifications',
  'PUT /api/v1/notification/:id',
  'PUT /api/v1/notifications/unread',
  'PUT /api/v1/onboarding',
  'PUT /api/v1/organisation',
];

/** Employers can also prepare jobs, and their home page lists the drafts. */
const allowedForDrafts = [
  'DELETE /api/v1/job-templates/:id',
  'GET /api/v1/homepage',
  'GET /api/v1/job-templates',
  'GET /api/v1/job-templates/:id',
  'GET /api/v1/jobs/:id/interest',
  'GET /api/v1/jobs/:id/team',
  'GET /api/v1/jobs/:id/versions',
  'GET /api/v1/jobs/:id/versions/:version',
  'GET /api/v1/managed-jobs',
  'POST /api/v1/job-templates',
  'POST /api/v1/jobs',
  'POST /api/v1/jobs/:id/duplicate',
  'POST /api/v1/jobs/:id/publish-request',
  'POST /api/v1/jobs/match-preview',
  'PUT /api/v1/job-templates/:id',
  'PUT /api/v1/jobs/:id',
];

describe('endpoints for members of an organization that is not approved or not confirmed', () => {
  describe.each(states)('%s', (state) => {
    it.each(kinds)('admits a lead of kind %s only to the listed endpoints', async (kind, role) => {
      const caller = await makeBlockedAccount(await makeTenant(app()), { kind, role, state });
      const admitted: string[] = [];
      for (const contract of app().app.contracts) {
        if (contract.access === 'public') continue;
        const status = await requestStatus(caller, contract);
        if (status !== 401 && status !== 403) admitted.push(`${contract.method} ${contract.path}`);
      }
      expect(admitted.sort()).toEqual([...allowed, ...(role === 'hiring_manager' ? allowedForDrafts : [])].sort());
    });
  });

  it.each(states)('shows an employer that is %s no jobs of others', async (state) => {
    const tenant = await makeTenant(app());
    const other = await makeAccount(app(), tenant, 'hiring_manager');
    await makeJob(app(), other);
    await makeJob(app(), other, { isActive: false });
    const caller = await makeBlockedAccount(tenant, { kind: 'employer', role: 'hiring_manager', state });
    expect((await send(app(), caller, jobsApi.manage, { query: {} })).body).toMatchObject({
      jobs: [],
      counts: { active: 0, draft: 0 },
    });
  });
});

interface BlockedAccount {
  readonly kind: OrganisationKind;
  readonly role: Role;
  readonly state: (typeof states)[number];
}

async function makeBlockedAccount(tenant: TestTenant, { kind, role, state }: BlockedAccount) {
  const status = state === 'unconfirmed' ? 'approved' : state;
  const organisationId = await makeOrganisation(app(), tenant, { kind, status });
  return makeAccount(app(), tenant, role, { organisationId, isEmailConfirmed: state !== 'unconfirmed' });
}

/** Sends an unknown id and an empty body: enough to see whether access is granted. */
async function requestStatus(caller: Caller, contract: Endpoint): Promise<number> {
  const hasBody = !['GET', 'DELETE'].includes(contract.method);
  const response = await request(`${app().url}${buildPath(contract, { id: 999_999_999 })}`, {
    method: contract.method,
    headers: buildHeaders(caller, contract, hasBody ? {} : undefined),
    ...(hasBody ? { body: contract.form ? new FormData() : '{}' } : {}),
  });
  return response.status;
}
