import { describe, expect, it } from 'vitest';
import { type ArticleContent, helpApi } from '#domain/features/help/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeTenant } from '#server/testing/factories.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();

const password = { lang: 'en', article: 'password' } as const;
const content: ArticleContent = {
  question: 'How to change your password',
  answer: 'Any time.\nIt takes a minute.',
  steps: [
    { text: 'Open Settings.', picture: null },
    { text: 'Choose <b>Password</b>.', picture: 's3' },
  ],
};

async function makeAgent() {
  const tenant = await makeTenant(app());
  return { tenant, agent: await makeAccount(app(), tenant, 'concierge_member', { fullName: 'Priya Lindqvist' }) };
}

describe('PUT /api/v1/help/articles/:lang/:article', () => {
  it('shows the texts to visitors of this tenant and language at once', async () => {
    const { tenant, agent } = await makeAgent();
    const other = await makeTenant(app());
    const read = async (lang: 'en' | 'fr', visitor = tenant.visitor) =>
      (await send(app(), visitor, helpApi.edited, { params: { lang } })).body.articles;
    expect(await read('en')).toEqual([]);
    const saved = await send(app(), agent, helpApi.save, { params: password, body: { base: 0, content } });
    expect(saved.body.versions).toMatchObject([{ version: 1, content, name: 'Priya Lindqvist' }]);
    expect(saved.body.built_in).toMatchObject({
      question: 'How to change password',
      steps: [{ picture: 's1' }, { picture: null }, { picture: 's3' }, { picture: null }],
    });
    expect(await read('en')).toEqual([{ article: 'password', content }]);
    expect(await read('fr')).toEqual([]);
    expect(await read('en', other.visitor)).toEqual([]);
  });

  it('keeps every version, and null brings the built-in article back', async () => {
    const { tenant, agent } = await makeAgent();
    const admin = await makeAccount(app(), tenant, 'admin');
    const save = (caller: typeof agent, base: number, next: ArticleContent | null) =>
      send(app(), caller, helpApi.save, { params: password, body: { base, content: next } });
    await save(agent, 0, content);
    await save(admin, 1, { ...content, answer: 'Now.' });
    await save(agent, 2, null);
    expect((await send(app(), tenant.visitor, helpApi.edited, { params: { lang: 'en' } })).body.articles).toEqual([]);
    await save(admin, 3, content);
    const { versions } = (await send(app(), agent, helpApi.versions, { params: password })).body;
    expect(versions.map(({ version, content: saved }) => [version, saved?.answer ?? null])).toEqual([
      [4, content.answer],
      [3, null],
      [2, 'Now.'],
      [1, content.answer],
    ]);
    const events = await app()
      .services.database.db.selectFrom('audit_events')
      .select(['action', 'subject_id'])
      .where('tenant_id', '=', tenant.id)
      .where('subject_kind', '=', 'article')
      .orderBy('id')
      .execute();
    expect(events.map(({ action }) => action)).toEqual([
      'article.edit',
      'article.edit',
      'article.reset',
      'article.edit',
    ]);
    expect(new Set(events.map(({ subject_id }) => subject_id))).toEqual(new Set(['en/password']));
  });

  it('refuses a change that is based on another version', async () => {
    const { agent } = await makeAgent();
    const save = (base: number) => send(app(), agent, helpApi.save, { params: password, body: { base, content } });
    expect((await save(1)).status).toBe(409);
    expect((await Promise.all([save(0), save(0)])).map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it.each([
    ['body.content.question', { ...content, question: ' ' }],
    ['body.content.answer', { ...content, answer: '' }],
    ['body.content.steps', { ...content, steps: [] }],
    ['body.content.steps', { ...content, steps: Array.from({ length: 11 }, () => ({ text: 'One.', picture: null })) }],
    ['body.content.steps.0.text', { ...content, steps: [{ text: '', picture: null }] }],
    ['body.content', { ...content, steps: [{ text: 'One.', picture: 's2' as const }] }],
  ])('names %s in the refusal of a wrong one', async (field, wrong) => {
    const { agent } = await makeAgent();
    const refused = await send(app(), agent, helpApi.save, { params: password, body: { base: 0, content: wrong } });
    expect([refused.status, refused.problem.fields?.[0]?.field]).toEqual([400, field]);
  });

  it('refuses job seekers and employers', async () => {
    const { tenant } = await makeAgent();
    for (const role of ['job_seeker', 'hiring_manager', 'program_manager'] as const) {
      const caller = await makeAccount(app(), tenant, role);
      expect((await send(app(), caller, helpApi.save, { params: password, body: { base: 0, content } })).status).toBe(
        403,
      );
    }
  });
});
