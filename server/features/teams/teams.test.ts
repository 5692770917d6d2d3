import { describe, expect, it } from 'vitest';
import { helpdeskApi } from '#domain/features/chat/helpdesk-contract.ts';
import { journalApi } from '#domain/features/journal/contract.ts';
import { teamsApi } from '#domain/features/teams/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeInbox, writeChat } from '#server/testing/chat/helpdesk.ts';
import { makeAccount, makeJob, makeOrganisation, makeTenant, type TestAccount } from '#server/testing/factories.ts';
import { submitApplication } from '#server/testing/hiring/applications.ts';
import { inDays, interviewHelpers } from '#server/testing/hiring/interviews.ts';
import { newOffer, offerHelpers } from '#server/testing/hiring/offers.ts';
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
  it('returns their team to a lead, and all teams of the kind to an administrator', async () => {
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

describe('GET /api/v1/teams/:kind with the work of each person', () => {
  it('counts job seekers for the author of their latest journal entry, and next steps that are due', async () => {
    const { tenant, admin } = await twoTeams();
    const sponsorId = await makeOrganisation(app(), tenant, { kind: 'non_profit' });
    const coach = await makeAccount(app(), tenant, 'recruiter', { fullName: 'Ann Coach', organisationId: sponsorId });
    const colleague = await makeAccount(app(), tenant, 'recruiter_member', {
      fullName: 'Ben Coach',
      organisationId: sponsorId,
    });
    const [ada, bo] = [
      await makeAccount(app(), tenant, 'job_seeker', { sponsorId }),
      await makeAccount(app(), tenant, 'job_seeker', { sponsorId }),
    ];
    const add = (author: TestAccount, person: TestAccount, day: string, step: string | null = null) =>
      send(app(), author, journalApi.add, {
        params: { id: String(person.id) },
        body: {
          ...{ kind: 'call', day, text: 'Talked about the interview.', is_shared: false },
          ...{ next_step: step === null ? '' : 'Call again', next_step_on: step },
        },
      });
    await add(coach, ada, '2026-03-04');
    await add(coach, bo, '2026-03-04', '2026-03-08');
    await add(colleague, bo, '2026-03-05', '2999-03-08');
    const { members } = (await send(app(), coach, teamsApi.partner)).body;
    expect(members.map(({ name, seekers, tasks, agent }) => [name, seekers, tasks, agent])).toEqual([
      ['Ann Coach', 1, 1, null],
      ['Ben Coach', 1, 0, null],
    ]);
    const all = (await send(app(), admin, teamsApi.partner)).body.members;
    expect(all.map(({ name, seekers }) => [name, seekers])).toEqual([
      ['Ann Coach', 1],
      ['Ben Coach', 1],
      ['Rue Partner', 0],
    ]);
  });

  it('counts the open chats of each agent, and the median of their first replies', async () => {
    const { tenant, priya, socket, chatId } = await makeInbox(app());
    const admin = await makeAccount(app(), tenant, 'admin');
    const reply = () =>
      send(app(), priya, helpdeskApi.send, {
        params: { id: String(chatId) },
        body: { client_id: crypto.randomUUID(), text: 'An answer' },
      });
    const listAgents = async (reader = admin) =>
      (await send(app(), reader, teamsApi.concierge)).body.members.map(({ name, agent }) => [name, agent]);
    const none = { open_chats: 0, median_reply_minutes: null, languages: [], hours: null };
    expect(await listAgents()).toEqual([
      ['Kofi Marchetti', none],
      ['Priya Lindqvist', none],
    ]);
    app().passTime(120);
    await reply();
    await writeChat(socket, 'hAeUn', 'Another question');
    app().passTime(360);
    await reply();
    expect(await listAgents()).toEqual([
      ['Kofi Marchetti', none],
      ['Priya Lindqvist', { ...none, open_chats: 1, median_reply_minutes: 4 }],
    ]);
    await send(app(), priya, helpdeskApi.setStatus, { params: { id: String(chatId) }, body: { status: 'closed' } });
    app().passTime(31 * 86_400);
    const later = await makeAccount(app(), tenant, 'admin');
    expect((await listAgents(later))[1]).toEqual(['Priya Lindqvist', none]);
  });
});
