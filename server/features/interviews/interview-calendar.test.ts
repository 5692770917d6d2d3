import { describe, expect, it } from 'vitest';
import { interviewsApi } from '#domain/features/interviews/contract.ts';
import { addDays } from '#domain/lib/day.ts';
import { testApp } from '#server/testing/app.ts';
import { applyTo } from '#server/testing/chat/conversations.ts';
import { makeAccount, makeJob, makeTenant, type TestAccount } from '#server/testing/factories.ts';
import { inDays, interviewHelpers, newPlan } from '#server/testing/hiring/interviews.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();
const interviews = interviewHelpers(app);

async function makeApplicant() {
  const tenant = await makeTenant(app());
  const manager = await makeAccount(app(), tenant, 'hiring_manager');
  const job = await makeJob(app(), manager);
  const seeker = await makeAccount(app(), tenant, 'job_seeker', { fullName: 'Ines Okafor' });
  return { tenant, manager, job, seeker, applicationId: await applyTo(app(), seeker, job.id) };
}

/** The interviews from today on, for some days. */
function readCalendar(account: TestAccount, days: number, startsIn = 0) {
  const from = addDays(app().services.clock(), startsIn);
  const query = { from: from.toISOString(), until: addDays(from, days).toISOString() };
  return send(app(), account, interviewsApi.calendar, { query });
}

describe('GET /api/v1/interview-calendar', () => {
  it('lists the confirmed interviews of the period to the employer, the panel, and the job seeker', async () => {
    const { tenant, manager, seeker, applicationId } = await makeApplicant();
    const confirmed = await interviews.scheduled({ manager, seeker, applicationId }, inDays(5));
    const competitor = await makeAccount(app(), tenant, 'hiring_manager');
    const getIds = async (account: TestAccount, startsIn = 0) =>
      (await readCalendar(account, 7, startsIn)).body.interviews.map(({ id }) => id);
    expect(await getIds(manager)).toEqual([confirmed.id]);
    expect(await getIds(seeker)).toEqual([confirmed.id]);
    expect(await getIds(competitor)).toEqual([]);
    expect(await getIds(manager, 7)).toEqual([]);
  });

  it('omits proposed and canceled interviews', async () => {
    const { manager, seeker, applicationId } = await makeApplicant();
    const draft = (await interviews.create(manager, applicationId, newPlan([manager.id]))).body;
    const proposed = (await interviews.propose(manager, draft, [inDays(5)])).body;
    expect((await readCalendar(manager, 7)).body.interviews).toEqual([]);
    const confirmed = (await interviews.pick(seeker, proposed)).body;
    await interviews.cancel(manager, confirmed);
    expect((await readCalendar(manager, 7)).body.interviews).toEqual([]);
  });

  it('returns 400 for a longer period, and 403 to a partner', async () => {
    const { tenant, manager } = await makeApplicant();
    expect((await readCalendar(manager, 9)).status).toBe(400);
    expect((await readCalendar(manager, -1)).status).toBe(400);
    expect((await readCalendar(await makeAccount(app(), tenant, 'recruiter'), 7)).status).toBe(403);
  });
});

describe('GET /api/v1/interviews/:id/panel-calendar', () => {
  const readPanelCalendar = (account: TestAccount, id: number, days = 7) => {
    const from = app().services.clock();
    const query = { from: from.toISOString(), until: addDays(from, days).toISOString() };
    return send(app(), account, interviewsApi.panelCalendar, { params: { id: String(id) }, query });
  };

  it('lists the other confirmed interviews of the panel by time, without what they are about', async () => {
    const { tenant, manager, job, seeker, applicationId } = await makeApplicant();
    const other = await makeAccount(app(), tenant, 'job_seeker');
    const otherId = await applyTo(app(), other, job.id);
    const set = { manager, seeker: other, applicationId: otherId };
    const booked = await interviews.scheduled(set, inDays(5), newPlan([manager.id]));
    const draft = (await interviews.create(manager, applicationId, newPlan([manager.id]))).body;
    const endsAt = new Date(Date.parse(booked.starts_at ?? '') + 45 * 60_000).toISOString();
    const busy = [{ name: 'Rowan Ellery', starts_at: booked.starts_at, ends_at: endsAt }];
    expect((await readPanelCalendar(manager, draft.id)).body).toEqual({ busy });
    expect((await readPanelCalendar(manager, draft.id, 2)).body).toEqual({ busy: [] });
    expect((await readPanelCalendar(manager, booked.id)).body).toEqual({ busy: [] });
    expect((await readPanelCalendar(manager, draft.id, 9)).status).toBe(400);
    expect((await readPanelCalendar(seeker, draft.id)).status).toBe(403);
    const competitor = await makeAccount(app(), tenant, 'hiring_manager');
    expect((await readPanelCalendar(competitor, draft.id)).status).toBe(404);
  });
});
