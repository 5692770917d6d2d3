import { beforeAll, describe, expect, it } from 'vitest';
import { jobsApi } from '#domain/features/jobs/contract.ts';
import type { Inclusion } from '#domain/features/jobs/job.ts';
import { emptyInclusion } from '#domain/features/jobs/posting/empty-inclusion.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeJob, makeTenant, type TestTenant } from '#server/testing/factories.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();
let tenant: TestTenant;

beforeAll(async () => {
  tenant = await makeTenant(app());
  const manager = await makeAccount(app(), tenant, 'hiring_manager');
  const post = (title: string, inclusion: Partial<Inclusion>) =>
    makeJob(app(), manager, { title, inclusion: { ...emptyInclusion, ...inclusion } });
  await post('Library', { noise: 'Quiet. Phone calls are taken in booths.', meetings_per_week: 'Two a week' });
  await post('Machine hall', { noise: 'Loud machines', meetings_per_week: '12', questions_ahead: true });
  await post('Silent', {});
});

describe('GET /api/v1/jobs?fact', () => {
  it.each([
    [['quiet'], ['Library']],
    [['few_meetings'], ['Library']],
    [['questions_ahead'], ['Machine hall']],
    [['quiet', 'questions_ahead'], []],
    // Addresses from before answers were read: the employer states something about it.
    [['noise'], ['Library', 'Machine hall']],
    [['meetings_per_week'], ['Library', 'Machine hall']],
  ])('%j -> %j', async (fact, titles) => {
    const { body } = await send(app(), tenant.visitor, jobsApi.search, { query: { fact } });
    expect(body.jobs.map(({ title }) => title).toSorted()).toEqual(titles);
  });

  it('counts the answers, and a selected stated field', async () => {
    const { body } = await send(app(), tenant.visitor, jobsApi.facets, { query: { fact: ['noise'] } });
    const counts = Object.fromEntries(body.fact.map(({ value, count }) => [value, count]));
    expect(counts).toMatchObject({ quiet: 1, few_meetings: 1, questions_ahead: 1, no_phone: 0, noise: 2 });
    expect(counts).not.toHaveProperty('lighting');
  });

  it('refuses an unknown answer and names the field', async () => {
    const { status, problem } = await send(app(), tenant.visitor, jobsApi.search, { query: { fact: ['loud'] } });
    expect(status).toBe(400);
    expect(JSON.stringify(problem)).toContain('fact');
  });
});
