import { describe, expect, it } from 'vitest';
import { applicationsApi } from '#domain/features/applications/contract.ts';
import { interviewsApi } from '#domain/features/interviews/contract.ts';
import type { Interview } from '#domain/features/interviews/interview.ts';
import { notificationsApi } from '#domain/features/notifications/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { applyTo } from '#server/testing/chat/conversations.ts';
import { makeAccount, makeJob, makeTenant, type TestAccount } from '#server/testing/factories.ts';
import { inDays, interviewHelpers, newPlan } from '#server/testing/hiring/interviews.ts';
import { offerHelpers } from '#server/testing/hiring/offers.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();
const interviews = interviewHelpers(app);
const offers = offerHelpers(app);
const { moveTo } = offers;

async function setUp() {
  const tenant = await makeTenant(app());
  const manager = await makeAccount(app(), tenant, 'hiring_manager', { fullName: 'Marisol Quint' });
  const seeker = await makeAccount(app(), tenant, 'job_seeker', { fullName: 'Emeka Nakagawa' });
  const job = await makeJob(app(), manager);
  const applicationId = await applyTo(app(), seeker, job.id);
  return { tenant, manager, seeker, job, applicationId };
}

async function startInPast(id: number) {
  const { db } = app().services.database;
  const columns = { starts_at: new Date(Date.now() - 3_600_000) };
  await db.updateTable('interviews').set(columns).where('id', '=', id).execute();
}

async function getNotifications(account: TestAccount): Promise<string[]> {
  const found = await send(app(), account, notificationsApi.all, { query: { page: '1', lang: 'en' } });
  return found.body.data.map(({ message }) => message);
}

describe('plan, propose, pick', () => {
  it('a draft -> hidden from the job seeker; proposed -> visible with pack, times and accommodations', async () => {
    const { manager, seeker, applicationId } = await setUp();
    const draft = (await interviews.create(manager, applicationId, newPlan([manager.id]))).body;
    expect(draft).toMatchObject({ status: 'draft', is_pack_complete: true, can_propose: true });
    expect((await interviews.read(seeker, draft.id)).status).toBe(404);
    const proposed = await interviews.propose(manager, draft, [inDays(7), inDays(8)]);
    expect(proposed.body).toMatchObject({ status: 'proposed', slot_count: 2 });
    const own = (await interviews.read(seeker, draft.id)).body;
    expect(own).toMatchObject({ can_pick: true, checks: [], scorecards: [] });
    expect(own.accommodations).toBe('Camera off, questions in writing');
    const application = await send(app(), seeker, applicationsApi.read, { params: { id: String(applicationId) } });
    expect(application.body.status).toBe('interview');
    const picked = await interviews.pick(seeker, own, 1);
    expect(picked.body).toMatchObject({ status: 'scheduled', starts_at: own.slots[1]?.starts_at, slots: [] });
    expect((await getNotifications(manager))[0]).toContain('Emeka Nakagawa picked a time');
  });

  it('an incomplete pack -> 409 with what is missing', async () => {
    const { manager, applicationId } = await setUp();
    const plan = newPlan([manager.id], { accommodations: '', pack: { questions: [], link: '' } });
    const draft = (await interviews.create(manager, applicationId, plan)).body;
    const refused = await interviews.propose(manager, draft, [inDays(7)]);
    expect(refused.problem.code).toBe('interview_not_ready');
    expect(refused.problem.fields?.map(({ field }) => field)).toEqual([
      'checks.where',
      'checks.questions',
      'checks.accommodations',
    ]);
  });

  it('a second open interview of the round -> 409', async () => {
    const { manager, applicationId } = await setUp();
    const plan = newPlan([manager.id]);
    const responses = await Promise.all([1, 2, 3].map(() => interviews.create(manager, applicationId, plan)));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  });

  it.each([
    ['slots.0', ['2020-01-01T10:00']],
    ['slots.1', [inDays(7), inDays(7)]],
    ['slots.0', ['2027-03-14T02:30']],
    ['slots.0', ['soon']],
    ['slots', []],
  ])('an invalid %s -> 400 with its field', async (field, slots) => {
    const { manager, applicationId } = await setUp();
    const draft = (await interviews.create(manager, applicationId, newPlan([manager.id]))).body;
    const refused = await interviews.propose(manager, draft, slots);
    expect(refused.status).toBe(400);
    expect(refused.problem.fields?.map((one) => one.field)).toEqual([`body.${field}`]);
  });

  it('a person of another employer on the panel, or an unknown zone -> 400', async () => {
    const { tenant, manager, applicationId } = await setUp();
    const other = await makeAccount(app(), tenant, 'hiring_manager');
    const refused = await interviews.create(manager, applicationId, newPlan([other.id]));
    expect(refused.problem.fields).toMatchObject([{ field: 'body.panel_ids' }]);
    const zone = await interviews.create(manager, applicationId, newPlan([], { time_zone: 'Mars/Base' }));
    expect(zone.problem.fields).toMatchObject([{ field: 'body.time_zone' }]);
  });
});

describe('changes of a confirmed interview', () => {
  it('new times -> the old one stays until another is picked, then rescheduled', async () => {
    const set = await setUp();
    const booked = await interviews.scheduled(set);
    const proposed = (await interviews.propose(set.manager, booked, [inDays(9)])).body;
    expect(proposed).toMatchObject({ status: 'scheduled', starts_at: booked.starts_at, slot_count: 1 });
    const kept = (await interviews.refuseSlots(set.seeker, proposed, 'I work that day.')).body;
    expect(kept).toMatchObject({ status: 'scheduled', seeker_message: 'I work that day.', slot_count: 0 });
    const again = (await interviews.propose(set.manager, kept, [inDays(10)])).body;
    const moved = (await interviews.pick(set.seeker, again)).body;
    expect(moved.status).toBe('rescheduled');
    expect(moved.starts_at).toBe(again.slots[0]?.starts_at);
  });

  it('none of the first times suits -> no_time, and other times can be proposed', async () => {
    const { manager, seeker, applicationId } = await setUp();
    const draft = (await interviews.create(manager, applicationId, newPlan([manager.id]))).body;
    const proposed = (await interviews.propose(manager, draft, [inDays(7)])).body;
    const refused = (await interviews.refuseSlots(seeker, proposed, 'Mornings are hard.')).body;
    expect(refused).toMatchObject({ status: 'no_time', seeker_message: 'Mornings are hard.', can_pick: false });
    const other = await interviews.propose(manager, refused, [inDays(8, '15:00')]);
    expect(other.body.status).toBe('proposed');
  });

  it('canceled, or the application ends -> cancelled, and the panel is free again', async () => {
    const set = await setUp();
    const booked = await interviews.scheduled(set);
    await moveTo(set.manager, set.applicationId, 'rejected', 'Thank you for applying.');
    expect((await interviews.read(set.seeker, booked.id)).body.status).toBe('cancelled');
    const other = await setUp();
    expect((await interviews.cancel(other.manager, await interviews.scheduled(other))).body.status).toBe('cancelled');
  });

  it.each(['accept', 'decline'] as const)('an offer is answered with %s -> cancelled', async (answer) => {
    const set = await setUp();
    const booked = await interviews.scheduled(set);
    await offers[answer](set.seeker, await offers.sent(set.manager, set.applicationId));
    expect((await interviews.read(set.manager, booked.id)).body.status).toBe('cancelled');
    expect((await getNotifications(set.manager)).join()).toContain('The interview with Emeka Nakagawa for');
  });

  it('an outcome before the start -> 409, after it -> stored once', async () => {
    const set = await setUp();
    const booked = await interviews.scheduled(set);
    expect((await interviews.close(set.manager, booked, 'no_show')).problem.code).toBe('illegal_move');
    await startInPast(booked.id);
    expect((await interviews.close(set.manager, booked, 'no_show')).body.status).toBe('no_show');
    expect((await interviews.close(set.manager, booked, 'completed')).status).toBe(409);
  });
});

describe('conflicts of a panel', () => {
  async function setUpTwo() {
    const first = await setUp();
    const seeker = await makeAccount(app(), first.tenant, 'job_seeker');
    const applicationId = await applyTo(app(), seeker, first.job.id);
    return { first, second: { ...first, seeker, applicationId } };
  }

  it('a time that overlaps a confirmed interview -> named by the check, 409 on the proposal', async () => {
    const { first, second } = await setUpTwo();
    await interviews.scheduled(first, inDays(7, '10:00'));
    const { manager, applicationId } = second;
    const checked = await send(app(), manager, interviewsApi.checkSlots, {
      params: { id: String(applicationId) },
      body: {
        slots: [inDays(7, '10:30'), inDays(7, '10:45')],
        time_zone: 'America/Chicago',
        length_minutes: 45,
        panel_ids: [manager.id],
        interview_id: null,
      },
    });
    expect(checked.body.slots.map(({ busy }) => busy)).toEqual([['Marisol Quint'], []]);
    const draft = (await interviews.create(manager, applicationId, newPlan([manager.id]))).body;
    expect((await interviews.propose(manager, draft, [inDays(7, '10:30')])).problem.code).toBe('panel_busy');
    expect((await interviews.propose(manager, draft, [inDays(7, '10:45')])).status).toBe(200);
  });

  it('two people pick the same time at once -> one wins, the other reads why', async () => {
    const { first, second } = await setUpTwo();
    const proposals: Interview[] = [];
    for (const { manager, applicationId } of [first, second]) {
      const draft = (await interviews.create(manager, applicationId, newPlan([manager.id]))).body;
      proposals.push((await interviews.propose(manager, draft, [inDays(7)])).body);
    }
    const picks = await Promise.all(
      [first, second].map(({ seeker }, index) => {
        const proposal = proposals[index];
        if (!proposal) throw new Error('no proposal');
        return interviews.pick(seeker, proposal);
      }),
    );
    expect(picks.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(picks.find(({ status }) => status === 409)?.problem.code).toBe('panel_busy');
  });
});

describe('who reads what', () => {
  it('another employer, another job seeker -> 404; a panel member without the job -> the interview', async () => {
    const set = await setUp();
    const member = await makeAccount(app(), set.tenant, 'hiring_member', {
      organisationId: set.manager.organisationId ?? 0,
    });
    const booked = await interviews.scheduled(set, inDays(7), newPlan([member.id]));
    const strangers = [
      await makeAccount(app(), set.tenant, 'hiring_manager'),
      await makeAccount(app(), set.tenant, 'job_seeker'),
      await makeAccount(app(), await makeTenant(app()), 'admin'),
    ];
    for (const stranger of strangers) expect((await interviews.read(stranger, booked.id)).status).toBe(404);
    expect((await interviews.read(member, booked.id)).body.accommodations).toContain('Camera off');
    const listed = await interviews.list(member);
    expect(listed.body.interviews.map(({ id }) => id)).toEqual([booked.id]);
    const concierge = await makeAccount(app(), set.tenant, 'concierge_member');
    expect((await interviews.read(concierge, booked.id)).body.accommodations).toBeNull();
  });
});

describe('POST /api/v1/interviews/:id/scorecard', () => {
  const card = {
    ratings: [
      { rating: 'fully' as const, evidence: 'Described three checks.' },
      { rating: 'mostly' as const, evidence: 'Prefers written tasks.' },
    ],
    recommendation: 'yes' as const,
  };

  it("others' scorecards -> hidden until one's own is in, never shown to the job seeker", async () => {
    const set = await setUp();
    const member = await makeAccount(app(), set.tenant, 'hiring_member', {
      organisationId: set.manager.organisationId ?? 0,
    });
    const booked = await interviews.scheduled(set, inDays(7), newPlan([set.manager.id, member.id]));
    expect((await interviews.score(set.manager, booked.id, card)).status).toBe(409);
    await startInPast(booked.id);
    expect((await interviews.list(member)).body.scorecards_due.map(({ id }) => id)).toEqual([booked.id]);
    expect((await interviews.score(set.manager, booked.id, card)).body.is_scorecard_due).toBe(false);
    const hidden = (await interviews.read(member, booked.id)).body.scorecards;
    expect(hidden.map(({ content }) => content)).toEqual([null, null]);
    const wrong = await interviews.score(member, booked.id, { ...card, ratings: card.ratings.slice(1) });
    expect(wrong.problem.fields).toMatchObject([{ field: 'body.ratings' }]);
    const shown = (await interviews.score(member, booked.id, card)).body.scorecards;
    expect(shown.map(({ content }) => content?.recommendation)).toEqual(['yes', 'yes']);
    expect((await interviews.score(member, booked.id, card)).status).toBe(409);
    expect((await interviews.read(set.seeker, booked.id)).body.scorecards).toEqual([]);
  });
});
