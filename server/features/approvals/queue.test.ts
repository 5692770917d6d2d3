import { describe, expect, it } from 'vitest';
import { approvalsApi } from '#domain/features/approvals/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { applyTo } from '#server/testing/chat/conversations.ts';
import { makeAccount, makeJob, makeOrganisation, makeTenant } from '#server/testing/factories.ts';
import { newOffer, offerHelpers } from '#server/testing/hiring/offers.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();
const offers = offerHelpers(app);

/** An organization that wants to join, and an offer that waits for a program manager. */
async function setUp() {
  const tenant = await makeTenant(app());
  const admin = await makeAccount(app(), tenant, 'admin');
  const approver = await makeAccount(app(), tenant, 'program_manager', { fullName: 'Obi Farnsworth' });
  const lead = await makeAccount(app(), tenant, 'hiring_manager', { fullName: 'Marisol Quint' });
  const seeker = await makeAccount(app(), tenant, 'job_seeker', { fullName: 'Emeka Nakagawa' });
  const job = await makeJob(app(), lead);
  const applicationId = await applyTo(app(), seeker, job.id);
  await offers.moveTo(lead, applicationId, 'interview');
  const draft = (await offers.create(lead, applicationId, newOffer({ approver_ids: [approver.id] }))).body;
  const offer = (await offers.submit(lead, draft)).body;
  const organisationId = await makeOrganisation(app(), tenant, { status: 'pending', name: 'Fernhill Trust' });
  await app()
    .services.database.db.insertInto('approvals')
    .values({ tenant_id: tenant.id, kind: 'partner', organisation_id: organisationId })
    .execute();
  return { tenant, admin, approver, lead, offer };
}

type Setup = Awaited<ReturnType<typeof setUp>>;
type Query = NonNullable<Parameters<typeof send<typeof approvalsApi.list>>[3]>['query'];
const list = async (who: Setup['admin'], query: Query = {}) =>
  (await send(app(), who, approvalsApi.list, { query })).body;

describe('GET /api/v1/approvals with offers', () => {
  it('lists offers and other requests in one queue, the longest wait first', async () => {
    const { admin, approver } = await setUp();
    const { approvals, counts } = await list(admin);
    expect(approvals.map(({ kind, can_decide }) => [kind, can_decide])).toEqual([
      ['offer', false],
      ['partner', true],
    ]);
    expect(counts).toEqual({ pending: 2, approved: 0, rejected: 0 });
    expect(approvals[0]?.offer).toMatchObject({
      applicant: 'Emeka Nakagawa',
      asked_by: 'Marisol Quint',
      waiting_for: 'Obi Farnsworth',
      is_own: false,
      terms: { hours: '40 a week' },
    });
    expect(JSON.stringify(approvals)).not.toContain('headphones');
    expect((await list(approver)).approvals[0]).toMatchObject({ kind: 'offer', can_decide: true });
  });

  it.each([
    ['offer', ['offer']],
    ['partner', ['partner']],
    ['job', []],
  ] as const)('kind %s -> only these requests', async (kind, kinds) => {
    const { admin } = await setUp();
    const { approvals, counts } = await list(admin, { kind });
    expect([approvals.map((each) => each.kind), counts.pending]).toEqual([kinds, kinds.length]);
  });

  it('decided offer -> among the approved or returned ones, with who decided and why', async () => {
    const { admin, approver, lead, offer } = await setUp();
    await offers.decide(approver, offer, 'rejected', 'Please raise the pay.');
    expect((await list(admin, { kind: 'offer' })).approvals).toEqual([]);
    const rejected = {
      kind: 'offer',
      decided_by: 'Obi Farnsworth',
      reason: 'Please raise the pay.',
      can_decide: false,
    };
    expect((await list(admin, { kind: 'offer', status: 'rejected' })).approvals).toMatchObject([rejected]);
    const draft = (await offers.read(lead, offer.id)).body;
    await offers.decide(approver, (await offers.submit(lead, draft)).body, 'approved');
    const { approvals, counts } = await list(admin, { kind: 'offer', status: 'approved' });
    expect(approvals).toMatchObject([{ id: offer.id, status: 'approved', decided_by: 'Obi Farnsworth' }]);
    expect(counts).toEqual({ pending: 0, approved: 1, rejected: 1 });
  });

  it('person of another tenant -> sees nothing of it', async () => {
    await setUp();
    const stranger = await makeAccount(app(), await makeTenant(app()), 'admin');
    expect((await list(stranger)).approvals).toEqual([]);
  });
});
