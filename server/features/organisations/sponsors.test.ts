import { describe, expect, it } from 'vitest';
import { organisationsApi } from '#domain/features/organisations/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeOrganisation, makeTenant } from '#server/testing/factories.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();

describe('GET /api/v1/sponsors', () => {
  it('returns the tenant’s approved corporate partners to visitors', async () => {
    const tenant = await makeTenant(app());
    await makeOrganisation(app(), tenant, { kind: 'corporate_partner', name: 'Quillmark Mutual' });
    await makeOrganisation(app(), tenant, { kind: 'corporate_partner', name: 'Amber Rail' });
    await makeOrganisation(app(), tenant, { kind: 'corporate_partner', status: 'pending', name: 'Not Yet' });
    await makeOrganisation(app(), tenant, { kind: 'employer', name: 'An Employer' });
    await makeOrganisation(app(), await makeTenant(app()), { kind: 'corporate_partner', name: 'Elsewhere' });
    const { status, body } = await send(app(), tenant.visitor, organisationsApi.sponsors);
    expect(status).toBe(200);
    expect(body.sponsors.map(({ name }) => name)).toEqual(['Amber Rail', 'Quillmark Mutual']);
  });
});
