import { beforeEach, describe, expect, it } from 'vitest';
import type { ScreeningQuestion } from '#domain/features/jobs/posting/screening-question.ts';
import { jobTemplatesApi } from '#domain/features/jobs/templates/contract.ts';
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
import { send } from '#server/testing/send.ts';

const app = testApp();

let tenant: TestTenant;
let manager: TestAccount;

beforeEach(async () => {
  ({ tenant, manager } = await makeManager(app()));
});

const question: ScreeningQuestion = {
  id: 'q1',
  text: 'Do you have a driver’s license?',
  kind: 'yes_no',
  required: true,
  choices: [],
  wanted: ['yes'],
  min: null,
};

/** A member of the same employer. */
const inTeam = ({ organisationId }: TestAccount) => (organisationId === null ? {} : { organisationId });
const save = (caller: TestAccount, jobId: number, name = 'Engineer') =>
  send(app(), caller, jobTemplatesApi.create, { body: { job_id: jobId, name } });
const read = (caller: TestAccount, id: number) =>
  send(app(), caller, jobTemplatesApi.read, { params: { id: String(id) } });
const rename = (caller: TestAccount, id: number, name: string) =>
  send(app(), caller, jobTemplatesApi.rename, { params: { id: String(id) }, body: { name } });
const remove = (caller: TestAccount, id: number) =>
  send(app(), caller, jobTemplatesApi.remove, { params: { id: String(id) } });
const list = async (caller: TestAccount, words?: string) =>
  (await send(app(), caller, jobTemplatesApi.list, { query: words === undefined ? {} : { words } })).body.templates;

describe('POST /api/v1/job-templates', () => {
  it('stores the content of a job without openings, dates, team, and applicants', async () => {
    const fields = {
      title: 'Archivist',
      openings: 7,
      closes_on: '2099-01-31',
      skills: ['Basket weaving'],
      match_weights: customWeights,
      screening_questions: [question],
      is_existing_vacancy: true,
    };
    const job = await makeJob(app(), manager, { ...fields, none_required: ['Education'] });
    const { status, body } = await save(manager, job.id, ' Archive team ');
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: 'Archive team',
      title: 'Archivist',
      city: 'Atlanta',
      work_mode: 'hybrid',
      created_by: 'Rowan Ellery',
      can_change: true,
    });
    const { content } = (await read(manager, body.id)).body;
    expect(content).toMatchObject({
      title: 'Archivist',
      skills: [{ label: 'Basket weaving' }],
      salary: { min: 80_000, max: 100_000 },
      none_required: ['Education'],
      match_weights: customWeights,
      screening_questions: [question],
      is_existing_vacancy: true,
    });
    for (const field of ['openings', 'closes_on', 'status', 'published_at']) expect(content).not.toHaveProperty(field);
    const { rows } = await app().services.database.pool.query(
      'select content from job_templates where tenant_id = $1 and id = $2',
      [tenant.id, body.id],
    );
    expect(Object.keys(rows[0]?.content)).not.toContain('closes_on');
  });

  it('keeps the template after the job changed', async () => {
    const job = await makeJob(app(), manager, { title: 'Archivist', isActive: false });
    const template = (await save(manager, job.id)).body;
    await app().services.database.pool.query("update jobs set title = 'Other' where id = $1", [job.id]);
    expect((await read(manager, template.id)).body.content.title).toBe('Archivist');
  });

  it('refuses a name that the employer uses, also in another case and at the same time', async () => {
    const job = await makeJob(app(), manager, { isActive: false });
    const results = await Promise.all(['Engineer', 'engineer', 'ENGINEER'].map((name) => save(manager, job.id, name)));
    expect(results.map(({ status }) => status).toSorted()).toEqual([201, 400, 400]);
    const refused = results.find(({ status }) => status === 400);
    expect(refused?.problem.fields).toEqual([{ field: 'body.name', code: 'template_name_taken' }]);
  });

  it('lets another employer use the same name', async () => {
    const other = await makeAccount(app(), tenant, 'hiring_manager');
    for (const caller of [manager, other]) {
      const job = await makeJob(app(), caller, { isActive: false });
      expect((await save(caller, job.id)).status).toBe(201);
    }
  });

  it.each([
    ['no name', '  '],
    ['a name of 101 characters', 'x'.repeat(101)],
    ['a name of two lines', 'one\ntwo'],
  ])('refuses %s and names the field', async (_what, name) => {
    const job = await makeJob(app(), manager, { isActive: false });
    const { status, problem } = await save(manager, job.id, name);
    expect(status).toBe(400);
    expect(problem.fields?.[0]?.field).toBe('body.name');
  });

  it('refuses a job that the caller may not edit', async () => {
    const job = await makeJob(app(), manager);
    const draft = await makeJob(app(), manager, { isActive: false });
    const other = await makeAccount(app(), tenant, 'hiring_manager');
    expect((await save(other, job.id)).status).toBe(403);
    expect((await save(other, draft.id)).status).toBe(404);
    expect((await save(manager, 999_999_999)).status).toBe(404);
  });
});

describe('GET /api/v1/job-templates', () => {
  it('lists the templates of the caller’s employer by name, and those of all employers for tenant staff', async () => {
    const other = await makeAccount(app(), tenant, 'hiring_manager');
    const admin = await makeAccount(app(), tenant, 'admin');
    const member = await makeAccount(app(), tenant, 'hiring_member', inTeam(manager));
    const job = await makeJob(app(), manager, { title: 'Archivist', isActive: false });
    const canary = await makeJob(app(), other, { title: 'Canary', isActive: false });
    for (const name of ['b second', 'A first']) await save(manager, job.id, name);
    const hidden = (await save(other, canary.id, 'Canary')).body;
    expect((await list(manager)).map(({ name }) => name)).toEqual(['A first', 'b second']);
    expect((await list(member)).map(({ can_change }) => can_change)).toEqual([false, false]);
    expect(await list(admin)).toHaveLength(3);
    expect((await list(admin, 'canary')).map(({ name }) => name)).toEqual(['Canary']);
    expect(await list(manager, 'archiv')).toHaveLength(2);
    expect(await list(manager, '%')).toEqual([]);
    for (const caller of [manager, member]) expect((await read(caller, hidden.id)).status).toBe(404);
  });

  it('shows nothing to another tenant', async () => {
    const template = (await save(manager, (await makeJob(app(), manager, { isActive: false })).id)).body;
    const stranger = await makeAccount(app(), await makeTenant(app()), 'admin');
    expect(await list(stranger)).toEqual([]);
    for (const { status } of [
      await read(stranger, template.id),
      await rename(stranger, template.id, 'Mine'),
      await remove(stranger, template.id),
    ])
      expect(status).toBe(404);
    expect(await list(manager)).toHaveLength(1);
  });
});

describe('PUT and DELETE /api/v1/job-templates/:id', () => {
  it('rename and delete a template, with an audit entry each', async () => {
    const job = await makeJob(app(), manager, { isActive: false });
    const [one, two] = [(await save(manager, job.id, 'One')).body, (await save(manager, job.id, 'Two')).body];
    expect((await rename(manager, one.id, 'two')).problem.fields?.[0]?.code).toBe('template_name_taken');
    expect((await rename(manager, one.id, 'ONE')).body.name).toBe('ONE');
    expect((await remove(manager, two.id)).body).toEqual({ is_removed: true });
    expect((await remove(manager, two.id)).status).toBe(404);
    expect((await list(manager)).map(({ name }) => name)).toEqual(['ONE']);
    const { rows } = await app().services.database.pool.query(
      "select action from audit_events where tenant_id = $1 and action like 'job_template.%' order by id",
      [tenant.id],
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'job_template.create',
      'job_template.create',
      'job_template.rename',
      'job_template.remove',
    ]);
  });

  it('lets a member of a hiring team change only the templates that they saved', async () => {
    const member = await makeAccount(app(), tenant, 'hiring_member', inTeam(manager));
    const own = await makeJob(app(), member, { isActive: false });
    const others = await makeJob(app(), manager, { isActive: false });
    const mine = (await save(member, own.id, 'Mine')).body;
    const theirs = (await save(manager, others.id, 'Theirs')).body;
    expect((await rename(member, theirs.id, 'Taken')).status).toBe(403);
    expect((await remove(member, theirs.id)).status).toBe(403);
    expect((await rename(member, mine.id, 'Still mine')).status).toBe(200);
    expect((await remove(manager, mine.id)).status).toBe(200);
  });
});
