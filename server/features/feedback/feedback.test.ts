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
