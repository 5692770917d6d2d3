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

const findTitles = async (caller: Caller, words: string) =>
  (await send(app(), caller, jobsApi.search, { query: { words } })).body.jobs.map(({ title }) => title);

describe('GET /api/v1/jobs with the words of a title', () => {
  it('finds a title in texts letter by letter, not by the stem of another word', async () => {
    const { visitor, post } = await createEmployer();
    await post('Policy Adviser', { description: 'You have a doctoral degree.' });
    await post('Clinic Clerk', { description: 'You greet patients for our doctors.' });
    expect(await findTitles(visitor, 'doctor')).toEqual(['Clinic Clerk']);
  });

  it('finds the subject of a school by a name that is an everyday word elsewhere', async () => {
    const { visitor, post } = await createEmployer();
    await post('High School Mathematics Teacher');
    expect(await findTitles(visitor, 'math teacher')).toEqual(['High School Mathematics Teacher']);
  });

  it.each([
    ['doctor', ['Family Doctor', 'Surgeon', 'Staff Pediatrician', 'Physician']],
    ['nurse', ['School Nurse', 'Midwife', 'LPN']],
    ['teacher', ['Science Teacher', 'Adjunct Professor', 'Math Tutor']],
    ['lawyer', ['Tax Lawyer', 'Attorney', 'Public Defender']],
    ['mechanic', ['Bike Mechanic', 'Diesel Technician', 'Millwright']],
    ['driver', ['Bus Driver', 'Courier', 'Chauffeur']],
  ])('finds the specialties of a general title: %s', async (words, titles) => {
    const { visitor, post } = await createEmployer();
    await post('Office Clerk');
    for (const title of titles) await post(title);
    const found = await findTitles(visitor, words);
    expect(found.toSorted()).toEqual(titles.toSorted());
    expect(found[0]).toBe(titles[0]);
    expect((await findTitles(visitor, `${words}s`)).toSorted()).toEqual(titles.toSorted());
  });

  it('does not find the general title or other specialties by a specialty', async () => {
    const { visitor, post } = await createEmployer();
    await post('Cardiologist');
    await post('Dermatologist');
    expect(await findTitles(visitor, 'cardiologist')).toEqual(['Cardiologist']);
  });

  it('finds internships by the title of an intern', async () => {
    const { visitor, post } = await createEmployer();
    await post('Marketing Intern', { job_type: 'full_time' });
    await post('Internal Auditor');
    expect(await findTitles(visitor, 'intern')).toEqual(['Marketing Intern']);
    expect(await findTitles(visitor, 'internship')).toEqual(['Marketing Intern']);
  });

  it('lists the occupation before titles with it as a part or a subject', async () => {
    const { visitor, post } = await createEmployer();
    await post('Customer Support Professional');
    await post('IT Specialist (Customer Support)');
    expect(await findTitles(visitor, 'customer support')).toEqual([
      'Customer Support Professional',
      'IT Specialist (Customer Support)',
    ]);
    await post('Software Engineer, iOS and Android');
    await post('Android Developer');
    expect(await findTitles(visitor, 'ios developer')).toEqual([
      'Software Engineer, iOS and Android',
      'Android Developer',
    ]);
  });
});
