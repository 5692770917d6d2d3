import { describe, expect, it } from 'vitest';
import { type PrivateAnswers, privateDraftsApi } from '#domain/features/needs/private-drafts.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeTenant, type TestAccount } from '#server/testing/factories.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();
const draft: PrivateAnswers = { stage: 'interview', choices: ['breaks'], words: 'Two short br' };
const at = (form: string) => ({ params: { form } });
const save = (who: TestAccount, form: string, answers = draft) =>
  send(app(), who, privateDraftsApi.save, { ...at(form), body: { answers } });
const read = async (who: TestAccount, form: string) =>
  (await send(app(), who, privateDraftsApi.read, at(form))).body.answers;

describe('/api/v1/private-drafts/:form', () => {
  it('stores the latest draft per form until it is deleted', async () => {
    const seeker = await makeAccount(app(), await makeTenant(app()), 'job_seeker');
    expect(await read(seeker, 'adjustment:17')).toBeNull();
    await save(seeker, 'adjustment:17');
    const last = { ...draft, words: 'Two short breaks' };
    expect((await save(seeker, 'adjustment:17', last)).status).toBe(200);
    await save(seeker, 'needs', { tools: 'A screen' });
    expect(await read(seeker, 'adjustment:17')).toEqual(last);
    expect(await read(seeker, 'adjustment:18')).toBeNull();
    expect((await send(app(), seeker, privateDraftsApi.delete, at('adjustment:17'))).body).toEqual({
      is_dropped: true,
    });
    expect(await read(seeker, 'adjustment:17')).toBeNull();
    expect(await read(seeker, 'needs')).toEqual({ tools: 'A screen' });
  });

  it('returns drafts to their owner only', async () => {
    const tenant = await makeTenant(app());
    const seeker = await makeAccount(app(), tenant, 'job_seeker');
    await save(seeker, 'needs');
    expect(await read(await makeAccount(app(), tenant, 'job_seeker'), 'needs')).toBeNull();
    for (const role of ['admin', 'hiring_manager', 'concierge_member'] as const) {
      const other = await makeAccount(app(), tenant, role);
      expect((await send(app(), other, privateDraftsApi.read, at('needs'))).status).toBe(403);
    }
  });

  it('refuses invalid form names and more than 200 drafts', async () => {
    const seeker = await makeAccount(app(), await makeTenant(app()), 'job_seeker');
    for (const form of ['Needs', 'a:0', 'a:1:2', '../etc', '']) expect((await save(seeker, form)).status).not.toBe(200);
    for (let id = 1; id <= 190; id += 1) expect((await save(seeker, `adjustment:${id}`)).status).toBe(200);
    const tries = await Promise.all(
      Array.from({ length: 15 }, (_, index) => save(seeker, `adjustment:${index + 191}`)),
    );
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(tries.filter(({ status }) => status === 409)).toHaveLength(5);
  });
});
