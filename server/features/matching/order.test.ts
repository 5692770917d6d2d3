import { describe, expect, it } from 'vitest';
import { applicationsApi } from '#domain/features/applications/contract.ts';
import { jobsApi } from '#domain/features/jobs/contract.ts';
import type { NewJob } from '#domain/features/jobs/posting/new-job.ts';
import { ORDER_VERSION } from '#domain/features/matching/score/damped-order.ts';
import { ProfileFields, seekersApi } from '#domain/features/seekers/contract.ts';
import { updateOldOrders } from '#server/features/applications/reordering.ts';
import { readOldJobs } from '#server/features/jobs/reading/reading-task.ts';
import { readOldProfiles } from '#server/features/seekers/reading/reading-task.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeJob, makeTenant, newJob, type TestAccount } from '#server/testing/factories.ts';
import { submitApplication } from '#server/testing/hiring/applications.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();

/** Two postings that require the same, so that only their texts and titles move the order. */
const posting: Partial<NewJob> = {
  title: 'Coordinator',
  description: 'You work with friendly people.',
  responsibilities: '',
  requirements: '',
  skills: ['Python', 'SQL'],
  titles: ['Data Analyst'],
  experience_min: null,
  experience_max: null,
};
const harbor = 'You schedule cranes and containers in the harbor.';
const theater = 'You schedule actors and stages in the theater.';

async function start(fields: Partial<ProfileFields>, jobs: readonly Partial<NewJob>[]) {
  const tenant = await makeTenant(app());
  const manager = await makeAccount(app(), tenant, 'hiring_manager');
  const seeker = await makeAccount(app(), tenant, 'job_seeker');
  await saveProfile(seeker, { skills: ['Python'], ...fields });
  const ids: number[] = [];
  for (const job of jobs) ids.push((await makeJob(app(), manager, { ...posting, ...job })).id);
  return { tenant, manager, seeker, ids };
}

async function saveProfile(seeker: TestAccount, fields: Partial<ProfileFields>): Promise<void> {
  const { body } = await send(app(), seeker, seekersApi.profile);
  const profile = { ...ProfileFields.parse(body), ...fields };
  const saved = await send(app(), seeker, seekersApi.saveProfile, { body: { profile, version: body.version } });
  expect(saved.status).toBe(200);
}

async function listBest(seeker: TestAccount): Promise<number[]> {
  const { body } = await send(app(), seeker, jobsApi.search, { query: { sort: 'match' } });
  return body.jobs.map(({ id }) => id);
}

async function editText(manager: TestAccount, id: number, description: string): Promise<void> {
  const params = { id: String(id) };
  const { version } = (await send(app(), manager, jobsApi.read, { params })).body;
  const body = { job: newJob({ ...posting, description }), version };
  expect((await send(app(), manager, jobsApi.edit, { params, body })).status).toBe(200);
}

const stored = () => app().services.database.forTenant('all');

function findStoredWords(seeker: TestAccount) {
  return stored()
    .selectFrom('seeker_profiles')
    .select(['key_words', 'seniority'])
    .where('user_id', '=', seeker.id)
    .executeTakeFirstOrThrow();
}

describe('GET /api/v1/jobs, best match', () => {
  it('lists the posting first whose text shares more words with the profile, also after an edit', async () => {
    const crane = { certifications: ['Harbor crane operator'] };
    const { seeker, manager, ids } = await start(crane, [{ description: theater }, { description: harbor }]);
    const [first = 0, second = 0] = ids;
    expect(await listBest(seeker)).toEqual([second, first]);
    await editText(manager, first, harbor);
    await editText(manager, second, theater);
    expect(await listBest(seeker)).toEqual([first, second]);
    await saveProfile(seeker, { certifications: ['Theater stage manager'] });
    expect(await listBest(seeker)).toEqual([second, first]);
  });

  it('lists the posting of the same level first', async () => {
    const experience = [{ title: 'Junior Coordinator', employer: 'Rill', start: '2024', end: '', text: '' }];
    const { seeker, ids } = await start({ experience }, [
      { title: 'Lead Coordinator' },
      { title: 'Junior Coordinator' },
    ]);
    expect(await listBest(seeker)).toEqual(ids.toReversed());
  });

  it('does not return the words', async () => {
    const { seeker, manager, ids } = await start({}, [{ description: harbor }]);
    const answers = await Promise.all([
      send(app(), seeker, jobsApi.search, { query: { sort: 'match' } }),
      send(app(), manager, jobsApi.read, { params: { id: String(ids[0]) } }),
      send(app(), seeker, seekersApi.profile),
    ]);
    expect(JSON.stringify(answers.map(({ body }) => body))).not.toMatch(/key_words|seniority/);
  });

  it('is the same after jobs and profiles were read again', async () => {
    const { seeker, ids } = await start({ certifications: ['Harbor crane operator'] }, [
      { description: theater },
      { description: harbor },
    ]);
    const before = await findStoredWords(seeker);
    await stored()
      .updateTable('jobs')
      .set({ reading_version: 0, read_key_words: Buffer.alloc(0) })
      .execute();
    const unread = { reading_version: 0, key_words: Buffer.alloc(0), seniority: 0 };
    await stored().updateTable('seeker_profiles').set(unread).execute();
    await readOldJobs(app().services);
    await readOldProfiles(app().services);
    expect(await findStoredWords(seeker)).toEqual(before);
    expect(await listBest(seeker)).toEqual(ids.toReversed());
  });
});

describe('PUT /api/v1/me/profile', () => {
  it('reads words of no other fields than terms, positions, and degrees', async () => {
    const { seeker } = await start({}, []);
    const before = await findStoredWords(seeker);
    await saveProfile(seeker, {
      headline: 'Harbor crane',
      summary: 'Quiet room, autism, harbor',
      city: 'Harbor Springs',
      languages: ['Korean'],
      links: ['https://harbor.example'],
    });
    expect(await findStoredWords(seeker)).toEqual(before);
    const school = { school: 'Harbor College', degree: 'Diploma', field: 'Theater', start: '', end: '' };
    await saveProfile(seeker, { education: [school] });
    expect((await findStoredWords(seeker)).key_words.length).toBe(before.key_words.length + 4);
  });

  it('does not read hidden positions and degrees', async () => {
    const { seeker } = await start({}, []);
    const before = await findStoredWords(seeker);
    await saveProfile(seeker, {
      experience: [{ title: 'Lead Crane Operator', employer: '', start: '2010', end: '', text: '' }],
      education: [{ school: '', degree: 'Diploma', field: 'Theater', start: '', end: '' }],
      hidden: ['experience', 'education'],
    });
    expect(await findStoredWords(seeker)).toEqual(before);
  });
});

describe('GET /api/v1/applications, best match first', () => {
  it('orders applicants by the same order, also after orders of an older version were computed again', async () => {
    const { tenant, manager, seeker, ids } = await start({}, [{ description: harbor }]);
    const [id = 0] = ids;
    const other = await makeAccount(app(), tenant, 'job_seeker');
    await saveProfile(other, { skills: ['Python'], certifications: ['Harbor crane operator'] });
    const applicants = [other.id, seeker.id];
    await submitApplication(app(), seeker, id);
    await submitApplication(app(), other, id);
    const list = async () => {
      const { body } = await send(app(), manager, applicationsApi.list, { query: { sort: 'score' } });
      return body.applications.map((application) => application.seeker.id);
    };
    const findOrders = () =>
      stored()
        .selectFrom('applications')
        .select(['id', 'score', 'score_order', 'score_version', 'order_version'])
        .where('job_id', '=', id)
        .orderBy('id')
        .execute();
    expect(await list()).toEqual(applicants);
    const orders = await findOrders();
    await stored().updateTable('applications').set({ score_order: 1, order_version: 1 }).execute();
    await updateOldOrders(app().services);
    expect(await findOrders()).toEqual(orders);
    expect(orders[0]?.order_version).toBe(ORDER_VERSION);
    expect(await list()).toEqual(applicants);
  });
});
