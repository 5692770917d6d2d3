import { describe, expect, it } from 'vitest';
import { privacyApi } from '#domain/features/privacy/contract.ts';
import { seekersApi } from '#domain/features/seekers/contract.ts';
import { emptyPreferences } from '#domain/features/seekers/preferences.ts';
import { peopleSearchApi } from '#domain/features/seekers/search/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { applyTo } from '#server/testing/chat/conversations.ts';
import {
  makeAccount,
  makeJob,
  makeOrganisation,
  makeTenant,
  type TestAccount,
  type TestTenant,
} from '#server/testing/factories.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();

type Query = Record<string, string | string[]>;

async function find(account: TestAccount, query: Query) {
  const { body, status } = await send(app(), account, peopleSearchApi.find, { query });
  expect(status).toBe(200);
  return body;
}

async function findNames(account: TestAccount, query: Query) {
  return (await find(account, query)).people.map((person) => person.name).sort();
}

async function saveProfile(seeker: TestAccount, fields: object) {
  const { body: profile } = await send(app(), seeker, seekersApi.profile);
  const { full_name: _name, email: _email, version, strength: _strength, strength_parts: _parts, ...own } = profile;
  const saved = await send(app(), seeker, seekersApi.saveProfile, {
    body: { profile: { ...own, ...fields }, version },
  });
  expect(saved.status).toBe(200);
}

async function makeSeeker(tenant: TestTenant, fullName: string, fields: object, sponsorId?: number) {
  const seeker = await makeAccount(app(), tenant, 'job_seeker', { fullName, ...(sponsorId ? { sponsorId } : {}) });
  await saveProfile(seeker, fields);
  return seeker;
}

const years = (start: string, end: string) => [{ title: 'Analyst', employer: 'Mill', start, end, text: '' }];

async function createPeople() {
  const tenant = await makeTenant(app());
  const ada = await makeSeeker(tenant, 'Ada', {
    skills: ['SQL', 'Python'],
    titles: ['Data Analyst'],
    summary: 'Calm reports for hospitals',
    education_level: 3,
    management_level: 1,
    experience: years('2018-01', '2021-02'),
    city: 'Atlanta',
    region: 'GA',
  });
  const bo = await makeSeeker(tenant, 'Bo', {
    skills: ['SQL', 'Java'],
    titles: ['Software Engineer'],
    industries: ['Health care'],
    education_level: 4,
    management_level: 2,
    experience: years('2008-01', '2020-02'),
    city: 'Houston',
    region: 'TX',
  });
  const cy = await makeSeeker(tenant, 'Cy', { skills: ['Welding'], certifications: ['First Aid'] });
  const admin = await makeAccount(app(), tenant, 'admin');
  return { tenant, ada, bo, cy, admin };
}

describe('GET /api/v1/people-search', () => {
  it.each<[Query, string[]]>([
    [{}, ['Ada', 'Bo', 'Cy']],
    [{ skill_any: ['Python', 'Java'] }, ['Ada', 'Bo']],
    [{ skill_all: ['SQL', 'Python'] }, ['Ada']],
    [{ skill_not: ['Java'] }, ['Ada', 'Cy']],
    [{ skill_all: 'SQL', skill_not: 'Python' }, ['Bo']],
    [{ title: 'Data Analyst' }, ['Ada']],
    [{ industry: 'Health care' }, ['Bo']],
    [{ certification: 'First Aid' }, ['Cy']],
    [{ education: '4' }, ['Bo']],
    [{ level: ['1', '2'] }, ['Ada', 'Bo']],
    [{ experience: '2-5' }, ['Ada']],
    [{ experience: ['2-5', '8-60'] }, ['Ada', 'Bo']],
    [{ place: 'Atlanta, GA', radius: '50' }, ['Ada']],
    [{ words: 'hospitals OR welding' }, ['Ada', 'Cy']],
    [{ words: 'sql NOT java' }, ['Ada']],
    [{ words: 'java' }, ['Bo']],
    [{ words: 'hosp*' }, ['Ada']],
    [{ words: '"data analyst"' }, ['Ada']],
    [{ words: 'hosp' }, []],
    [{ place: 'Nowhereville' }, []],
  ])('%j -> %j', async (query, expected) => {
    const { admin } = await createPeople();
    expect(await findNames(admin, query)).toEqual(expected);
  });

  it('says why each person matched, in the words of the search', async () => {
    const { admin } = await createPeople();
    const { people, total } = await find(admin, {
      words: 'hospitals OR banking NOT java',
      skill_any: ['Python', 'Java'],
      education: '3',
      experience: '2-5',
      place: 'Atlanta, GA',
      available: '30',
    });
    expect(total).toEqual({ count: 1, capped: false });
    expect(people[0]?.reasons).toEqual({
      words: ['hospitals'],
      skills: ['Python'],
      titles: [],
      industries: [],
      certifications: [],
      education_level: 3,
      management_level: null,
      experience_years: 3,
      distance: 0,
      start: { day: null },
    });
  });

  it('leaves out people who start later, and names unknown skills', async () => {
    const { admin, ada } = await createPeople();
    await send(app(), ada, seekersApi.savePreferences, { body: { ...emptyPreferences, start_on: '2199-01-01' } });
    expect(await findNames(admin, { available: '90' })).toEqual(['Bo', 'Cy']);
    expect((await find(admin, { skill_any: ['SQL', 'Flurbing'] })).unknown).toEqual(['Flurbing']);
    expect((await find(admin, { skill_all: ['SQL', 'Flurbing'] })).people).toEqual([]);
  });

  it('ranks by match with a chosen job, and returns the parts of the match', async () => {
    const { tenant, admin } = await createPeople();
    const manager = await makeAccount(app(), tenant, 'hiring_manager');
    const job = await makeJob(app(), manager, {
      skills: ['Java'],
      titles: ['Software Engineer'],
      education_level: 3,
    });
    const { people } = await find(admin, { job: String(job.id), skill_any: 'SQL' });
    expect(people.map(({ name }) => name)).toEqual(['Bo', 'Ada']);
    expect(people[0]?.match).toMatchObject({ parts: { Skills: 100, JobTitles: 100 } });
    const other = await makeAccount(app(), tenant, 'hiring_manager', {
      organisationId: await makeOrganisation(app(), tenant, { name: 'Other' }),
    });
    const refused = await send(app(), other, peopleSearchApi.find, { query: { job: String(job.id) } });
    expect(refused.status).toBe(400);
  });

  it.each<[Query, string]>([
    [{ words: '(sql' }, 'query.words'],
    [{ education: '9' }, 'query.education'],
    [{ available: 'soon' }, 'query.available'],
    [{ job: '999999' }, 'query.job'],
  ])('%j -> 400 that names the field', async (query, field) => {
    const { admin } = await createPeople();
    const { status, problem } = await send(app(), admin, peopleSearchApi.find, { query: query as object });
    expect([status, JSON.stringify(problem)]).toEqual([400, expect.stringContaining(field)]);
  });
});

describe('people an account may find', () => {
  it('employers: their own applicants; partners: sponsored and discoverable ones; never another tenant', async () => {
    const { tenant, ada, cy, admin } = await createPeople();
    const manager = await makeAccount(app(), tenant, 'hiring_manager');
    const job = await makeJob(app(), manager);
    const applicationId = await applyTo(app(), ada, job.id);
    const found = await find(manager, {});
    expect(found.people).toMatchObject([{ name: 'Ada', application_id: applicationId }]);
    const member = await makeAccount(app(), tenant, 'hiring_member', { organisationId: manager.organisationId ?? 0 });
    expect(await findNames(member, {})).toEqual([]);

    const sponsorId = await makeOrganisation(app(), tenant, { kind: 'non_profit', name: 'Open Door' });
    const recruiter = await makeAccount(app(), tenant, 'recruiter', { organisationId: sponsorId });
    expect(await findNames(recruiter, {})).toEqual([]);
    await send(app(), cy, privacyApi.setDiscoverable, { body: { is_discoverable: true } });
    await makeSeeker(tenant, 'Di', {}, sponsorId);
    expect(await findNames(recruiter, {})).toEqual(['Cy', 'Di']);
    const stranger = await makeAccount(app(), await makeTenant(app()), 'admin');
    expect(await findNames(stranger, {})).toEqual([]);
    expect((await findNames(admin, {})).length).toBe(4);
  });

  it('finds nothing by hidden fields', async () => {
    const { tenant, admin } = await createPeople();
    await makeSeeker(tenant, 'Eve', {
      summary: 'zebracanary',
      education_level: 5,
      experience: years('2000-01', '2020-01'),
      city: 'Atlanta',
      region: 'GA',
      hidden: ['summary', 'education', 'experience', 'place'],
    });
    const queries: Query[] = [
      { words: 'zebracanary' },
      { education: '5' },
      { experience: '8-60' },
      { place: 'Atlanta, GA' },
    ];
    for (const query of queries) expect(await findNames(admin, query)).not.toContain('Eve');
    expect(JSON.stringify(await find(admin, { words: 'Eve' }))).not.toMatch(/zebracanary|Atlanta/);
  });
});
