import { describe, expect, it } from 'vitest';
import { jobsApi } from '#domain/features/jobs/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeJob, makeTenant } from '#server/testing/factories.ts';
import { type Caller, send } from '#server/testing/send.ts';

const app = testApp();

async function createEmployer() {
  const tenant = await makeTenant(app());
  const manager = await makeAccount(app(), tenant, 'hiring_manager');
  const post = (title: string, fields: Parameters<typeof makeJob>[2] = {}) =>
    makeJob(app(), manager, { title, skills: [], ...fields });
  return { visitor: tenant.visitor, post };
}

const place = (city: string, region: string) => ({ city, region, country: 'US', latitude: null, longitude: null });

const search = async (caller: Caller, words: string, plain: string[] = []) =>
  (await send(app(), caller, jobsApi.search, { query: { words, plain } })).body;
const findTitles = async (caller: Caller, words: string, plain: string[] = []) =>
  (await search(caller, words, plain)).jobs.map(({ title }) => title);

describe('GET /api/v1/jobs with words', () => {
  it('finds the skill of a job by another spelling, and says so', async () => {
    const { visitor, post } = await createEmployer();
    await post('Shop helper', { skills: ['JavaScript'] });
    await post('Baker');
    const page = await search(visitor, 'JS');
    expect(page.jobs.map(({ title }) => title)).toEqual(['Shop helper']);
    expect(page.chips).toMatchObject([{ kind: 'skill', words: 'JS', label: 'JavaScript', rest: '' }]);
    expect(await findTitles(visitor, 'JS', ['JS'])).toEqual([]);
  });

  it('lists the exact title first, then other names of it, then mentions', async () => {
    const { visitor, post } = await createEmployer();
    await post('Lawyer');
    await post('Attorney');
    await post('Office clerk', { description: 'You work with a lawyer of the city every day.' });
    await post('Senior Lawyer');
    expect(await findTitles(visitor, 'lawyer')).toEqual(['Lawyer', 'Senior Lawyer', 'Attorney', 'Office clerk']);
  });

  it('understands work mode, title, and city together', async () => {
    const { visitor, post } = await createEmployer();
    await post('Data Analyst', { work_mode: 'remote', place: place('Houston', 'TX') });
    await post('Data analyst', { work_mode: 'on_site', place: place('Houston', 'TX') });
    await post('Data Analyst II', { work_mode: 'remote', place: place('Atlanta', 'GA') });
    const page = await search(visitor, 'remote data analyst houston');
    expect(page.jobs.map(({ title }) => title)).toEqual(['Data Analyst']);
    expect(page.chips.map(({ kind, label }) => `${kind}: ${label}`)).toEqual([
      'mode: remote',
      'title: Data Analyst',
      'place: Houston, TX',
    ]);
    expect(page.place).toMatchObject({ name: 'Houston, TX' });
    const { body: facets } = await send(app(), visitor, jobsApi.facets, {
      query: { words: 'remote data analyst houston' },
    });
    expect(facets.mode.filter(({ count }) => count > 0)).toMatchObject([{ value: 'remote', count: 1 }]);
  });

  it('finds C++ but not every c', async () => {
    const { visitor, post } = await createEmployer();
    await post('Tool maker', { description: 'You write C++ for the control of machines.' });
    await post('Type C inspector', { description: 'You inspect plugs of type C in the hall.' });
    expect(await findTitles(visitor, 'c++')).toEqual(['Tool maker']);
  });

  it('reads a dash with spaces as a separator, and -word as without the word', async () => {
    const { visitor, post } = await createEmployer();
    await post('Receptionist - Night');
    await post('Receptionist');
    expect((await findTitles(visitor, 'receptionist - night'))[0]).toBe('Receptionist - Night');
    expect(await findTitles(visitor, 'receptionist -night')).toEqual(['Receptionist']);
  });

  it('finds quoted words only letter by letter and next to each other', async () => {
    const { visitor, post } = await createEmployer();
    await post('Case manager');
    await post('Officer', { description: 'You are responsible for the case management here.' });
    expect(await findTitles(visitor, '"case manager"')).toEqual(['Case manager']);
  });

  it('never hides a job with the word in it because the word is also a city', async () => {
    const { visitor, post } = await createEmployer();
    await post('Reading tutor', { place: place('Houston', 'TX') });
    await post('Cook', { place: place('Reading', 'PA') });
    expect(await findTitles(visitor, 'reading')).toEqual(['Reading tutor', 'Cook']);
  });

  it('corrects the name of a city, and counts facets over the corrected words', async () => {
    const { visitor, post } = await createEmployer();
    await post('Cook', { place: place('Houston', 'TX') });
    const page = await search(visitor, 'cook huston');
    expect(page).toMatchObject({ corrected: 'cook Houston', total: { count: 1 } });
    const { body: facets } = await send(app(), visitor, jobsApi.facets, { query: { words: 'cook huston' } });
    expect(facets.region.map(({ value, count }) => [value, count])).toEqual([['US-TX', 1]]);
    expect((await search(visitor, 'cook huston', ['huston'])).total).toEqual({ count: 0, capped: false });
  });
});

describe('GET /api/v1/jobs with known and common words', () => {
  it('never takes a known skill without jobs for a misspelled city, but offers a related one', async () => {
    const { visitor, post } = await createEmployer();
    await post('Cook', { place: place('Belding', 'MI') });
    await post('Helper', { skills: ['Metal fabrication'] });
    const page = await search(visitor, 'welding');
    expect(page).toMatchObject({ total: { count: 0 }, corrected: null, chips: [{ kind: 'skill', label: 'Welding' }] });
    expect(page.did_you_mean).toEqual({ filter: 'words', value: 'Metal fabrication' });
  });

  it('never takes a word of several job texts for a misspelled city', async () => {
    const { visitor, post } = await createEmployer();
    for (const title of ['Cook', 'Waiter', 'Porter'])
      await post(title, { place: place('Houston', 'TX'), description: 'The Hueston method is used in our kitchen.' });
    await post('Baker', { place: place('Houston', 'TX') });
    expect(await search(visitor, 'baker hueston')).toMatchObject({ total: { count: 0 }, corrected: null });
  });

  it('makes no condition of a stop word', async () => {
    const { visitor, post } = await createEmployer();
    await post('Help Desk Agent');
    await post('IT Officer');
    expect(await findTitles(visitor, 'it - help desk')).toEqual(['Help Desk Agent']);
    expect(await findTitles(visitor, 'it')).toEqual(['IT Officer']);
  });

  it('lists mentions after a page of jobs that have the title, and counts the suggestion the same', async () => {
    const { visitor, post } = await createEmployer();
    await post('Cook', { description: 'You greet the night watch every evening at the door.' });
    for (let count = 0; count < 20; count += 1) await post('Night Watch');
    const { total, jobs } = await search(visitor, 'night watch');
    expect([total?.count, jobs.some(({ title }) => title === 'Cook')]).toEqual([21, false]);
    const { suggestions } = (await send(app(), visitor, jobsApi.suggest, { query: { words: 'night w' } })).body;
    expect(suggestions).toMatchObject([{ text: 'Night Watch', count: 21 }]);
  });

  it('lists a title before a title that has the words in brackets, and the newest of equal jobs first', async () => {
    const { visitor, post } = await createEmployer();
    await post('Office Doctor');
    await post('Staff Physician');
    await post('Office Volunteer (Juris Doctor)');
    expect(await findTitles(visitor, 'doctor')).toEqual([
      'Office Doctor',
      'Staff Physician',
      'Office Volunteer (Juris Doctor)',
    ]);
  });

  it('lists the job that is more about the words first', async () => {
    const { visitor, post } = await createEmployer();
    await post('Clerk', { description: 'You keep the beehives healthy. The beehives are on the roof.' });
    await post('Porter', {
      description: 'You carry things such as tables, chairs, lamps, tools, jars, boxes, beehives.',
    });
    expect(await findTitles(visitor, 'beehives')).toEqual(['Clerk', 'Porter']);
  });

  it('corrects a word that finds jobs only by its stem, and splits a glued one', async () => {
    const { visitor, post } = await createEmployer();
    await post('Accountant');
    await post('Cook', { description: 'You tell the owner about the account of each day.' });
    await post('Web Designer');
    await post('Surgeon', { skills: ['Docker'] });
    expect(await search(visitor, 'docter')).toMatchObject({ corrected: 'doctor', total: { count: 1 } });
    expect(await search(visitor, 'accountent')).toMatchObject({ corrected: 'accountant' });
    expect(await search(visitor, 'webdesigner')).toMatchObject({ corrected: 'web designer', total: { count: 1 } });
  });

  it('finds the jobs that ask for a certification', async () => {
    const { visitor, post } = await createEmployer();
    await post('Project lead', { requirements: 'PMP certification is required.' });
    await post('Cook');
    const page = await search(visitor, 'PMP');
    expect(page.chips).toMatchObject([{ kind: 'certification', label: 'Project Management Professional' }]);
    expect(page.jobs.map(({ title }) => title)).toEqual(['Project lead']);
  });

  it('shows what half a word completes to', async () => {
    const { visitor, post } = await createEmployer();
    await post('Helper', { skills: ['Microsoft Excel'] });
    expect(await search(visitor, 'microsoft exc')).toMatchObject({ corrected: 'Microsoft Excel', total: { count: 1 } });
  });
});

describe('GET /api/v1/jobs with hostile words', () => {
  it.each([
    `'; drop table jobs; --`,
    `" or 1=1`,
    '"""',
    '- - -',
    '-',
    '--',
    '-"',
    'a & b | !c',
    '(((',
    ':* <-> &&',
    '\\',
    '%_%',
    '$1 $2',
    '[[:alnum:]]*+?',
    '(a|b)* {9}',
    '-+-+ ++ ##',
    'or or or',
    '/ // /// a/b/c',
    '<script>alert(1)</script>',
    '🙂 👩‍💻',
    'ﷺ \u202e abc',
    `${'a '.repeat(99)}b`,
    'x'.repeat(200),
    '"'.repeat(200),
    '-a '.repeat(60),
    '$$$ 9999999999999k/hr',
    '../../etc/passwd',
    'a\tb\u00a0c',
    '\u0301\u0301',
    'C++ -C++ "C++"',
  ])('%j -> 200', async (words) => {
    const { visitor } = await createEmployer();
    expect((await send(app(), visitor, jobsApi.search, { query: { words } })).status).toBe(200);
    expect((await send(app(), visitor, jobsApi.suggest, { query: { words: words.slice(0, 100) } })).status).toBe(200);
  });

  it('NUL -> 400 that names the field', async () => {
    const { visitor } = await createEmployer();
    const refused = await send(app(), visitor, jobsApi.search, { query: { words: 'a\0b' } });
    expect([refused.status, refused.problem.fields]).toMatchObject([400, [{ field: 'query.words' }]]);
  });
});
