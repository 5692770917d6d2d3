import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type CohortDraft, cohortsApi } from '#domain/features/cohorts/contract.ts';
import { notificationsApi } from '#domain/features/notifications/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { at, classDays, cohortHelpers } from '#server/testing/people/cohorts.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();

const { createSkilling, createRunning, addCohort, addMembers, move } = cohortHelpers(app);

describe('POST /api/v1/programs', () => {
  it('adds a program with each skill once, and refuses a name that is used', async () => {
    const { lead, program } = await createSkilling();
    expect(program).toMatchObject({ name: 'Data skills', skills: ['SQL', 'Spreadsheets'], cohort_count: 0 });
    const body = { name: 'DATA skills', description: '', skills: [] };
    const repeated = await send(app(), lead, cohortsApi.addProgram, { body });
    expect(repeated).toMatchObject({ status: 400, body: { fields: [{ field: 'body.name', code: 'name_used' }] } });
  });
});

describe('PUT /api/v1/programs/:id', () => {
  it('changes the program of the organization, and returns 404 to another one', async () => {
    const { lead, other, program } = await createSkilling();
    const body = { name: 'Data basics', description: 'Ten weeks.', skills: ['SQL'] };
    expect((await send(app(), other, cohortsApi.saveProgram, { ...at(program.id), body })).status).toBe(404);
    expect((await send(app(), lead, cohortsApi.saveProgram, { ...at(program.id), body })).body).toMatchObject(body);
  });
});

describe('POST /api/v1/cohorts', () => {
  it('plans a class, and lists it with the total', async () => {
    const made = await createSkilling();
    const { status, body } = await addCohort(made);
    expect([status, body.status, body.program, body.members]).toEqual([201, 'planned', 'Data skills', []]);
    const list = await send(app(), made.lead, cohortsApi.list);
    expect(list.body).toMatchObject({ total: 1, has_more: false, cohorts: [{ id: body.id, name: 'Spring' }] });
    expect((await send(app(), made.other, cohortsApi.list)).body.cohorts).toEqual([]);
  });

  it('names the field that is wrong', async () => {
    const made = await createSkilling();
    await addCohort(made);
    const fieldsOf = async (fields: Partial<CohortDraft>) => (await addCohort(made, fields)).body;
    expect(await fieldsOf({ ends_on: '2026-03-01' })).toMatchObject({
      fields: [{ field: 'body.ends_on', code: 'before_start' }],
    });
    expect(await fieldsOf({ name: 'spring' })).toMatchObject({ fields: [{ field: 'body.name', code: 'name_used' }] });
    expect(await fieldsOf({ program_id: 999_999 })).toMatchObject({ fields: [{ field: 'body.program_id' }] });
  });
});

describe('POST /api/v1/cohorts/:id/status', () => {
  it('starts, finishes and reopens a class, and refuses other moves', async () => {
    const made = await createSkilling();
    const { id } = (await addCohort(made)).body;
    expect((await move(made.lead, id, 'finished')).status).toBe(409);
    expect((await move(made.lead, id, 'running')).body.status).toBe('running');
    expect((await move(made.lead, id, 'planned')).status).toBe(409);
    expect((await move(made.lead, id, 'finished')).body.status).toBe('finished');
    expect((await move(made.lead, id, 'running')).body.status).toBe('running');
  });
});

describe('POST /api/v1/cohorts/:id/members', () => {
  it('adds supported people at once, and shows others by the invited email only', async () => {
    const made = await createSkilling();
    const { lead, ada, bo } = made;
    const { id } = (await addCohort(made)).body;
    const people = await send(app(), lead, cohortsApi.people, at(id));
    expect(people.body.people).toEqual([{ id: ada.id, name: 'Ada Own' }]);
    const { body } = await addMembers(lead, id, { people: [ada.id, bo.id], emails: [bo.email, ada.email] });
    expect([body.done, body.skipped]).toEqual([2, 2]);
    expect(body.cohort.members.map(({ name, email, consent }) => [name, email, consent])).toEqual([
      ['Ada Own', '', 'agreed'],
      ['', bo.email, 'invited'],
    ]);
    expect((await send(app(), lead, cohortsApi.people, at(id))).body.people).toEqual([]);
    const { data } = (await send(app(), bo, notificationsApi.all)).body;
    expect(data[0]).toMatchObject({ model_type: 'training', message: expect.stringContaining('Threadline Academy') });
  });

  it('answers the same for addresses with and without an account', async () => {
    const made = await createSkilling();
    const { id } = (await addCohort(made)).body;
    const withAccount = await addMembers(made.lead, id, { emails: [made.bo.email] });
    const without = await addMembers(made.lead, id, { emails: [`${randomUUID()}@example.com`] });
    const facts = ({ body }: typeof without) => [body.done, body.skipped, body.cohort.members.at(-1)?.consent];
    expect(facts(withAccount)).toEqual(facts(without));
  });

  it('refuses more than 200 people', async () => {
    const made = await createSkilling();
    const { id } = (await addCohort(made)).body;
    const emails = () => Array.from({ length: 100 }, () => `${randomUUID()}@example.com`);
    await addMembers(made.lead, id, { emails: emails() });
    await addMembers(made.lead, id, { emails: emails() });
    const full = await addMembers(made.lead, id, { emails: [made.bo.email] });
    expect(full).toMatchObject({ status: 400, body: { fields: [{ field: 'body.emails', code: 'cohort_full' }] } });
  });
});

describe('classes of another partner', () => {
  it('are not found', async () => {
    const { other, cohort } = await createRunning();
    const answers = [
      await send(app(), other, cohortsApi.read, at(cohort.id)),
      await send(app(), other, cohortsApi.people, at(cohort.id)),
      await send(app(), other, cohortsApi.save, { ...at(cohort.id), body: { name: 'Mine', ...classDays } }),
      await move(other, cohort.id, 'finished'),
      await addMembers(other, cohort.id, { emails: ['x@example.com'] }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    const body = { members: [cohort.members[0]?.id ?? 0] };
    expect((await send(app(), other, cohortsApi.removeMembers, { ...at(cohort.id), body })).status).toBe(404);
  });
});
