import { describe, expect, it, vi } from 'vitest';
import { applicationsApi } from '#domain/features/applications/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { applyTo } from '#server/testing/chat/conversations.ts';
import { exhaustPool } from '#server/testing/database/exhaust-pool.ts';
import { makeAccount, makeJob, makeTenant } from '#server/testing/factories.ts';
import { offerHelpers } from '#server/testing/hiring/offers.ts';
import { send } from '#server/testing/send.ts';

const app = testApp({ maxWaitMs: 60_000 });
const offers = offerHelpers(app);

async function setUp() {
  const tenant = await makeTenant(app());
  const manager = await makeAccount(app(), tenant, 'hiring_manager');
  const seeker = await makeAccount(app(), tenant, 'job_seeker');
  const job = await makeJob(app(), manager);
  const applicationId = await applyTo(app(), seeker, job.id);
  const offer = await offers.sent(manager, applicationId);
  const history = async () =>
    (await send(app(), manager, applicationsApi.read, { params: { id: String(applicationId) } })).body.events.map(
      ({ to }) => to,
    );
  const getEvents = async () => {
    const { db } = app().services.database;
    const rows = await db.selectFrom('offer_events').select('to_status').where('offer_id', '=', offer.id).execute();
    return rows.map(({ to_status: to }) => to);
  };
  return { manager, seeker, applicationId, offer, history, eventsOf: getEvents };
}

describe('simultaneous answers to one offer', () => {
  it('100 accepts -> one signature and one hire', async () => {
    const { seeker, offer, history, eventsOf } = await setUp();
    const responses = await Promise.all(Array.from({ length: 100 }, () => offers.accept(seeker, offer)));
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    // 503: load shedding of a burst on a busy machine.
    for (const status of statuses) expect([200, 409, 503]).toContain(status);
    expect(await history()).toEqual(['applied', 'interview', 'offer', 'offered', 'hired']);
    expect(await eventsOf()).toEqual(['draft', 'approved', 'sent', 'accepted']);
  });

  it('accept, decline, withdraw and revise at once -> exactly one winner, and a history that agrees', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { manager, seeker, offer, history, eventsOf } = await setUp();
      const responses = await Promise.all([
        offers.accept(seeker, offer),
        offers.withdraw(manager, offer, 'The position is gone.'),
        offers.decline(seeker, offer),
        offers.revise(manager, offer),
      ]);
      expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
      for (const { status } of responses) expect([200, 404, 409]).toContain(status);
      const result = { accepted: 'hired', declined: 'declined', withdrawn: 'rejected', draft: 'offer' };
      const last = (await eventsOf()).at(-1) as keyof typeof result;
      expect((await history()).at(-1)).toBe(result[last]);
    }
  });

  it('an accept and two moves of the application at once -> one winner, and no open offer stays', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { manager, seeker, applicationId, offer, history, eventsOf } = await setUp();
      const responses = await Promise.all([
        offers.accept(seeker, offer),
        offers.moveTo(manager, applicationId, 'rejected', 'The position is gone.'),
        offers.moveTo(seeker, applicationId, 'withdrawn'),
      ]);
      expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
      const isAccepted = (await eventsOf()).at(-1) === 'accepted';
      expect((await history()).at(-1) === 'hired').toBe(isAccepted);
      expect(['accepted', 'withdrawn']).toContain((await eventsOf()).at(-1));
    }
  });

  it('an accept while the server refuses further work -> the answer of what was stored', async () => {
    const { seeker, offer, eventsOf } = await setUp();
    const { pool, release, releaseOne } = await exhaustPool(app());
    const accepted = offers.accept(seeker, offer);
    // A task in the background may wait for a connection too.
    await vi.waitUntil(() => pool.waitingCount >= 1, 10_000);
    const answers = [accepted, ...Array.from({ length: 60 }, () => offers.accept(seeker, offer))];
    let isRefusing = false;
    const ask = async () => {
      const answer = await offers.accept(seeker, offer);
      isRefusing ||= answer.status === 503;
      return answer;
    };
    await vi.waitUntil(() => {
      answers.push(ask());
      return isRefusing;
    }, 20_000);
    releaseOne();
    await accepted;
    release();
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses).toContain(503);
    expect(await eventsOf()).toEqual(['draft', 'approved', 'sent', 'accepted']);
  });
});
