import { fairnessApi, type OwnAnswers } from '#domain/features/fairness/contract.ts';
import type { TestApp } from '#server/testing/app.ts';
import { makeAccount, type TestAccount, type TestTenant } from '#server/testing/factories.ts';
import { send } from '#server/testing/send.ts';

export const noAnswers: OwnAnswers = {
  gender: null,
  ethnicity: null,
  age: null,
  disability: null,
  neurodivergence: null,
};

export function saveAnswers(test: TestApp, seeker: TestAccount, answers: Partial<OwnAnswers>) {
  return send(test, seeker, fairnessApi.save, { body: { answers: { ...noAnswers, ...answers }, is_consent: true } });
}

interface Decided {
  readonly jobId: number;
  readonly count: number;
  readonly to: 'interview' | 'rejected';
  /** When the decision was made. */
  readonly at: Date;
  readonly answers?: Partial<OwnAnswers>;
}

/** Job seekers with answers, whose applications to a job got their first decision at a time. */
export async function makeDecisions(test: TestApp, tenant: TestTenant, decided: Decided): Promise<TestAccount[]> {
  const { jobId, count, to, at, answers } = decided;
  const seekers: TestAccount[] = [];
  for (let index = 0; index < count; index += 1) {
    const seeker = await makeAccount(test, tenant, 'job_seeker');
    if (answers) await saveAnswers(test, seeker, answers);
    await test.services.database.pool.query(
      `with made as (
        insert into applications (tenant_id, job_id, user_id, organisation_id, status, score, score_parts, applied_at)
        select $1, $2, $3, organisation_id, $4, 50, '{}', $5 from jobs where tenant_id = $1 and id = $2 returning id)
      insert into application_events (tenant_id, application_id, at, from_status, to_status)
      select $1, made.id, $5, 'applied', $4 from made`,
      [tenant.id, jobId, seeker.id, to, at],
    );
    seekers.push(seeker);
  }
  return seekers;
}
