import { describe, expect, it } from 'vitest';
import { sourcingApi } from '#domain/features/applications/sourcing/contract.ts';
import { journalApi } from '#domain/features/journal/contract.ts';
import { seekersApi } from '#domain/features/seekers/contract.ts';
import { peopleSearchApi } from '#domain/features/seekers/search/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeJob, makeOrganisation, type TestAccount } from '#server/testing/factories.ts';
import { createPartnerAndJob, idParams, sendApplication, suggestJob } from '#server/testing/hiring/suggestions.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();

describe('GET /api/v1/seekers/:id/jobs', () => {
  it('ranks the open jobs by match, without those that the person has applied for', async () => {
    const { coach, manager, job, ada } = await createPartnerAndJob(app());
    await makeJob(app(), manager, { title: 'Florist', skills: ['Floral design'] });
    const applied = await makeJob(app(), manager, { title: 'Applied Already' });
    await fillProfile(ada);
    await sendApplication(app(), ada, applied.id);
    const list = () => send(app(), coach, sourcingApi.jobsOfPerson, idParams(ada.id));
    await expect.poll(async () => (await list()).body.jobs.length).toBe(2);
    const [best] = (await list()).body.jobs;
    expect(best).toMatchObject({ job: { id: job.id }, match: { parts: { Skills: 100 } } });
  });

  it('withdrawn consent ends it at once, in the search of people, too', async () => {
    const { coach, job, ada } = await createPartnerAndJob(app());
    await fillProfile(ada);
    const find = async () =>
      (await send(app(), coach, peopleSearchApi.find, { query: { job: String(job.id) } })).body.people;
    await expect.poll(async () => (await find()).some(({ id }) => id === ada.id)).toBe(true);
    await send(app(), ada, journalApi.endSupport);
    expect((await send(app(), coach, sourcingApi.jobsOfPerson, idParams(ada.id))).status).toBe(404);
    expect((await find()).some(({ id }) => id === ada.id)).toBe(false);
    expect((await suggestJob(app(), coach, job, ada)).body.people).toMatchObject([{ name: '', block: 'not_found' }]);
  });

  it('ranks only own jobs for an employer', async () => {
    const { tenant, manager, job, ada } = await createPartnerAndJob(app());
    const organisationId = await makeOrganisation(app(), tenant, { name: 'Northwind' });
    const other = await makeAccount(app(), tenant, 'hiring_manager', { organisationId });
    await makeJob(app(), other, { title: 'Elsewhere' });
    const second = await makeJob(app(), manager, { title: 'SQL Developer' });
    await fillProfile(ada);
    await sendApplication(app(), ada, job.id);
    const list = () => send(app(), manager, sourcingApi.jobsOfPerson, idParams(ada.id));
    await expect.poll(async () => (await list()).body.jobs.map((fitting) => fitting.job.id)).toEqual([second.id]);
    expect((await send(app(), other, sourcingApi.jobsOfPerson, idParams(ada.id))).status).toBe(404);
  });
});

async function fillProfile(seeker: TestAccount): Promise<void> {
  const { body } = await send(app(), seeker, seekersApi.profile);
  const { full_name: _name, email: _email, version, strength: _strength, strength_parts: _parts, ...profile } = body;
  const skills = ['JavaScript', 'SQL'];
  await send(app(), seeker, seekersApi.saveProfile, { body: { version, profile: { ...profile, skills } } });
}
