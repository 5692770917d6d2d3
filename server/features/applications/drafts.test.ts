import { expect, test } from 'vitest';
import { applicationsApi } from '#domain/features/applications/contract.ts';
import { applicationDraftsApi, type DraftAnswers } from '#domain/features/applications/draft.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeJob, makeTenant, type TestAccount } from '#server/testing/factories.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();
const begun: DraftAnswers = { resume: 'none', answers: ['Two ye'], cover_note: 'I like', done: ['profile'] };

async function opened() {
  const tenant = await makeTenant(app());
  const manager = await makeAccount(app(), tenant, 'hiring_manager');
  const seeker = await makeAccount(app(), tenant, 'job_seeker');
  const job = await makeJob(app(), manager);
  return { tenant, manager, seeker, job, params: { params: { id: String(job.id) } } };
}

type Params = { params: { id: string } };
const read = async (who: TestAccount, at: Params) => (await send(app(), who, applicationDraftsApi.read, at)).body.draft;
const keep = (who: TestAccount, at: Params, body: DraftAnswers = begun) =>
  send(app(), who, applicationDraftsApi.save, { ...at, body });

test('what is begun is there at the next device, as it was last, and for its writer alone', async () => {
  const { tenant, seeker, manager, params } = await opened();
  expect(await read(seeker, params)).toBeNull();
  await keep(seeker, params);
  const last = await keep(seeker, params, { ...begun, cover_note: 'I like birds' });
  expect(await read(seeker, params)).toEqual({
    answers: { ...begun, cover_note: 'I like birds' },
    kept_at: last.body.kept_at,
  });
  expect(await read(await makeAccount(app(), tenant, 'job_seeker'), params)).toBeNull();
  expect((await send(app(), manager, applicationDraftsApi.read, params)).status).toBe(403);
});

test('more than can be sent is kept all the same', async () => {
  const { seeker, params } = await opened();
  const cover_note = 'word '.repeat(3000).trim();
  await keep(seeker, params, { ...begun, cover_note });
  expect((await read(seeker, params))?.answers.cover_note).toBe(cover_note);
});

test('sending takes the draft away, and what comes late begins no new one', async () => {
  const { seeker, params } = await opened();
  await keep(seeker, params);
  const body = { resume_id: null, answers: [], cover_note: '' };
  expect((await send(app(), seeker, applicationsApi.apply, { ...params, body })).status).toBe(201);
  expect(await read(seeker, params)).toBeNull();
  expect((await keep(seeker, params)).status).toBe(404);
  expect(await read(seeker, params)).toBeNull();
});

test('what is written at the very moment of sending leaves no draft behind', async () => {
  const { tenant, params } = await opened();
  const body = { resume_id: null, answers: [], cover_note: '' };
  const people = await Promise.all(Array.from({ length: 12 }, () => makeAccount(app(), tenant, 'job_seeker')));
  await Promise.all(
    people.flatMap((seeker) => [
      send(app(), seeker, applicationsApi.apply, { ...params, body }),
      ...Array.from({ length: 4 }, (_, at) => keep(seeker, params, { ...begun, cover_note: `Words ${at}` })),
    ]),
  );
  expect(await Promise.all(people.map((seeker) => read(seeker, params)))).toEqual(people.map(() => null));
});

test('a draft is dropped, and dropping nothing is no error', async () => {
  const { seeker, params } = await opened();
  await keep(seeker, params);
  expect((await send(app(), seeker, applicationDraftsApi.delete, params)).body).toEqual({ is_dropped: true });
  expect((await send(app(), seeker, applicationDraftsApi.delete, params)).body).toEqual({ is_dropped: false });
  expect(await read(seeker, params)).toBeNull();
});

test('there is nothing to write to a job that nobody sees, or in another tenant', async () => {
  const { manager, params } = await opened();
  const elsewhere = await makeAccount(app(), await makeTenant(app()), 'job_seeker');
  expect((await keep(elsewhere, params)).status).toBe(404);
  const { seeker } = await opened();
  const hidden = await makeJob(app(), manager, { isActive: false });
  expect((await keep(seeker, { params: { id: String(hidden.id) } })).status).toBe(404);
});
