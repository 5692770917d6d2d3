import { describe, expect, it } from 'vitest';
import { cohortsApi } from '#domain/features/cohorts/contract.ts';
import { ownTrainingApi } from '#domain/features/cohorts/own-contract.ts';
import { journalApi } from '#domain/features/journal/contract.ts';
import { seekersApi } from '#domain/features/seekers/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, type TestAccount } from '#server/testing/factories.ts';
import { at, cohortHelpers } from '#server/testing/people/cohorts.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();

const { createSkilling, createRunning, addCohort, addMembers, move, read, readTraining, answerClass, issue } =
  cohortHelpers(app);

describe('POST /api/v1/me/training/classes/:id/answer', () => {
  it('shows the person to the partner once they agree', async () => {
    const { bo, cohort } = await createRunning();
    expect(cohort.members.map(({ name, consent }) => [name, consent])).toEqual([
      ['Ada Own', 'agreed'],
      ['Bo Free', 'agreed'],
    ]);
    const own = await readTraining(bo);
    expect([own.invitations.length, own.classes[0]?.organisation]).toEqual([0, 'Threadline Academy']);
  });

  it('shows and accepts an invitation only for the confirmed email it was sent to', async () => {
    const made = await createSkilling();
    const unconfirmed = await makeAccount(app(), made.tenant, 'job_seeker');
    const { id } = (await addCohort(made)).body;
    const { body } = await addMembers(made.lead, id, { emails: [unconfirmed.email, made.bo.email] });
    expect((await readTraining(unconfirmed)).invitations).toEqual([]);
    for (const member of body.cohort.members) {
      expect((await answerClass(unconfirmed, member.id, true)).status).toBe(404);
    }
  });

  it('keeps a declined invitation from being sent again', async () => {
    const made = await createSkilling();
    const { id } = (await addCohort(made)).body;
    await addMembers(made.lead, id, { emails: [made.bo.email] });
    const [invitation] = (await readTraining(made.bo)).invitations;
    await answerClass(made.bo, invitation?.id ?? 0, false);
    const removing = { members: [invitation?.id ?? 0] };
    await send(app(), made.lead, cohortsApi.removeMembers, { ...at(id), body: removing });
    const { body } = await addMembers(made.lead, id, { emails: [made.bo.email] });
    expect([body.done, body.cohort.members[0]?.consent, body.cohort.members[0]?.name]).toEqual([0, 'declined', '']);
    expect((await readTraining(made.bo)).invitations).toEqual([]);
  });
});

describe('DELETE /api/v1/me/training/classes/:id', () => {
  it('takes the person and their certificates out of the partner’s view at once', async () => {
    const made = await createRunning();
    await issue(made);
    const [own] = (await readTraining(made.bo)).classes;
    expect((await send(app(), made.bo, ownTrainingApi.leaveClass, at(own?.id ?? 0))).body.classes).toEqual([]);
    const after = await read(made.lead, made.cohort.id);
    expect(JSON.stringify(after)).not.toContain('Bo Free');
    expect([after.member_count, after.certificate_count, after.left_count]).toEqual([1, 1, 1]);
    expect((await readTraining(made.bo)).certificates).toHaveLength(1);
    expect((await send(app(), made.bo, ownTrainingApi.leaveClass, at(own?.id ?? 0))).status).toBe(404);
  });

  it('happens as well when the person ends the support', async () => {
    const { ada, lead, cohort } = await createRunning();
    await send(app(), ada, journalApi.endSupport);
    expect((await read(lead, cohort.id)).members.map(({ name }) => name)).toEqual(['Bo Free']);
  });
});

describe('POST /api/v1/cohorts/:id/certificates', () => {
  it('issues a certificate once to each member who agreed, after the start of the class', async () => {
    const made = await createSkilling();
    const { id } = (await addCohort(made)).body;
    const { body } = await addMembers(made.lead, id, { people: [made.ada.id], emails: [made.bo.email] });
    const planned = { ...made, cohort: body.cohort };
    expect(await issue(planned)).toMatchObject({ status: 409, body: { code: 'cohort_not_started' } });
    await move(made.lead, id, 'running');
    expect((await issue(planned)).body).toMatchObject({ done: 1, skipped: 1, cohort: { certificate_count: 1 } });
    expect((await issue(planned, 'DATA skills certificate')).body).toMatchObject({ done: 0, skipped: 2 });
  });
});

describe('DELETE /api/v1/certificates/:id', () => {
  it('withdraws a certificate until the person answers', async () => {
    const made = await createRunning();
    const { body } = await issue(made);
    const [ada, bo] = body.cohort.members.map(({ certificates }) => certificates[0]?.id ?? 0);
    const answer = { ...at(bo ?? 0), body: { adds: true } };
    await send(app(), made.bo, ownTrainingApi.answerCertificate, answer);
    expect((await send(app(), made.lead, cohortsApi.withdraw, at(bo ?? 0))).status).toBe(404);
    expect((await send(app(), made.other, cohortsApi.withdraw, at(ada ?? 0))).status).toBe(404);
    const { members } = (await send(app(), made.lead, cohortsApi.withdraw, at(ada ?? 0))).body;
    expect(members.map(({ certificates }) => certificates.length)).toEqual([0, 1]);
  });
});

describe('POST /api/v1/me/training/certificates/:id/answer', () => {
  it('puts a certificate on the profile only when the person adds it', async () => {
    const made = await createRunning();
    await issue(made);
    const certificationsOf = async (person: TestAccount) =>
      (await send(app(), person, seekersApi.profile)).body.certifications;
    expect(await certificationsOf(made.bo)).toEqual([]);
    const answer = async (person: TestAccount, adds: boolean) => {
      const [certificate] = (await readTraining(person)).certificates;
      const given = { ...at(certificate?.id ?? 0), body: { adds } };
      return (await send(app(), person, ownTrainingApi.answerCertificate, given)).body.certificates[0]?.answer;
    };
    expect([await answer(made.bo, true), await answer(made.bo, false)]).toEqual(['added', 'added']);
    expect(await certificationsOf(made.bo)).toEqual(['Data Skills Certificate']);
    expect(await answer(made.ada, false)).toBe('declined');
    expect(await certificationsOf(made.ada)).toEqual([]);
    expect(await answer(made.ada, true)).toBe('added');
    expect(await certificationsOf(made.ada)).toEqual(['Data Skills Certificate']);
    const { members } = await read(made.lead, made.cohort.id);
    expect(members.map(({ certificates }) => certificates[0]?.answer)).toEqual(['added', 'added']);
  });

  it('returns 404 for the certificate of another person', async () => {
    const made = await createRunning();
    await issue(made);
    const [certificate] = (await readTraining(made.ada)).certificates;
    const given = { ...at(certificate?.id ?? 0), body: { adds: true } };
    expect((await send(app(), made.bo, ownTrainingApi.answerCertificate, given)).status).toBe(404);
  });
});

describe('POST /api/v1/cohorts/:id/members/remove', () => {
  it('removes several people; they keep their certificates', async () => {
    const made = await createRunning();
    await issue(made);
    const body = { members: made.cohort.members.map(({ id }) => id) };
    const removed = await send(app(), made.lead, cohortsApi.removeMembers, { ...at(made.cohort.id), body });
    expect(removed.body).toMatchObject({ done: 2, skipped: 0, cohort: { members: [], left_count: 0 } });
    expect((await readTraining(made.bo)).certificates).toHaveLength(1);
  });
});
