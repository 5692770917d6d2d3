import { expect, test } from 'vitest';
import { jobsApi } from '#domain/features/jobs/contract.ts';
import { jobInterestApi } from '#domain/features/jobs/job-views.ts';
import { maxSavedJobs, savedJobsApi } from '#domain/features/jobs/saved.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeJob, makeTenant, signInAgain, type TestAccount } from '#server/testing/factories.ts';
import { request } from '#server/testing/request.ts';
import { buildHeaders, buildPath, type Caller, send } from '#server/testing/send.ts';

const app = testApp();

async function people() {
  const tenant = await makeTenant(app());
  const manager = await makeAccount(app(), tenant, 'hiring_manager');
  const seeker = await makeAccount(app(), tenant, 'job_seeker');
  return { tenant, manager, seeker };
}

const at = (id: number) => ({ params: { id: String(id) } });
const save = (who: Caller, id: number) => send(app(), who, savedJobsApi.save, at(id));
const listed = async (who: Caller) => (await send(app(), who, savedJobsApi.list, { query: {} })).body;

test('jobs are kept, the latest first, once each, and let go', async () => {
  const { manager, seeker } = await people();
  const [one, two] = [await makeJob(app(), manager, { title: 'One' }), await makeJob(app(), manager, { title: 'Two' })];
  await save(seeker, one.id);
  await save(seeker, two.id);
  expect((await save(seeker, one.id)).body).toEqual({ is_saved: true });
  const { jobs, next } = await listed(seeker);
  expect([jobs.map(({ job }) => job.title), next]).toEqual([['Two', 'One'], null]);
  await send(app(), seeker, savedJobsApi.remove, at(two.id));
  expect((await send(app(), seeker, savedJobsApi.ids)).body.ids).toEqual([one.id]);
});

test('a closed job stays with its status; a draft, and a job of another tenant, cannot be kept', async () => {
  const { manager, seeker } = await people();
  const { id, version } = await makeJob(app(), manager);
  await save(seeker, id);
  await send(app(), manager, jobsApi.move, { ...at(id), body: { to: 'closed', version } });
  expect((await listed(seeker)).jobs.map(({ job }) => job.status)).toEqual(['closed']);
  const draft = await makeJob(app(), manager, { isActive: false });
  expect((await save(seeker, draft.id)).status).toBe(404);
  const elsewhere = await people();
  expect((await save(elsewhere.seeker, id)).status).toBe(404);
});

test('a long list comes page by page', async () => {
  const { manager, seeker } = await people();
  const { id } = await makeJob(app(), manager);
  await copyJob(seeker, id, 25);
  const first = await listed(seeker);
  expect(first.jobs).toHaveLength(20);
  const rest = await send(app(), seeker, savedJobsApi.list, { query: { cursor: first.next ?? '' } });
  expect([rest.body.jobs.length, rest.body.next]).toEqual([5, null]);
  const ids = [...first.jobs, ...rest.body.jobs].map(({ job }) => job.id);
  expect(new Set(ids).size).toBe(25);
});

test('past the limit the answer says so and nothing is kept', async () => {
  const { manager, seeker } = await people();
  const job = await makeJob(app(), manager);
  await copyJob(seeker, job.id, maxSavedJobs);
  const refused = await save(seeker, job.id);
  expect([refused.status, refused.problem.code]).toEqual([409, 'too_many_saved_jobs']);
  expect((await send(app(), seeker, savedJobsApi.ids)).body.ids).not.toContain(job.id);
});

/** Keeps so many copies of a job for somebody. */
async function copyJob({ id: userId }: TestAccount, jobId: number, count: number): Promise<void> {
  await app().services.database.pool.query(
    `with copies as (
       insert into jobs (tenant_id, organisation_id, company, title, slug, description, work_mode, job_type, status, published_at)
       select tenant_id, organisation_id, company, title, slug, description, work_mode, job_type, 'active', now()
       from jobs, generate_series(1, $3) where id = $2 returning tenant_id, id)
     insert into saved_jobs (tenant_id, user_id, job_id) select tenant_id, $1, id from copies`,
    [userId, jobId, count],
  );
}

async function open(who: Caller, id: number, userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/130.0') {
  const response = await request(`${app().url}${buildPath(jobInterestApi.view, { id })}`, {
    method: 'POST',
    headers: { ...buildHeaders(who, jobInterestApi.view, undefined), 'user-agent': userAgent },
  });
  return JSON.parse(response.text).is_counted as boolean;
}

test('openings are counted by day for those who may look for work, and for nobody else', async () => {
  const { tenant, manager, seeker } = await people();
  const { id } = await makeJob(app(), manager);
  expect(await open(tenant.visitor, id)).toBe(true);
  expect(await open(seeker, id)).toBe(true);
  expect(await open(manager, id)).toBe(false);
  for (const program of ['', 'Googlebot/2.1', 'Slackbot-LinkExpanding 1.0', 'HeadlessChrome/150', 'curl/8']) {
    expect([program, await open(tenant.visitor, id, program)]).toEqual([program, false]);
  }
  await save(seeker, id);
  expect((await send(app(), manager, jobInterestApi.read, at(id))).body).toEqual({ views: 2, saves: 1 });
  const { rows } = await app().services.database.pool.query('select * from job_views where job_id = $1', [id]);
  expect(rows).toEqual([{ tenant_id: expect.anything(), job_id: id, day: expect.anything(), views: 2 }]);
});

test('openings of long ago are not counted any more; a draft has none', async () => {
  const { tenant, manager } = await people();
  const { id } = await makeJob(app(), manager);
  await open(tenant.visitor, id);
  app().passTime(29 * 86_400);
  const later = await signInAgain(app(), manager);
  expect((await send(app(), later, jobInterestApi.read, at(id))).body.views).toBe(0);
  app().passTime(-29 * 86_400);
  const draft = await makeJob(app(), manager, { isActive: false });
  expect(await open(tenant.visitor, draft.id)).toBe(false);
});

test('how much a job is looked at is for the people of its employer', async () => {
  const { tenant, manager } = await people();
  const { id } = await makeJob(app(), manager);
  const other = await makeAccount(app(), tenant, 'hiring_manager');
  const program = await makeAccount(app(), tenant, 'program_manager');
  expect((await send(app(), other, jobInterestApi.read, at(id))).status).toBe(404);
  expect((await send(app(), program, jobInterestApi.read, at(id))).status).toBe(200);
});
