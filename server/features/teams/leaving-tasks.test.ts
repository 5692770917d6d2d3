import { describe, expect, it } from 'vitest';
import { helpdeskApi } from '#domain/features/chat/helpdesk-contract.ts';
import { notificationsApi } from '#domain/features/notifications/contract.ts';
import { membershipApi } from '#domain/features/teams/membership.ts';
import { testApp } from '#server/testing/app.ts';
import { makeInbox } from '#server/testing/chat/helpdesk.ts';
import { makeAccount, makeJob, makeOrganisation, makeTenant, type TestAccount } from '#server/testing/factories.ts';
import { submitApplication } from '#server/testing/hiring/applications.ts';
import { interviewHelpers, newPlan } from '#server/testing/hiring/interviews.ts';
import { newOffer, offerHelpers } from '#server/testing/hiring/offers.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();
const offers = offerHelpers(app);
const interviews = interviewHelpers(app);

/** An applicant of a lead's job, and a colleague who then leaves. */
async function createTeam() {
  const tenant = await makeTenant(app());
  const organisationId = await makeOrganisation(app(), tenant);
  const lead = await makeAccount(app(), tenant, 'hiring_manager', { organisationId, fullName: 'Bea Lead' });
  const colleague = await makeAccount(app(), tenant, 'hiring_member', { organisationId, fullName: 'Al Member' });
  const admin = await makeAccount(app(), tenant, 'admin');
  const seeker = await makeAccount(app(), tenant, 'job_seeker', { fullName: 'Ines Okafor' });
  const job = await makeJob(app(), lead, { title: 'Archivist' });
  const { id: applicationId } = await submitApplication(app(), seeker, job.id);
  const params = { id: String(colleague.id) };
  const readLeaving = async () => (await send(app(), lead, membershipApi.leaving, { params })).body;
  const end = () => send(app(), lead, membershipApi.end, { params, body: { successor_id: null } });
  return { lead, colleague, admin, seeker, applicationId, readLeaving, end };
}

async function readMessages(account: TestAccount): Promise<string[]> {
  return (await send(app(), account, notificationsApi.all)).body.data.map(({ message }) => message);
}

describe('POST /api/v1/teams/members/:id/end with tasks of the person', () => {
  it('returns an offer that waits for them to a draft without them, and notifies its writer', async () => {
    const { lead, colleague, admin, applicationId, readLeaving, end } = await createTeam();
    await offers.moveTo(lead, applicationId, 'interview');
    const draft = newOffer({ approver_ids: [colleague.id, admin.id] });
    const offer = (await offers.create(lead, applicationId, draft)).body;
    expect((await offers.submit(lead, offer)).body.status).toBe('pending_approval');
    const affected = [{ id: offer.id, name: 'Ines Okafor', job: 'Archivist' }];
    expect(await readLeaving()).toMatchObject({ jobs: [], offers: affected, interviews: [], chats: 0, steps: 0 });
    expect((await end()).status).toBe(200);
    const left = (await offers.read(lead, offer.id)).body;
    expect([left.status, left.approvers.map(({ name }) => name)]).toEqual(['draft', ['Rowan Ellery']]);
    expect((await readMessages(lead))[0]).toBe(
      'Al Member left the team and can’t approve the offer for Ines Okafor, Archivist. It’s a draft again: choose who approves it.',
    );
    expect((await offers.submit(lead, left)).body.status).toBe('pending_approval');
  });

  it('takes them off a draft without a message', async () => {
    const { lead, colleague, applicationId, end } = await createTeam();
    await offers.moveTo(lead, applicationId, 'interview');
    const offer = (await offers.create(lead, applicationId, newOffer({ approver_ids: [colleague.id] }))).body;
    const before = await readMessages(lead);
    expect((await end()).status).toBe(200);
    const left = (await offers.read(lead, offer.id)).body;
    expect([left.status, left.approvers]).toEqual(['draft', []]);
    expect(await readMessages(lead)).toEqual(before);
  });

  it('asks for someone else on the panel of a coming interview, not of a canceled one', async () => {
    const { lead, colleague, seeker, applicationId, readLeaving, end } = await createTeam();
    await offers.moveTo(lead, applicationId, 'interview');
    const plan = newPlan([lead.id, colleague.id]);
    const place = { manager: lead, seeker, applicationId };
    const canceled = await interviews.scheduled(place, undefined, { ...plan, round: 1 });
    expect((await interviews.cancel(lead, canceled)).status).toBe(200);
    const coming = await interviews.scheduled(place, undefined, { ...plan, round: 2 });
    const { id, starts_at } = coming;
    expect(starts_at).not.toBeNull();
    const affected = [{ id, name: 'Ines Okafor', job: 'Archivist', starts_at }];
    expect(await readLeaving()).toMatchObject({ offers: [], interviews: affected });
    expect((await end()).status).toBe(200);
    const messages = (await readMessages(lead)).filter((message) => message.includes('left the team'));
    expect(messages).toEqual([
      'Al Member left the team but is still on the panel of the interview with Ines Okafor for Archivist. Choose someone else.',
    ]);
  });

  it('returns the open chats of an agent to the queue', async () => {
    const { tenant, priya, kofi, chatId, guestChatId } = await makeInbox(app());
    const admin = await makeAccount(app(), tenant, 'admin');
    const at = (id: number) => ({ params: { id: String(id) } });
    const assign = (id: number) => send(app(), kofi, helpdeskApi.assign, { ...at(id), body: { user_id: priya.id } });
    await assign(chatId);
    await assign(guestChatId);
    await send(app(), kofi, helpdeskApi.setStatus, { ...at(guestChatId), body: { status: 'closed' } });
    const leaving = (await send(app(), admin, membershipApi.leaving, at(priya.id))).body;
    expect(leaving).toMatchObject({ jobs: [], chats: 1, is_last_lead: false });
    const ended = await send(app(), admin, membershipApi.end, { ...at(priya.id), body: { successor_id: null } });
    expect(ended.status).toBe(200);
    const read = async (id: number) => (await send(app(), kofi, helpdeskApi.thread, at(id))).body.chat.assignee;
    expect(await read(chatId)).toBeNull();
    expect(await read(guestChatId)).toEqual({ id: priya.id, name: 'Priya Lindqvist' });
  });
});
