import { describe, expect, it } from 'vitest';
import { applicationsApi } from '#domain/features/applications/contract.ts';
import { jobsApi } from '#domain/features/jobs/contract.ts';
import { matchingApi } from '#domain/features/matching/contract.ts';
import { ProfileFields, seekersApi } from '#domain/features/seekers/contract.ts';
import { buildProfileFromResume } from '#domain/features/seekers/from-resume.ts';
import { seekerPoolApi } from '#domain/features/seekers/pool.ts';
import { readDocument } from '#server/features/resumes/read-document.ts';
import { sharedTaxonomy } from '#server/reference/taxonomy.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeJob, makeTenant, type TestAccount } from '#server/testing/factories.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();

const resume = `Ana Lima
Junior Data Engineer
ana.lima@example.com

Experience
Junior Data Engineer, Larkspur Labs, Jan 2023 - Present
- Built pipelines with JS and Postgres.

Skills
JS, Postgres, K8s, Making lighthouses
`;

async function saveProfile(seeker: TestAccount, fields: Partial<ProfileFields>) {
  const { body } = await send(app(), seeker, seekersApi.profile);
  const profile = { ...ProfileFields.parse(body), ...fields };
  const saved = await send(app(), seeker, seekersApi.saveProfile, { body: { profile, version: body.version } });
  expect(saved.status).toBe(200);
  return saved.body;
}

async function uploadResume(seeker: TestAccount): Promise<ProfileFields> {
  const file = new File([resume], 'ana.txt', { type: 'text/plain' });
  const { body, status } = await send(app(), seeker, seekersApi.uploadResume, { body: { file } as never });
  expect(status).toBe(201);
  return buildProfileFromResume(body.parsed);
}

async function createSeeker() {
  const tenant = await makeTenant(app());
  const seeker = await makeAccount(app(), tenant, 'job_seeker', { fullName: 'Ana Lima' });
  await saveProfile(seeker, await uploadResume(seeker));
  return { tenant, seeker };
}

async function download(seeker: TestAccount, kind: 'json' | 'pdf'): Promise<Buffer> {
  const { body } = await send(app(), seeker, seekersApi.download, { query: { kind, language: 'en' } });
  return Buffer.from(body as unknown as Uint8Array);
}

/** Removes the words of an account's profile, as in rows of an earlier version. */
async function forgetWords(seeker: TestAccount): Promise<void> {
  const { db } = app().services.database;
  await db.updateTable('seeker_profiles').set({ written_terms: '{}' }).where('user_id', '=', seeker.id).execute();
}

const skills = ['JS', 'Postgres', 'K8s', 'Making lighthouses'];

describe('a profile saved from a résumé with "Junior Data Engineer"', () => {
  it('shows the words of the résumé in the profile and the employer view', async () => {
    const { seeker } = await createSeeker();
    const { body: profile } = await send(app(), seeker, seekersApi.profile);
    expect(profile).toMatchObject({ headline: 'Junior Data Engineer', titles: ['Junior Data Engineer'], skills });
    const { body: view } = await send(app(), seeker, seekersApi.employerView);
    expect(view.profile).toMatchObject({ skills, experience: [{ title: 'Junior Data Engineer' }] });
  });

  it('shows them to staff in the application and in the list of job seekers', async () => {
    const { tenant, seeker } = await createSeeker();
    const manager = await makeAccount(app(), tenant, 'hiring_manager');
    const job = await makeJob(app(), manager);
    const body = { resume_id: null, answers: [], cover_note: '' };
    const { body: sent } = await send(app(), seeker, applicationsApi.apply, { params: { id: String(job.id) }, body });
    const { body: read } = await send(app(), manager, applicationsApi.read, { params: { id: String(sent.id) } });
    expect(read).toMatchObject({ seeker: { headline: 'Junior Data Engineer' }, profile: { skills } });
    const admin = await makeAccount(app(), tenant, 'admin');
    const { body: pool } = await send(app(), admin, seekerPoolApi.list, { query: {} });
    expect(pool.seekers).toMatchObject([{ headline: 'Junior Data Engineer', skills }]);
    const { body: person } = await send(app(), admin, seekerPoolApi.read, { params: { id: String(seeker.id) } });
    expect(person).toMatchObject({ titles: ['Junior Data Engineer'], skills });
  });

  it('shows them in the JSON Resume and the PDF', async () => {
    const { seeker } = await createSeeker();
    const json = JSON.parse((await download(seeker, 'json')).toString('utf8'));
    expect(json).toMatchObject({
      basics: { label: 'Junior Data Engineer' },
      work: [{ position: 'Junior Data Engineer' }],
      skills: skills.map((name) => ({ name })),
    });
    const pdf = await readDocument(await download(seeker, 'pdf'), 'profile.pdf', { account: 'test' });
    const text = pdf.ok ? pdf.text : '';
    for (const words of ['Junior Data Engineer', ...skills]) expect(text).toContain(words);
  });

  it('names what a job matches in the words of the job', async () => {
    const { tenant, seeker } = await createSeeker();
    const manager = await makeAccount(app(), tenant, 'hiring_manager');
    const job = await makeJob(app(), manager, { title: 'Data Engineer', skills: ['PostgreSQL DB', 'Javascript'] });
    const params = { id: String(job.id) };
    const { body: match } = await send(app(), seeker, matchingApi.ofJob, { params });
    const { JobTitles, Skills } = match.parts;
    const words = [...JobTitles.matched, ...JobTitles.missing, ...Skills.matched, ...Skills.missing];
    expect(words.map(({ label }) => label)).toEqual(expect.arrayContaining(['Data Engineer', 'Javascript']));
  });
});

describe('PUT /api/v1/profile', () => {
  it('returns several words with the same meaning as written, and repeated words once', async () => {
    const seeker = await makeAccount(app(), await makeTenant(app()), 'job_seeker');
    const titles = ['Junior Software Engineer', 'Software Engineer', 'software  engineer', '---'];
    const saved = await saveProfile(seeker, { skills: ['JS', 'JavaScript'], titles });
    expect(saved.skills).toEqual(['JS', 'JavaScript']);
    expect(saved.titles).toEqual(['Junior Software Engineer', 'Software Engineer']);
  });

  it('keeps the words of two people with the same unknown skill apart', async () => {
    const tenant = await makeTenant(app());
    const [first, second] = [
      await makeAccount(app(), tenant, 'job_seeker'),
      await makeAccount(app(), tenant, 'job_seeker'),
    ];
    await saveProfile(first, { skills: ['moss gardening'] });
    expect((await saveProfile(second, { skills: ['Moss Gardening'] })).skills).toEqual(['Moss Gardening']);
  });
});

describe('GET /api/v1/profile of a row without words', () => {
  it('shows the title of the experience, and the label of other terms', async () => {
    const seeker = await makeAccount(app(), await makeTenant(app()), 'job_seeker');
    const experience = [{ title: 'Jr. Software Developer', employer: 'Acme', start: '2023', end: '', text: '' }];
    await saveProfile(seeker, { titles: ['Jr. Software Developer'], skills: ['JS'], experience });
    await forgetWords(seeker);
    const { body } = await send(app(), seeker, seekersApi.profile);
    expect(body.titles).toEqual(['Jr. Software Developer']);
    expect(body.skills).toEqual(['JavaScript']);
  });
});

describe('GET /api/v1/jobs/:id', () => {
  it('shows the words of the employer', async () => {
    const tenant = await makeTenant(app());
    const manager = await makeAccount(app(), tenant, 'hiring_manager');
    const fields = { skills: ['JS', 'K8s'], nice_skills: ['Postgres'], titles: ['Frontend Dev'] };
    const job = await makeJob(app(), manager, fields);
    const { body } = await send(app(), tenant.visitor, jobsApi.read, { params: { id: String(job.id) } });
    const getLabels = (terms: readonly { label: string }[]) => terms.map(({ label }) => label);
    expect(getLabels(body.skills)).toEqual(['JS', 'K8s']);
    expect(getLabels(body.nice_skills)).toEqual(['Postgres']);
    expect(getLabels(body.titles)).toEqual(['Frontend Dev']);
    expect(body.skills[0]?.id).toBe(sharedTaxonomy.find('skill', 'JavaScript')?.id);
  });

  it('names a job without stated titles by its own title', async () => {
    const manager = await makeAccount(app(), await makeTenant(app()), 'hiring_manager');
    const job = await makeJob(app(), manager, { title: 'Senior Software Developer' });
    expect(job.titles.map(({ label }) => label)).toEqual(['Senior Software Developer']);
  });
});
