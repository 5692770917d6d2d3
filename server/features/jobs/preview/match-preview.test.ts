import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { jobsApi } from '#domain/features/jobs/contract.ts';
import { type MatchDraft, matchPreviewApi } from '#domain/features/jobs/match-preview.ts';
import type { NewJob } from '#domain/features/jobs/posting/new-job.ts';
import { DEFAULT_WEIGHTS, type MatchWeights } from '#domain/features/matching/score/weights.ts';
import { privacyApi } from '#domain/features/privacy/contract.ts';
import { seekersApi } from '#domain/features/seekers/contract.ts';
import { testApp } from '#server/testing/app.ts';
import {
  makeAccount,
  makeJob,
  makeTenant,
  newJob,
  type TestAccount,
  type TestTenant,
} from '#server/testing/factories.ts';
import { submitApplication } from '#server/testing/hiring/applications.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();

/** Asks for skills that the job seekers of these tests have, and for a title that they don't have. */
const posting: Partial<NewJob> = {
  title: 'Data Analyst',
  description: 'You answer questions with data, every day.',
  responsibilities: '',
  requirements: '',
  experience_min: null,
  experience_max: null,
  skills: ['Python', 'SQL'],
  titles: ['Data Analyst'],
};
const onlySkills: MatchWeights = {
  skills: 100,
  certification: 0,
  education: 0,
  job_title: 0,
  industry: 0,
  management_level: 0,
};
const onlyTitles: MatchWeights = { ...onlySkills, skills: 0, job_title: 100 };

function toDraft(job: NewJob): z.input<typeof MatchDraft> {
  return { ...job, none_required: job.none_required ?? [], match_weights: job.match_weights ?? null };
}

function preview(caller: TestAccount, fields: Partial<NewJob> = {}, jobId?: number) {
  const body = { job: toDraft(newJob({ ...posting, ...fields })), job_id: jobId };
  return send(app(), caller, matchPreviewApi.preview, { body });
}

async function start() {
  const tenant = await makeTenant(app());
  return { tenant, manager: await makeAccount(app(), tenant, 'hiring_manager') };
}

async function makeSeeker(tenant: TestTenant, { isDiscoverable = true } = {}): Promise<TestAccount> {
  const seeker = await makeAccount(app(), tenant, 'job_seeker');
  const { body } = await send(app(), seeker, seekersApi.profile);
  const profile = { ...body, skills: ['Python', 'SQL'], titles: ['Welder'] };
  const saved = await send(app(), seeker, seekersApi.saveProfile, { body: { profile, version: body.version } });
  expect(saved.status).toBe(200);
  await send(app(), seeker, privacyApi.setDiscoverable, { body: { is_discoverable: isDiscoverable } });
  return seeker;
}

describe('PUT /api/v1/jobs/:id with match weights', () => {
  it('stores them, leaves them unchanged without the field, and removes them with null', async () => {
    const { manager } = await start();
    let job = await makeJob(app(), manager, { match_weights: onlySkills });
    expect(job.match_weights).toEqual(onlySkills);
    const edit = async (fields: Partial<NewJob>) => {
      const body = { job: newJob(fields), version: job.version };
      job = (await send(app(), manager, jobsApi.edit, { params: { id: String(job.id) }, body })).body;
      return job.match_weights;
    };
    expect(await edit({})).toEqual(onlySkills);
    expect(await edit({ match_weights: onlyTitles })).toEqual(onlyTitles);
    expect(await edit({ match_weights: null })).toBeNull();
  });

  it('refuses weights that do not sum to 100, and names the field', async () => {
    const { manager } = await start();
    const job = await makeJob(app(), manager);
    const body = { job: newJob({ match_weights: { ...DEFAULT_WEIGHTS, skills: 41 } }), version: job.version };
    const refused = await send(app(), manager, jobsApi.edit, { params: { id: String(job.id) }, body });
    expect(refused.status).toBe(400);
    expect(refused.problem.fields).toEqual([
      expect.objectContaining({ field: 'body.job.match_weights', code: 'weights_sum' }),
    ]);
  });

  it('shows them only to people who can edit the job', async () => {
    const { tenant, manager } = await start();
    const { id } = await makeJob(app(), manager, { match_weights: onlySkills });
    const read = await send(app(), tenant.visitor, jobsApi.read, { params: { id: String(id) } });
    expect(read.body.match_weights).toBeNull();
  });

  it('orders jobs and scores new applications by them, and leaves stored scores unchanged', async () => {
    const { tenant, manager } = await start();
    const job = await makeJob(app(), manager, { ...posting, match_weights: onlyTitles });
    const other = await makeJob(app(), manager, posting);
    const [first, second] = [await makeSeeker(tenant), await makeSeeker(tenant)];
    const list = async () =>
      (await send(app(), second, jobsApi.search, { query: { sort: 'match' } })).body.jobs.map(({ id }) => id);
    expect(await list()).toEqual([other.id, job.id]);
    await submitApplication(app(), first, job.id);
    const body = {
      job: newJob({ ...posting, match_weights: onlySkills }),
      version: job.version,
    };
    expect((await send(app(), manager, jobsApi.edit, { params: { id: String(job.id) }, body })).status).toBe(200);
    expect(await list()).toEqual([job.id, other.id]);
    await submitApplication(app(), second, job.id);
    const { rows } = await app().services.database.pool.query(
      'select score from applications where job_id = $1 order by id',
      [job.id],
    );
    expect(rows).toEqual([{ score: 0 }, { score: 100 }]);
  });
});

describe('POST /api/v1/jobs/match-preview', () => {
  it('counts discoverable job seekers with a good match, and hides numbers below 10', async () => {
    const { tenant, manager } = await start();
    for (let count = 0; count < 9; count += 1) await makeSeeker(tenant);
    await makeSeeker(tenant, { isDiscoverable: false });
    expect((await preview(manager)).body).toEqual({ weights: DEFAULT_WEIGHTS, seekers: null, applicants: null });
    await makeSeeker(tenant);
    expect((await preview(manager)).body.seekers).toBe(10);
    expect((await preview(manager, { match_weights: onlyTitles })).body).toMatchObject({
      weights: onlyTitles,
      seekers: null,
    });
    expect((await preview(manager, { skills: ['Welding', 'Moss gardening', 'Fern folding'] })).body.seekers).toBeNull();
  });

  it('compares the labels of open applications with those of the saved job', async () => {
    const { tenant, manager } = await start();
    const job = await makeJob(app(), manager, posting);
    for (let count = 0; count < 3; count += 1) await submitApplication(app(), await makeSeeker(tenant), job.id);
    const compare = async (fields: Partial<NewJob> = {}) => (await preview(manager, fields, job.id)).body.applicants;
    expect(await compare()).toEqual({ total: 3, higher: 0, lower: 0 });
    expect(await compare({ match_weights: onlyTitles })).toEqual({ total: 3, higher: 0, lower: 3 });
    const unknown = ['Fern folding', 'Fern braiding', 'Fern dyeing'];
    expect(await compare({ skills: ['Python', ...unknown] })).toEqual({ total: 3, higher: 0, lower: 3 });
    const body = { job: newJob({ ...posting, match_weights: onlyTitles }), version: job.version };
    expect((await send(app(), manager, jobsApi.edit, { params: { id: String(job.id) }, body })).status).toBe(200);
    expect(await compare()).toEqual({ total: 3, higher: 3, lower: 0 });
  });

  it('leaves the job and the terms of the tenant unchanged', async () => {
    const { manager } = await start();
    const job = await makeJob(app(), manager, posting);
    await preview(manager, { title: 'Other', skills: ['Fern gliding'], match_weights: onlySkills }, job.id);
    const read = await send(app(), manager, jobsApi.read, { params: { id: String(job.id) } });
    expect(read.body).toMatchObject({ title: 'Data Analyst', version: job.version, match_weights: null });
    const { rows } = await app().services.database.pool.query(
      "select id from tenant_terms where label = 'Fern gliding'",
    );
    expect(rows).toEqual([]);
  });

  it('returns 404 for a job of another organization and for a published job of a team member', async () => {
    const { tenant, manager } = await start();
    const job = await makeJob(app(), manager, posting);
    const competitor = await makeAccount(app(), tenant, 'hiring_manager');
    const member = await makeAccount(app(), tenant, 'hiring_member', { organisationId: manager.organisationId ?? 0 });
    expect((await preview(competitor, {}, job.id)).status).toBe(404);
    expect((await preview(member, {}, job.id)).status).toBe(404);
  });

  it('refuses weights that do not sum to 100, and names the field', async () => {
    const { manager } = await start();
    const refused = await preview(manager, { match_weights: { ...DEFAULT_WEIGHTS, skills: 30 } });
    expect(refused.problem.fields).toEqual([
      expect.objectContaining({ field: 'body.job.match_weights', code: 'weights_sum' }),
    ]);
  });
});
