import { describe, expect, it } from 'vitest';
import { jobsApi } from '#domain/features/jobs/contract.ts';
import { jobInterestApi } from '#domain/features/jobs/job-views.ts';
import { maxSavedJobs, savedJobsApi } from '#domain/features/jobs/search/saved.ts';
import { partnerReportsApi } from '#domain/features/reports/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeJob, makeTenant, signInAgain, type TestAccount } from '#server/testing/factories.ts';
import { request } from '#server/testing/request.ts';
import { buildHeaders, buildPath, type Caller, send } from '#server/testing/send.ts';

const app = testApp();

async function setUp() {
  const tenant = await makeTenant(app());
  const manager = await makeAccount(app(), tenant, 'hiring_manager');
  const seeker = await makeAccount(app(), tenant, 'job_seeker');
  return { tenant, manager, seeker };
}

const params = (id: number) => ({ params: { id: String(id) } });
const save = (who: Caller, id: number) => send(app(), who, savedJobsApi.save, params(id));
const listSaved = async (who: Caller) => (await send(app(), who, savedJobsApi.list, { query: {} })).body;

/** Saves `count` copies of a job for an account. */
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

async function view(who: Caller, id: number, userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/130.0') {
  const response = await request(`${app().url}${buildPath(jobInterestApi.view, { id })}`, {
    method: 'POST',
    headers: { ...buildHeaders(who, jobInterestApi.view, undefined), 'user-agent': userAgent },
  });
  return JSON.parse(response.text).is_counted as boolean;
}

describe('PUT /api/v1/saved-jobs/:id', () => {
  it('saves each job once, lists the last saved first, and removes it on DELETE', async () => {
    const { manager, seeker } = await setUp();
    const [first, second] = [
      await makeJob(app(), manager, { title: 'One' }),
      await makeJob(app(), manager, { title: 'Two' }),
    ];
    await save(seeker, first.id);
    await save(seeker, second.id);
    expect((await save(seeker, first.id)).body).toEqual({ is_saved: true });
    const { jobs, next } = await listSaved(seeker);
    expect([jobs.map(({ job }) => job.title), next]).toEqual([['Two', 'One'], null]);
    await send(app(), seeker, savedJobsApi.remove, params(second.id));
    expect((await send(app(), seeker, savedJobsApi.ids)).body.ids).toEqual([first.id]);
  });

  it('keeps closed jobs with their status, and returns 404 for drafts and other tenants', async () => {
    const { manager, seeker } = await setUp();
    const { id, version } = await makeJob(app(), manager);
    await save(seeker, id);
    await send(app(), manager, jobsApi.move, { ...params(id), body: { to: 'closed', version } });
    expect((await listSaved(seeker)).jobs.map(({ job }) => job.status)).toEqual(['closed']);
    const draft = await makeJob(app(), manager, { isActive: false });
    expect((await save(seeker, draft.id)).status).toBe(404);
    const otherTenant = await setUp();
    expect((await save(otherTenant.seeker, id)).status).toBe(404);
  });

  it('refuses a job above the limit', async () => {
    const { manager, seeker } = await setUp();
    const job = await makeJob(app(), manager);
    await copyJob(seeker, job.id, maxSavedJobs);
    const refused = await save(seeker, job.id);
    expect([refused.status, refused.problem.code]).toEqual([409, 'too_many_saved_jobs']);
    expect((await send(app(), seeker, savedJobsApi.ids)).body.ids).not.toContain(job.id);
  });
});

describe('GET /api/v1/saved-jobs', () => {
  it('returns a long list in pages', async () => {
    const { manager, seeker } = await setUp();
    const { id } = await makeJob(app(), manager);
    await copyJob(seeker, id, 25);
    const first = await listSaved(seeker);
    expect(first.jobs).toHaveLength(20);
    const rest = await send(app(), seeker, savedJobsApi.list, { query: { cursor: first.next ?? '' } });
    expect([rest.body.jobs.length, rest.body.next]).toEqual([5, null]);
    const ids = [...first.jobs, ...rest.body.jobs].map(({ job }) => job.id);
    expect(new Set(ids).size).toBe(25);
  });
});

describe('POST /api/v1/jobs/:id/views', () => {
  it('counts views by visitors and job seekers, but not by staff or bots', async () => {
    const { tenant, manager, seeker } = await setUp();
    const { id } = await makeJob(app(), manager);
    expect(await view(tenant.visitor, id)).toBe(true);
    expect(await view(seeker, id)).toBe(true);
    expect(await view(manager, id)).toBe(false);
    for (const userAgent of ['', 'Googlebot/2.1', 'Slackbot-LinkExpanding 1.0', 'HeadlessChrome/150', 'curl/8']) {
      expect([userAgent, await view(tenant.visitor, id, userAgent)]).toEqual([userAgent, false]);
    }
    await save(seeker, id);
    expect((await send(app(), manager, jobInterestApi.read, params(id))).body).toEqual({ views: 2, saves: 1 });
    const { rows } = await app().services.database.pool.query('select * from job_views where job_id = $1', [id]);
    expect(rows).toEqual([{ tenant_id: expect.anything(), job_id: id, day: expect.anything(), views: 2 }]);
  });
});

describe('a view in the evening', () => {
  it('is of this day in the time zone of the tenant, in the report of job activity, too', async () => {
    const { tenant, manager } = await setUp();
    const { id } = await makeJob(app(), manager);
    const { pool } = app().services.database;
    await pool.query(`update tenants set time_zone = 'America/New_York' where id = $1`, [tenant.id]);
    const midnight = Math.ceil(Date.now() / 86_400_000) * 86_400_000;
    app().passTime((midnight - Date.now()) / 1000 + 7200);
    const day = new Date(midnight - 1).toISOString().slice(0, 10);
    expect(await view(tenant.visitor, id)).toBe(true);
    const { rows } = await pool.query('select day::text from job_views where job_id = $1', [id]);
    expect(rows).toEqual([{ day }]);
    const admin = await makeAccount(app(), tenant, 'admin');
    const options = { params: { name: 'jobactivity' }, query: { from: day, to: day } } as const;
    expect((await send(app(), admin, partnerReportsApi.read, options)).body.totals.views).toBe(1);
    expect((await send(app(), admin, jobInterestApi.read, params(id))).body.views).toBe(1);
  });
});

describe('GET /api/v1/jobs/:id/interest', () => {
  it('ignores views of drafts and views older than the period', async () => {
    const { tenant, manager } = await setUp();
    const { id } = await makeJob(app(), manager);
    await view(tenant.visitor, id);
    app().passTime(29 * 86_400);
    const later = await signInAgain(app(), manager);
    expect((await send(app(), later, jobInterestApi.read, params(id))).body.views).toBe(0);
    app().passTime(-29 * 86_400);
    const draft = await makeJob(app(), manager, { isActive: false });
    expect(await view(tenant.visitor, draft.id)).toBe(false);
  });

  it('is available to the staff of the employer and to program managers', async () => {
    const { tenant, manager } = await setUp();
    const { id } = await makeJob(app(), manager);
    const other = await makeAccount(app(), tenant, 'hiring_manager');
    const program = await makeAccount(app(), tenant, 'program_manager');
    expect((await send(app(), other, jobInterestApi.read, params(id))).status).toBe(404);
    expect((await send(app(), program, jobInterestApi.read, params(id))).status).toBe(200);
  });
});
