import { describe, expect, it } from 'vitest';
import { applicationsApi } from '#domain/features/applications/contract.ts';
import { applicationDraftsApi, type DraftAnswers } from '#domain/features/applications/draft.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeJob, makeTenant, type TestAccount } from '#server/testing/factories.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();
const draftAnswers: DraftAnswers = { resume: 'none', answers: ['Two ye'], cover_note: 'I like', done: ['profile'] };

async function setUp() {
  const tenant = await makeTenant(app());
  const manager = await makeAccount(app(), tenant, 'hiring_manager');
  const seeker = await makeAccount(app(), tenant, 'job_seeker');
  const job = await makeJob(app(), manager);
  return { tenant, manager, seeker, job, params: { params: { id: String(job.id) } } };
}

type Params = { params: { id: string } };
const read = async (account: TestAccount, request: Params) =>
  (await send(app(), account, applicationDraftsApi.read, request)).body.draft;
const save = (account: TestAccount, request: Params, body: DraftAnswers = draftAnswers) =>
  send(app(), account, applicationDraftsApi.save, { ...request, body });

describe('PUT /api/v1/jobs/:id/application-draft', () => {
  it('stores the last version, readable on any device by its author only', async () => {
    const { tenant, seeker, manager, params } = await setUp();
    expect(await read(seeker, params)).toBeNull();
    await save(seeker, params);
    const lastSave = await save(seeker, params, { ...draftAnswers, cover_note: 'I like birds' });
    expect(await read(seeker, params)).toEqual({
      answers: { ...draftAnswers, cover_note: 'I like birds' },
      kept_at: lastSave.body.kept_at,
    });
    expect(await read(await makeAccount(app(), tenant, 'job_seeker'), params)).toBeNull();
    expect((await send(app(), manager, applicationDraftsApi.read, params)).status).toBe(403);
  });

  it('stores texts that are longer than an application allows', async () => {
    const { seeker, params } = await setUp();
    const cover_note = 'word '.repeat(3000).trim();
    await save(seeker, params, { ...draftAnswers, cover_note });
    expect((await read(seeker, params))?.answers.cover_note).toBe(cover_note);
  });

  it('returns 404 for unpublished jobs and jobs of other tenants', async () => {
    const { manager, params } = await setUp();
    const otherTenant = await makeAccount(app(), await makeTenant(app()), 'job_seeker');
    expect((await save(otherTenant, params)).status).toBe(404);
    const { seeker } = await setUp();
    const hidden = await makeJob(app(), manager, { isActive: false });
    expect((await save(seeker, { params: { id: String(hidden.id) } })).status).toBe(404);
  });
});

describe('GET /api/v1/me/application-drafts', () => {
  const list = async (account: TestAccount) => (await send(app(), account, applicationDraftsApi.list)).body.drafts;

  it('returns the caller’s drafts with their job and progress, without answers', async () => {
    const { tenant, seeker, job, params } = await setUp();
    expect(await list(seeker)).toEqual([]);
    await save(seeker, params);
    const [draft, ...others] = await list(seeker);
    expect(others).toEqual([]);
    expect(draft).toMatchObject({ job: { id: job.id, title: job.title }, is_open: true, done_count: 1 });
    expect(JSON.stringify(draft)).not.toContain(draftAnswers.cover_note);
    expect(await list(await makeAccount(app(), tenant, 'job_seeker'))).toEqual([]);
  });

  it('omits a draft after the application is submitted', async () => {
    const { seeker, params } = await setUp();
    await save(seeker, params);
    await send(app(), seeker, applicationsApi.apply, {
      ...params,
      body: { resume_id: null, answers: [], cover_note: '' },
    });
    expect(await list(seeker)).toEqual([]);
  });
});

describe('POST /api/v1/jobs/:id/applications', () => {
  it('deletes the draft, and a late save creates no new one', async () => {
    const { seeker, params } = await setUp();
    await save(seeker, params);
    const body = { resume_id: null, answers: [], cover_note: '' };
    expect((await send(app(), seeker, applicationsApi.apply, { ...params, body })).status).toBe(201);
    expect(await read(seeker, params)).toBeNull();
    expect((await save(seeker, params)).status).toBe(404);
    expect(await read(seeker, params)).toBeNull();
  });

  it('leaves no draft if it is saved at the same time', async () => {
    const { tenant, params } = await setUp();
    const body = { resume_id: null, answers: [], cover_note: '' };
    const seekers = await Promise.all(Array.from({ length: 12 }, () => makeAccount(app(), tenant, 'job_seeker')));
    await Promise.all(
      seekers.flatMap((seeker) => [
        send(app(), seeker, applicationsApi.apply, { ...params, body }),
        ...Array.from({ length: 4 }, (_, index) =>
          save(seeker, params, { ...draftAnswers, cover_note: `Version ${index}` }),
        ),
      ]),
    );
    expect(await Promise.all(seekers.map((seeker) => read(seeker, params)))).toEqual(seekers.map(() => null));
  });
});

describe('DELETE /api/v1/jobs/:id/application-draft', () => {
  it('deletes the draft; repeated requests succeed', async () => {
    const { seeker, params } = await setUp();
    await save(seeker, params);
    expect((await send(app(), seeker, applicationDraftsApi.delete, params)).body).toEqual({ is_dropped: true });
    expect((await send(app(), seeker, applicationDraftsApi.delete, params)).body).toEqual({ is_dropped: false });
    expect(await read(seeker, params)).toBeNull();
  });
});
