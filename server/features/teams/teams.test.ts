import { describe, expect, it } from 'vitest';
import { teamsApi } from '#domain/features/teams/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { submitApplication } from '#server/testing/applications.ts';
import { makeAccount, makeJob, makeTenant } from '#server/testing/factories.ts';
import { inDays, interviewHelpers } from '#server/testing/interviews.ts';
import { newOffer, offerHelpers } from '#server/testing/offers.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();
const interviews = interviewHelpers(app);
const offers = offerHelpers(app);

async function twoTeams() {
  const tenant = await makeTenant(app());
  const manager = await makeAccount(app(), tenant, 'hiring_manager', { fullName: 'Bea Lead' });
  const organisationId = manager.organisationId ?? 0;
  await makeAccount(app(), tenant, 'hiring_member', { fullName: 'Al Member', organisationId });
  await makeAccount(app(), tenant, 'hiring_manager', { fullName: 'Zoe Elsewhere' });
  await makeAccount(app(), tenant, 'recruiter', { fullName: 'Rue Partner' });
  const admin = await makeAccount(app(), tenant, 'admin');
  return { tenant, manager, admin };
}

describe('GET /api/v1/teams/:kind', () => {
  it('returns the own team to a lead, all teams of the kind to an administrator', async () => {
    const { manager, admin } = await twoTeams();
    const own = await send(app(), manager, teamsApi.hiring);
    expect(own.body.members.map((member) => member.name)).toEqual(['Al Member', 'Bea Lead']);
    const all = await send(app(), admin, teamsApi.hiring);
    expect(all.body.members.map((member) => member.name)).toEqual(['Al Member', 'Bea Lead', 'Zoe Elsewhere']);
    const partners = await send(app(), admin, teamsApi.partner);
    expect(partners.body.members.map((member) => member.name)).toEqual(['Rue Partner']);
  });

  it('filters by name and counts open jobs', async () => {
    const { manager } = await twoTeams();
    await makeJob(app(), manager);
    const { body } = await send(app(), manager, teamsApi.hiring, { query: { words: 'LEAD' } });
    expect(body).toMatchObject({ total: 1, members: [{ name: 'Bea Lead', role_id: 1, jobs: 1 }] });
  });

  it('counts the scorecards and offer approvals that wait for each person', async () => {
    const { tenant, manager } = await twoTeams();
    const seeker = await makeAccount(app(), tenant, 'job_seeker');
    const member = await makeAccount(app(), tenant, 'hiring_member', {
      fullName: 'Cy Approver',
      organisationId: manager.organisationId ?? 0,
    });
    const job = await makeJob(app(), manager);
    app().passTime(-8 * 86_400);
    const { id: applicationId } = await submitApplication(app(), seeker, job.id);
    await offers.moveTo(manager, applicationId, 'interview');
    await interviews.scheduled({ manager, seeker, applicationId }, inDays(-3));
    app().passTime(8 * 86_400);
    const offer = await offers.create(manager, applicationId, newOffer({ approver_ids: [member.id] }));
    const listTasks = async () =>
      (await send(app(), manager, teamsApi.hiring)).body.members.map(({ name, tasks }) => [name, tasks]);
    const before = [
      ['Al Member', 0],
      ['Bea Lead', 1],
    ];
    expect(await listTasks()).toEqual([...before, ['Cy Approver', 0]]);
    expect((await offers.submit(manager, offer.body)).status).toBe(200);
    expect(await listTasks()).toEqual([...before, ['Cy Approver', 1]]);
  });

  it('returns pages of 50', async () => {
    const { tenant, admin } = await twoTeams();
    for (let at = 0; at < 55; at += 1) await makeAccount(app(), tenant, 'concierge_member', { fullName: 'Sam Same' });
    const first = await send(app(), admin, teamsApi.concierge);
    const second = await send(app(), admin, teamsApi.concierge, { query: { cursor: first.body.next ?? '' } });
    const ids = [...first.body.members, ...second.body.members].map((member) => member.id);
    expect([first.body.total, new Set(ids).size, second.body.next]).toEqual([55, 55, null]);
  });
});
