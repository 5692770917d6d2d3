import { describe, expect, it } from 'vitest';
import { applicationsApi } from '#domain/features/applications/contract.ts';
import { jobsApi } from '#domain/features/jobs/contract.ts';
import type { NewJob } from '#domain/features/jobs/posting/new-job.ts';
import { matchingApi } from '#domain/features/matching/contract.ts';
import { needsApi } from '#domain/features/needs/contract.ts';
import { ProfileFields, seekersApi } from '#domain/features/seekers/contract.ts';
import { emptyPreferences } from '#domain/features/seekers/preferences.ts';
import { readOldJobs } from '#server/features/jobs/reading/reading-task.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeJob, makeTenant, type TestAccount } from '#server/testing/factories.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();

const silentJob: Partial<NewJob> = {
  title: 'Zorbling',
  description: 'A nice place with friendly people. Come by.',
  responsibilities: '',
  requirements: '',
  skills: [],
  nice_skills: [],
  certifications: [],
  titles: [],
  industries: [],
  education_level: null,
  management_level: null,
  experience_min: null,
  experience_max: null,
};

const profileFields: Partial<ProfileFields> = {
  skills: ['PostgreSQL', 'Python', 'Excel', 'Tableau'],
  titles: ['Data Analyst'],
  education_level: 3,
  management_level: 1,
  industries: ['Education'],
  country: 'US',
  experience: [{ title: 'Data Analyst', employer: 'Rill', start: '2023-01', end: '2024-12', text: '' }],
};

async function start(job: Partial<NewJob>, fields: Partial<ProfileFields> = profileFields) {
  const tenant = await makeTenant(app());
  const manager = await makeAccount(app(), tenant, 'hiring_manager');
  const seeker = await makeAccount(app(), tenant, 'job_seeker');
  await saveProfile(seeker, fields);
  const { id } = await makeJob(app(), manager, { ...silentJob, ...job });
  const read = async () => (await send(app(), seeker, matchingApi.ofJob, { params: { id: String(id) } })).body;
  return { manager, seeker, id, read, match: await read() };
}

async function saveProfile(seeker: TestAccount, fields: Partial<ProfileFields>): Promise<void> {
  const { body } = await send(app(), seeker, seekersApi.profile);
  const profile = { ...ProfileFields.parse(body), ...fields };
  await send(app(), seeker, seekersApi.saveProfile, { body: { profile, version: body.version } });
}

describe('GET /api/v1/jobs/:id/match', () => {
  it('returns no number and no label for a job that states nothing, and what is missing', async () => {
    const { match, seeker, id } = await start({});
    expect(match).toMatchObject({ total: null, band: null, is_blank: false, gains: [] });
    expect(match.missing_information).toContainEqual({ part: 'Skills', side: 'job' });
    const found = await send(app(), seeker, jobsApi.search, { query: { sort: 'match' } });
    expect(found.body.jobs.map((job) => [job.id, job.score, job.band])).toEqual([[id, null, null]]);
  });

  it('returns no number for a profile without skills if the job asks for some', async () => {
    const { match } = await start({ skills: ['SQL'], education_level: 3 }, { ...profileFields, skills: [] });
    expect(match.total).toBeNull();
    expect(match.missing_information).toEqual([{ part: 'Skills', side: 'profile' }]);
  });

  it('never labels a posting with one skill as strong', async () => {
    const { match } = await start({ skills: ['Python'] });
    expect([match.total, match.band]).toEqual([100, 'good']);
  });

  it('explains a skill read from the text with its sentence, and a stated one without', async () => {
    const requirements = 'You have experience with Python.\nA bachelor’s degree is required.';
    const { match } = await start({ requirements });
    const [python] = match.parts.Skills.matched;
    expect(python).toMatchObject({ label: 'Python', how: 'same', evidence: 'You have experience with Python.' });
    expect(match.parts.Education).toMatchObject({ state: 'compared', fraction: 100, asked_level: 3 });
    const stated = await start({ skills: ['Python'], requirements });
    expect(stated.match.parts.Skills.matched[0]).toMatchObject({ label: 'Python', evidence: null });
  });

  it('counts 100 for a part in which the employer requires nothing, and keeps it on an edit without the field', async () => {
    const { match, manager, id, read } = await start({ skills: ['Python'], none_required: ['Certifications'] });
    expect(match.parts.Certifications).toMatchObject({ state: 'none_required', fraction: 100 });
    const job = (await send(app(), manager, jobsApi.read, { params: { id: String(id) } })).body;
    expect(job.none_required).toEqual(['Certifications']);
    await app()
      .services.database.forTenant('all')
      .updateTable('jobs')
      .set({ reading_version: 0 })
      .where('id', '=', id)
      .execute();
    await readOldJobs(app().services);
    expect((await read()).parts.Certifications.state).toBe('none_required');
  });

  it('reads jobs again that an older reader has read', async () => {
    const { id, read } = await start({ requirements: 'You have experience with Python.' });
    const { db } = app().services.database;
    await db
      .updateTable('jobs')
      .set({ reading_version: 0, read_skill_ids: [], reading: null })
      .where('id', '=', id)
      .execute();
    expect((await read()).parts.Skills.state).toBe('job_silent');
    await readOldJobs(app().services);
    expect((await read()).parts.Skills.state).toBe('compared');
  });

  it('returns experience, location, and pay next to the score', async () => {
    const { seeker, read } = await start({ skills: ['Python'], experience_min: 3, experience_max: 7 });
    const pay = { min: 1, currency: 'USD', period: 'year' } as const;
    const places = ['Austin, TX', 'Boston, MA'];
    await send(app(), seeker, seekersApi.savePreferences, { body: { ...emptyPreferences, pay, places } });
    const { facts } = await read();
    expect(facts.experience).toMatchObject({
      asked_min: 3,
      asked_max: 7,
      own_years: 2,
      verdict: 'below',
      evidence: null,
    });
    expect(facts.location?.own_country).toBe('US');
    expect(facts.location?.nearest).toMatch(/^(?:Austin, TX|Boston, MA)$/);
    expect(facts.pay?.wanted).toMatchObject({ min: 1 });
  });

  it('names a past position in the words of the profile', async () => {
    const experience = [
      { title: 'Data Analytics Intern', employer: 'Rill', start: '2023-01', end: '2024-12', text: '' },
    ];
    const { match } = await start({ titles: ['Data Analyst'] }, { ...profileFields, titles: [], experience });
    expect(match.parts.JobTitles.matched).toMatchObject([
      { label: 'Data Analyst', own: { label: 'Data Analytics Intern' } },
    ]);
  });

  it('measures no distance from a city abroad that has the name of an American one', async () => {
    const place = { city: 'Boston', region: 'MA', country: 'US', latitude: null, longitude: null };
    const berlin = { ...profileFields, city: 'Berlin', region: '' };
    const abroad = await start({ place }, { ...berlin, country: 'DE' });
    expect(abroad.match.facts.location).toMatchObject({ verdict: 'other_country', distance_km: null });
    const near = await start({ place }, { ...berlin, country: 'US' });
    expect(near.match.facts.location).toMatchObject({ verdict: 'far', nearest: 'Berlin' });
  });

  it('does not change with working needs', async () => {
    const { seeker, match, read } = await start({ skills: ['Python', 'SQL'] });
    const needs = [{ kind: 'environment' as const, choice: '', words: 'A quiet room' }];
    await send(app(), seeker, needsApi.save, { body: { needs } });
    expect(await read()).toEqual(match);
  });
});

describe('POST /api/v1/jobs/:id/applications', () => {
  it('stores the score with its label, order, and formula version, and hides preferences from staff', async () => {
    const { manager, seeker, id, match } = await start({ skills: ['Python', 'SQL', 'Excel', 'Tableau'] });
    const body = { resume_id: null, answers: [], cover_note: '' };
    const { body: sent } = await send(app(), seeker, applicationsApi.apply, { params: { id: String(id) }, body });
    const { body: read } = await send(app(), manager, applicationsApi.read, { params: { id: String(sent.id) } });
    expect([read.score, read.band, read.score_version]).toEqual([match.total, match.band, 2]);
    expect(read.score_parts?.Education).toMatchObject({ state: 'job_silent', fraction: null });
    expect([read.match.facts.location, read.match.facts.pay]).toEqual([null, null]);
  });
});
