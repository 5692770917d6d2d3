import { beforeEach, describe, expect, it } from 'vitest';
import { jobsApi } from '#domain/features/jobs/contract.ts';
import { testApp } from '#server/testing/app.ts';
import {
  customWeights,
  makeAccount,
  makeJob,
  makeManager,
  makeTenant,
  type TestAccount,
  type TestTenant,
} from '#server/testing/factories.ts';
import { submitApplication } from '#server/testing/hiring/applications.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();

let tenant: TestTenant;
let manager: TestAccount;

beforeEach(async () => {
  ({ tenant, manager } = await makeManager(app()));
});

const duplicate = (caller: TestAccount, id: number) =>
  send(app(), caller, jobsApi.duplicate, { params: { id: String(id) } });

async function findTeam(jobId: number): Promise<number[]> {
  const { rows } = await app().services.database.pool.query(
    'select user_id from job_team where tenant_id = $1 and job_id = $2',
    [tenant.id, jobId],
  );
  return rows.map(({ user_id: id }) => Number(id));
}

describe('POST /api/v1/jobs/:id/duplicate', () => {
  it('copies the content into a draft of the caller', async () => {
    const job = await makeJob(app(), manager, {
      title: 'Archivist',
      openings: 3,
      skills: ['Basket weaving', 'SQL'],
      nice_skills: ['Excel'],
      certifications: ['First Aid'],
      titles: ['Librarian'],
      industries: ['Museums'],
      none_required: ['Education'],
      match_weights: customWeights,
      stage_plan: [{ what: 'Talk', who: 'Rowan', format: 'Video', within_days: 5 }],
      uses_ai_screening: false,
      is_existing_vacancy: true,
    });
    const organisationId = manager.organisationId ?? 0;
    const colleague = await makeAccount(app(), tenant, 'hiring_manager', { organisationId });
    const { status, body: copy } = await duplicate(colleague, job.id);
    expect(status).toBe(201);
    const { id: _id, version: _version, published_at: _at, status: _status, ...content } = job;
    const { publishing: _publishing, next_statuses: _next, publish_request: _request, ...copied } = content;
    expect(copy).toMatchObject(copied);
    expect(copy).toMatchObject({ status: 'draft', published_at: null, version: 1 });
    expect(copy.id).not.toBe(job.id);
    expect(await findTeam(copy.id)).toEqual([colleague.id]);
    const stored = await app().services.database.pool.query(
      'select id, skill_ids, nice_skill_ids, certification_ids, title_ids, industry_ids, none_required, city from jobs where id = any($1) order by id',
      [[job.id, copy.id]],
    );
    const [before, after] = stored.rows.map(({ id: _jobId, ...columns }) => columns);
    expect(after).toEqual(before);
  });

  it('copies neither the closing day nor the applicants', async () => {
    const job = await makeJob(app(), manager, { closes_on: '2099-01-31' });
    await submitApplication(app(), await makeAccount(app(), tenant, 'job_seeker'), job.id);
    const copy = (await duplicate(manager, job.id)).body;
    expect(copy.closes_on).toBeNull();
    const managed = await send(app(), manager, jobsApi.manage, { query: {} });
    expect(managed.body.jobs.find(({ id }) => id === copy.id)).toMatchObject({ applicants: 0, status: 'draft' });
  });

  it('leaves the employer of the job to a copy that tenant staff make', async () => {
    const job = await makeJob(app(), manager);
    const admin = await makeAccount(app(), tenant, 'admin');
    expect((await duplicate(admin, job.id)).body.organisation.id).toBe(job.organisation.id);
  });

  it('refuses a published job to callers who may not edit it, and hides drafts', async () => {
    const active = await makeJob(app(), manager);
    const draft = await makeJob(app(), manager, { isActive: false });
    const other = await makeAccount(app(), tenant, 'hiring_manager');
    expect((await duplicate(other, active.id)).status).toBe(403);
    expect((await duplicate(other, draft.id)).status).toBe(404);
    const stranger = await makeAccount(app(), await makeTenant(app()), 'admin');
    expect((await duplicate(stranger, active.id)).status).toBe(404);
  });
});
