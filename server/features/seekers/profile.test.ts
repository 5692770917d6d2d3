import { describe, expect, it } from 'vitest';
import { applicationsApi } from '#domain/features/applications/contract.ts';
import { ProfileFields, seekersApi } from '#domain/features/seekers/contract.ts';
import { emptyPreferences } from '#domain/features/seekers/preferences.ts';
import { type HideableField, hideableFields } from '#domain/features/seekers/profile-parts.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeJob, makeTenant, type TestAccount } from '#server/testing/factories.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();

async function saveProfile(seeker: TestAccount, fields: Partial<ProfileFields>) {
  const { body } = await send(app(), seeker, seekersApi.profile);
  const profile = { ...ProfileFields.parse(body), ...fields };
  return send(app(), seeker, seekersApi.saveProfile, { body: { profile, version: body.version } });
}

const profileFields: Partial<ProfileFields> = {
  headline: 'Archivist',
  summary: 'I sort maps.',
  phone: '555 0100',
  city: 'Houston',
  region: 'TX',
  skills: ['JavaScript', 'Latin palaeography'],
  experience: [{ title: 'Curator', employer: 'City Archive', start: '2019', end: '', text: 'Sorted maps.' }],
  education: [{ school: 'Rice', degree: 'BA', field: 'History', start: '2014', end: '2018' }],
  languages: ['Portuguese'],
  links: ['ana.example.com'],
};

async function createApplication(hidden: ProfileFields['hidden']) {
  const tenant = await makeTenant(app());
  const manager = await makeAccount(app(), tenant, 'hiring_manager');
  const seeker = await makeAccount(app(), tenant, 'job_seeker', { fullName: 'Ana Lima' });
  await saveProfile(seeker, { ...profileFields, hidden });
  const job = await makeJob(app(), manager);
  const sent = { params: { id: String(job.id) }, body: { resume_id: null, answers: [], cover_note: '' } };
  const { body: application } = await send(app(), seeker, applicationsApi.apply, sent);
  const params = { id: String(application.id) };
  return { manager, seeker, job, read: (await send(app(), manager, applicationsApi.read, { params })).body };
}

const otherLinks = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'ftp://example.com',
  '//evil.example',
  'https://ana@evil.example',
  'my page',
  '',
];

const hiddenCases: [name: string, hidden: HideableField[]][] = [
  ['nothing', []],
  ['the email', ['email']],
  ['everything', [...hideableFields]],
];

describe('PUT /api/v1/profile', () => {
  it('stores years and level per skill as written, and drops them with the skill', async () => {
    const seeker = await makeAccount(app(), await makeTenant(app()), 'job_seeker');
    const details = [
      { skill: 'JS', years: 3, level: 'expert' as const },
      { skill: 'Latin palaeography', years: null, level: null },
      { skill: 'Not on the list', years: 1, level: null },
    ];
    const saved = await saveProfile(seeker, { skills: ['JS', 'Latin palaeography'], skill_details: details });
    expect(saved.body.skill_details).toEqual([{ skill: 'JS', years: 3, level: 'expert' }]);
    expect((await saveProfile(seeker, { skills: ['Latin palaeography'] })).body.skill_details).toEqual([]);
  });

  it('completes links', async () => {
    const seeker = await makeAccount(app(), await makeTenant(app()), 'job_seeker');
    const links = ['www.example.com/me', 'http://example.org/a', 'HTTPS://example.com', 'mailto:ana@example.com'];
    expect((await saveProfile(seeker, { links })).body.links).toEqual([
      'https://www.example.com/me',
      'https://example.org/a',
      'https://example.com',
      'mailto:ana@example.com',
    ]);
  });

  it.each(otherLinks)('refuses the link %j and names the field', async (link) => {
    const seeker = await makeAccount(app(), await makeTenant(app()), 'job_seeker');
    const refused = await saveProfile(seeker, { links: ['https://example.com', link] });
    expect(refused.status).toBe(400);
    expect(refused.problem.fields).toContainEqual({ field: 'body.profile.links.1', code: 'invalid_link' });
  });
});

describe('GET /api/v1/profile', () => {
  it('hides the email by default', async () => {
    const seeker = await makeAccount(app(), await makeTenant(app()), 'job_seeker');
    expect((await send(app(), seeker, seekersApi.profile)).body.hidden).toEqual(['email']);
  });

  it('returns links that were stored before links were checked', async () => {
    const seeker = await makeAccount(app(), await makeTenant(app()), 'job_seeker');
    const links = ['my page', 'javascript:alert(1)'];
    const update = 'update seeker_profiles set links = $2 where user_id = $1';
    await app().services.database.pool.query(update, [seeker.id, JSON.stringify(links)]);
    expect((await send(app(), seeker, seekersApi.profile)).body.links).toEqual(links);
  });
});

describe('GET /api/v1/profile/employer-view', () => {
  it.each(hiddenCases)('equals what an employer sees, hiding %s', async (_name, hidden) => {
    const { seeker, read } = await createApplication(hidden);
    const { body: view } = await send(app(), seeker, seekersApi.employerView);
    expect(view).toEqual({ seeker: read.seeker, profile: read.profile });
    const isVisible = (field: HideableField) => !hidden.includes(field);
    expect(view.profile.phone).toBe(isVisible('phone') ? '555 0100' : '');
    expect(view.profile.email).toBe(isVisible('email') ? seeker.email : '');
    expect(view.seeker.city).toBe(isVisible('place') ? 'Houston' : '');
    expect(view.profile.experience).toHaveLength(isVisible('experience') ? 1 : 0);
  });
});

describe('GET /api/v1/jobs/:id/applications', () => {
  it('does not return hidden locations and summaries', async () => {
    const { manager, job } = await createApplication(['place', 'summary']);
    const { body } = await send(app(), manager, applicationsApi.ofJob, { params: { id: String(job.id) } });
    expect(body.applications[0]?.seeker).toMatchObject({ headline: 'Archivist', city: '', region: '' });
  });
});

describe('PUT /api/v1/profile/preferences', () => {
  it('stores preferences and reads those stored with fewer fields', async () => {
    const seeker = await makeAccount(app(), await makeTenant(app()), 'job_seeker');
    expect((await send(app(), seeker, seekersApi.preferences)).body).toEqual(emptyPreferences);
    const { db } = app().services.database;
    await db
      .updateTable('seeker_profiles')
      .set({ preferences: JSON.stringify({ titles: ['Archivist'], places: [], work_modes: [], job_types: [] }) })
      .where('user_id', '=', seeker.id)
      .execute();
    expect((await send(app(), seeker, seekersApi.preferences)).body.titles).toEqual(['Archivist']);
    const body = { ...emptyPreferences, relocation: 'perhaps' as const, start_on: '2027-01-04', radius: 80 };
    await send(app(), seeker, seekersApi.savePreferences, { body });
    expect((await send(app(), seeker, seekersApi.preferences)).body).toEqual(body);
  });
});

describe('GET /api/v1/jobs/:id/preference-fit', () => {
  it('returns how the job fits the preferences without changing the match score', async () => {
    const { seeker, job, read } = await createApplication([]);
    const params = { id: String(job.id) };
    expect((await send(app(), seeker, seekersApi.preferenceFit, { params })).body.wishes).toEqual([]);
    const body = {
      ...emptyPreferences,
      titles: ['software developer'],
      places: ['Marietta, GA'],
      work_modes: ['remote' as const],
      pay: { min: 95_000, currency: 'USD', period: 'year' as const },
    };
    await send(app(), seeker, seekersApi.savePreferences, { body });
    expect((await send(app(), seeker, seekersApi.preferenceFit, { params })).body.wishes).toEqual([
      { wish: 'titles', verdict: 'fits' },
      { wish: 'places', verdict: 'fits' },
      { wish: 'work_modes', verdict: 'differs' },
      { wish: 'pay', verdict: 'fits' },
    ]);
    const again = await send(app(), seeker, applicationsApi.read, { params: { id: String(read.id) } });
    expect(again.body.match.total).toBe(read.match.total);
    const draft = await makeJob(app(), await makeAccount(app(), await makeTenant(app()), 'hiring_manager'));
    const other = { params: { id: String(draft.id) } };
    expect((await send(app(), seeker, seekersApi.preferenceFit, other)).status).toBe(404);
  });
});
