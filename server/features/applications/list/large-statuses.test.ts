import { describe, expect, it } from 'vitest';
import { applicationsApi } from '#domain/features/applications/contract.ts';
import { maxCount } from '#domain/lib/capped-count.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeJob, makeTenant, type TestAccount } from '#server/testing/factories.ts';
import { send } from '#server/testing/send.ts';
import { minLargeCount } from './large-statuses.ts';

const app = testApp();

/** Adds applicants of a job, in one status. */
async function addApplicants(jobId: number, status: string, count: number): Promise<void> {
  await app().services.database.pool.query(
    `with people as (
       insert into users (tenant_id, account_kind, email, password_hash, full_name)
       select tenant_id, 'job_seeker', gen_random_uuid() || '@example.com', 'no password', 'Person' from jobs, generate_series(1, $3) where id = $1
       returning tenant_id, id),
     profiles as (insert into seeker_profiles (tenant_id, user_id) select tenant_id, id from people)
     insert into applications (tenant_id, job_id, user_id, organisation_id, status, applied_at, score, score_parts)
     select j.tenant_id, j.id, p.id, j.organisation_id, $2, now(), 50, '{}' from jobs j, people p where j.id = $1`,
    [jobId, status, count],
  );
}

async function readCounts(account: TestAccount, query: Record<string, string> = {}) {
  const { body } = await send(app(), account, applicationsApi.list, { query });
  return { applied: body.counts?.applied, screening: body.counts?.screening };
}

describe('GET /api/v1/applications with thousands of applications', () => {
  it('counts a status up to the cap, and the others after each change', async () => {
    const tenant = await makeTenant(app());
    const manager = await makeAccount(app(), tenant, 'hiring_manager');
    const other = await makeAccount(app(), tenant, 'hiring_manager');
    const admin = await makeAccount(app(), tenant, 'admin');
    const job = await makeJob(app(), manager);
    await addApplicants(job.id, 'applied', minLargeCount);
    for (const count of [1, 2]) {
      await addApplicants(job.id, 'screening', 1);
      const own = { applied: maxCount + 1, screening: count };
      expect([await readCounts(manager), await readCounts(admin)]).toEqual([own, own]);
      // Another employer, and a filter, have counts of their own.
      expect(await readCounts(other)).toEqual({ applied: 0, screening: 0 });
      expect(await readCounts(manager, { words: 'welder' })).toEqual({ applied: 0, screening: 0 });
    }
  });

  it('counts a large status again after a minute', async () => {
    const tenant = await makeTenant(app());
    const manager = await makeAccount(app(), tenant, 'hiring_manager');
    const job = await makeJob(app(), manager);
    await addApplicants(job.id, 'applied', minLargeCount);
    expect(await readCounts(manager)).toEqual({ applied: maxCount + 1, screening: 0 });
    await app().services.database.pool.query('delete from applications where job_id = $1 and id % 10 > 0', [job.id]);
    app().passTime(61);
    const { applied } = await readCounts(manager);
    expect(applied).toBeLessThan(maxCount);
  });
});
