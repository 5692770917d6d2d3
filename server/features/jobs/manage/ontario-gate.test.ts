import { describe, expect, it } from 'vitest';
import { approvalsApi } from '#domain/features/approvals/contract.ts';
import { jobsApi } from '#domain/features/jobs/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeJob, makeTenant, newJob, type TestAccount } from '#server/testing/factories.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();

const toronto = { city: 'Toronto', region: 'ON', country: 'CA', latitude: null, longitude: null };
const bare = newJob({ title: 'Data analyst', place: toronto, salary: null });
const complete = newJob({
  ...{ title: 'Data analyst', place: toronto, uses_ai_screening: true, is_existing_vacancy: false },
  salary: { min: 60_000, max: 90_000, currency: 'CAD', period: 'year' },
});

const refused = {
  code: 'posting_incomplete',
  fields: [
    { field: 'salary.min', code: 'ontario_pay_missing' },
    { field: 'is_existing_vacancy', code: 'ontario_vacancy_missing' },
    { field: 'uses_ai_screening', code: 'ontario_ai_missing' },
  ],
};

const create = async (who: TestAccount, body = bare) => (await send(app(), who, jobsApi.create, { body })).body;

const move = (who: TestAccount, { id, version }: { id: number; version: number }) =>
  send(app(), who, jobsApi.move, { params: { id: String(id) }, body: { to: 'active', version } });

const edit = (who: TestAccount, { id, version }: { id: number; version: number }, job = bare) =>
  send(app(), who, jobsApi.edit, { params: { id: String(id) }, body: { job, version } });

describe('POST /api/v1/jobs/:id/status', () => {
  it('refuses to publish a job in Ontario with the missing fields, and publishes it once they are there', async () => {
    const lead = await makeAccount(app(), await makeTenant(app()), 'hiring_manager');
    const draft = await create(lead);
    const answer = await move(lead, draft);
    expect([answer.status, answer.problem]).toMatchObject([409, refused]);
    const { body: filled } = await edit(lead, draft, complete);
    expect((await move(lead, filled)).body).toMatchObject({
      ...{ status: 'active', uses_ai_screening: true, is_existing_vacancy: false },
    });
  });

  it.each(['Toronto', 'Toronto, ON'])('refuses to publish a job in %j without a region and country', async (city) => {
    const lead = await makeAccount(app(), await makeTenant(app()), 'hiring_manager');
    const draft = await create(lead, newJob({ place: { ...toronto, city, region: '', country: '' }, salary: null }));
    expect((await move(lead, draft)).problem).toMatchObject(refused);
  });

  it('publishes a job elsewhere without them', async () => {
    const lead = await makeAccount(app(), await makeTenant(app()), 'hiring_manager');
    const draft = await create(lead, newJob({ place: { ...toronto, city: 'Montréal', region: 'QC' }, salary: null }));
    expect((await move(lead, draft)).status).toBe(200);
  });
});

describe('PUT /api/v1/jobs/:id', () => {
  it('keeps statements that are not sent, and refuses to take away what a published job needs', async () => {
    const lead = await makeAccount(app(), await makeTenant(app()), 'hiring_manager');
    const job = await makeJob(app(), lead, complete);
    const { uses_ai_screening: _ai, is_existing_vacancy: _vacancy, ...unstated } = complete;
    const { body: kept } = await edit(lead, job, unstated);
    expect(kept).toMatchObject({ uses_ai_screening: true, is_existing_vacancy: false });
    const asking = { ...unstated, requirements: 'You have Canadian experience.' };
    const answer = await edit(lead, kept, asking);
    expect(answer.problem.fields).toEqual([{ field: 'requirements', code: 'ontario_experience' }]);
  });
});

describe('publish requests', () => {
  it('are refused for an incomplete job, also when one is approved that became incomplete', async () => {
    const tenant = await makeTenant(app());
    const { pool } = app().services.database;
    await pool.query('update tenants set approvals = $2 where id = $1', [tenant.id, JSON.stringify({ job: true })]);
    const admin = await makeAccount(app(), tenant, 'admin');
    const lead = await makeAccount(app(), tenant, 'hiring_manager');
    const draft = await create(lead);
    const ask = (version: number) =>
      send(app(), lead, jobsApi.askToPublish, { params: { id: String(draft.id) }, body: { version } });
    expect((await ask(draft.version)).problem).toMatchObject(refused);
    const { body: filled } = await edit(lead, draft, complete);
    expect((await ask(filled.version)).status).toBe(200);
    await pool.query('update jobs set uses_ai_screening = null where tenant_id = $1 and id = $2', [
      tenant.id,
      draft.id,
    ]);
    const [request] = (await send(app(), admin, approvalsApi.list)).body.approvals;
    const decided = await send(app(), admin, approvalsApi.decide, {
      params: { id: String(request?.id) },
      body: { decision: 'approved', reason: '', version: filled.version },
    });
    expect(decided.problem).toMatchObject({ code: 'posting_incomplete', fields: [{ field: 'uses_ai_screening' }] });
  });
});
