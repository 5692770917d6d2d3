import { applicationsApi } from '#domain/features/applications/contract.ts';
import { sourcingApi } from '#domain/features/applications/sourcing/contract.ts';
import type { TestApp } from '#server/testing/app.ts';
import { makeAccount, makeJob, makeOrganisation, makeTenant, type TestAccount } from '#server/testing/factories.ts';
import { send } from '#server/testing/send.ts';

export const suggestionReason = 'Your SQL projects fit this team.';

export const idParams = (id: number) => ({ params: { id: String(id) } });

/** A partner with two people, another partner, a person on their own, and an open job. */
export async function createPartnerAndJob(test: TestApp) {
  const tenant = await makeTenant(test);
  const partnerId = await makeOrganisation(test, tenant, { kind: 'non_profit', name: 'Open Door' });
  const otherId = await makeOrganisation(test, tenant, { kind: 'non_profit', name: 'Other Door' });
  const manager = await makeAccount(test, tenant, 'hiring_manager');
  return {
    tenant,
    manager,
    job: await makeJob(test, manager, { title: 'Data Analyst' }),
    ada: await makeAccount(test, tenant, 'job_seeker', {
      fullName: 'Ada Own',
      sponsorId: partnerId,
      isEmailConfirmed: true,
    }),
    bo: await makeAccount(test, tenant, 'job_seeker', { fullName: 'Bo Own', sponsorId: partnerId }),
    alone: await makeAccount(test, tenant, 'job_seeker', { fullName: 'Cy Alone' }),
    coach: await makeAccount(test, tenant, 'recruiter', { organisationId: partnerId, fullName: 'Ines Okafor' }),
    otherCoach: await makeAccount(test, tenant, 'recruiter', { organisationId: otherId }),
  };
}

export function suggestJob(
  test: TestApp,
  staff: TestAccount,
  job: { readonly id: number },
  ...people: readonly { readonly id: number }[]
) {
  return send(test, staff, sourcingApi.suggest, {
    ...idParams(job.id),
    body: { people: people.map(({ id }) => id), reason: suggestionReason },
  });
}

export function sendApplication(test: TestApp, seeker: TestAccount, jobId: number) {
  const body = { resume_id: null, answers: [], cover_note: '' };
  return send(test, seeker, applicationsApi.apply, { ...idParams(jobId), body });
}
