import { describe, expect, it } from 'vitest';
import { feedbackApi } from '#domain/features/feedback/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeTenant } from '#server/testing/factories.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();

async function makeSeeker() {
  return makeAccount(app(), await makeTenant(app()), 'job_seeker');
}

describe('POST /api/v1/feedback', () => {
  it('stores the path of the page without query and hash', async () => {
    const who = await makeSeeker();
    const page = `https://${who.host}/search?words=private#x`;
    const body = { feedback_type: 'Suggestions' as const, description: 'More quiet jobs.', page };
    expect(await send(app(), who, feedbackApi.send, { body })).toMatchObject({
      status: 201,
      body: { status: 'success' },
    });
    const { db } = app().services.database;
    const row = await db.selectFrom('feedback').selectAll().where('user_id', '=', who.id).executeTakeFirst();
    expect(row).toMatchObject({ feedback_type: 'Suggestions', description: 'More quiet jobs.', page: '/search' });
  });

  it.each(['javascript:alert(1)', 'https://elsewhere.test/search', 'ftp://x/', 'search'])(
    'refuses the page %j',
    async (page) => {
      const body = { feedback_type: 'Others' as const, description: 'x', page };
      const { status, problem } = await send(app(), await makeSeeker(), feedbackApi.send, { body });
      expect([status, problem.fields?.[0]?.field]).toEqual([400, 'body.page']);
    },
  );

  it('refuses an unknown type and an empty description', async () => {
    const seeker = await makeSeeker();
    const page = `http://${seeker.host}/`;
    const wrong = { feedback_type: 'Praise' as 'Others', description: ' ', page };
    const { problem } = await send(app(), seeker, feedbackApi.send, { body: wrong });
    expect(problem.fields?.map((field) => field.field).sort()).toEqual(['body.description', 'body.feedback_type']);
  });
});

describe('POST /api/v1/nsat_feedback', () => {
  const getPage = ({ host }: { host: string }) => `http://${host}/jobs/1?source=mail`;
  const findRatings = () => app().services.database.db.selectFrom('rating_feedback').selectAll();

  it('a signed-in person -> stores the account and no email address', async () => {
    const who = await makeSeeker();
    const body = {
      rating: '-1',
      feed: 'Too many steps.',
      page: getPage(who),
      user_email: 'other@example.com',
    } as const;
    expect(await send(app(), who, feedbackApi.rate, { body })).toMatchObject({
      status: 201,
      body: { status: 'success' },
    });
    const row = await findRatings().where('user_id', '=', who.id).executeTakeFirst();
    expect(row).toMatchObject({ rating: -1, feed: 'Too many steps.', page: '/jobs/1', user_email: null });
  });

  it('a visitor with an email address -> stores it in lower case', async () => {
    const { host } = await makeSeeker();
    const body = { rating: '1', feed: '', page: getPage({ host }), user_email: 'Visitor.One@example.com' } as const;
    expect((await send(app(), { host }, feedbackApi.rate, { body })).status).toBe(201);
    const row = await findRatings().where('user_email', '=', 'visitor.one@example.com').executeTakeFirst();
    expect(row).toMatchObject({ rating: 1, feed: '', user_id: null });
  });

  it('a visitor without an email address -> 400', async () => {
    const { host } = await makeSeeker();
    const body = { rating: '0', feed: '', page: getPage({ host }) } as const;
    const { status, problem } = await send(app(), { host }, feedbackApi.rate, { body });
    expect([status, problem.fields?.map(({ field }) => field)]).toEqual([400, ['body.user_email']]);
  });

  it('150 emoji -> 201, 151 letters -> 400', async () => {
    const who = await makeSeeker();
    const rate = (feed: string) =>
      send(app(), who, feedbackApi.rate, { body: { rating: '0', feed, page: getPage(who) } });
    expect((await rate('🙂'.repeat(150))).status).toBe(201);
    const { status, problem } = await rate('a'.repeat(151));
    expect([status, problem.fields?.[0]]).toMatchObject([400, { field: 'body.feed', code: 'too_long' }]);
  });

  it('another rating, host, or local part -> 400 with the fields', async () => {
    const { host } = await makeSeeker();
    const body = { rating: '2' as '1', feed: '', page: 'https://elsewhere.test/', user_email: "o'neil@example.com" };
    const { problem } = await send(app(), { host }, feedbackApi.rate, { body });
    expect(problem.fields?.map(({ field }) => field).sort()).toEqual(['body.rating', 'body.user_email']);
  });
});
