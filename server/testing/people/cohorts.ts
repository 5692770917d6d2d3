import { type CohortDraft, cohortsApi, type NewMembers } from '#domain/features/cohorts/contract.ts';
import type { CohortStatus } from '#domain/features/cohorts/lifecycle.ts';
import { ownTrainingApi } from '#domain/features/cohorts/own-contract.ts';
import type { TestApp } from '#server/testing/app.ts';
import { makeAccount, makeOrganisation, makeTenant, type TestAccount } from '#server/testing/factories.ts';
import { send } from '#server/testing/send.ts';

export const at = (id: number) => ({ params: { id: String(id) } });

export const classDays = { starts_on: '2026-03-02', ends_on: '2026-05-29' };

/** Steps of a skilling partner and its people. */
export function cohortHelpers(app: () => TestApp) {
  /** A partner with a program, Ada whom it supports, Bo whom it doesn't know, and another partner. */
  async function createSkilling() {
    const tenant = await makeTenant(app());
    const organisationId = await makeOrganisation(app(), tenant, { kind: 'skilling', name: 'Threadline Academy' });
    const otherId = await makeOrganisation(app(), tenant, { kind: 'skilling', name: 'Other Academy' });
    const lead = await makeAccount(app(), tenant, 'skilling_partner', { organisationId });
    const draft = { name: 'Data skills', description: '', skills: ['SQL', 'SQL', 'Spreadsheets'] };
    const program = await send(app(), lead, cohortsApi.addProgram, { body: draft });
    return {
      tenant,
      lead,
      program: program.body,
      other: await makeAccount(app(), tenant, 'skilling_partner', { organisationId: otherId }),
      ada: await makeAccount(app(), tenant, 'job_seeker', { fullName: 'Ada Own', sponsorId: organisationId }),
      bo: await makeAccount(app(), tenant, 'job_seeker', { fullName: 'Bo Free', isEmailConfirmed: true }),
    };
  }

  type Skilling = Awaited<ReturnType<typeof createSkilling>>;

  function addCohort({ lead, program }: Skilling, fields: Partial<CohortDraft> = {}) {
    const body = { program_id: program.id, name: 'Spring', ...classDays, ...fields };
    return send(app(), lead, cohortsApi.add, { body });
  }

  function addMembers(lead: TestAccount, id: number, members: Partial<NewMembers>) {
    return send(app(), lead, cohortsApi.addMembers, { ...at(id), body: { people: [], emails: [], ...members } });
  }

  const move = (lead: TestAccount, id: number, to: CohortStatus) =>
    send(app(), lead, cohortsApi.move, { ...at(id), body: { to } });

  const read = async (lead: TestAccount, id: number) => (await send(app(), lead, cohortsApi.read, at(id))).body;

  const readTraining = async (person: TestAccount) => (await send(app(), person, ownTrainingApi.read)).body;

  const answerClass = (person: TestAccount, id: number, accepts: boolean) =>
    send(app(), person, ownTrainingApi.answerClass, { ...at(id), body: { accepts } });

  /** A running class with Ada, and Bo, who was invited and agreed. */
  async function createRunning() {
    const made = await createSkilling();
    const { body: cohort } = await addCohort(made);
    await addMembers(made.lead, cohort.id, { people: [made.ada.id], emails: [made.bo.email] });
    const { invitations } = await readTraining(made.bo);
    await answerClass(made.bo, invitations[0]?.id ?? 0, true);
    await move(made.lead, cohort.id, 'running');
    return { ...made, cohort: await read(made.lead, cohort.id) };
  }

  type Running = Pick<Awaited<ReturnType<typeof createRunning>>, 'lead' | 'cohort'>;

  /** Issues a certificate to everyone of the class. */
  function issue({ lead, cohort }: Running, name = 'Data Skills Certificate') {
    const body = { members: cohort.members.map(({ id }) => id), name, issued_on: '2026-05-29' };
    return send(app(), lead, cohortsApi.issue, { ...at(cohort.id), body });
  }

  return { createSkilling, createRunning, addCohort, addMembers, move, read, readTraining, answerClass, issue };
}
