import { describe, expect, it } from 'vitest';
import { organisationsApi } from '#domain/features/organisations/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeJob, makeOrganisation, makeTenant } from '#server/testing/factories.ts';
import { submitApplication } from '#server/testing/hiring/applications.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();

async function createEmployer() {
  const tenant = await makeTenant(app());
  const manager = await makeAccount(app(), tenant, 'hiring_manager');
  const id = manager.organisationId ?? 0;
  const read = (of = id) => send(app(), tenant.visitor, organisationsApi.employer, { params: { id: String(of) } });
  return { tenant, manager, id, read };
}

const steps = [{ what: 'Call', who: 'Ana', format: 'Video', within_days: 5 }];

type Tenant = Awaited<ReturnType<typeof makeTenant>>;

/** Applications that were sent a number of days ago, and answered after some of them. */
async function addApplications(
  tenant: Tenant,
  jobId: number,
  list: readonly { sent: number; answered: number | null }[],
): Promise<void> {
  const { db } = app().services.database;
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  for (const { sent, answered } of list) {
    const { id } = await submitApplication(app(), await makeAccount(app(), tenant, 'job_seeker'), jobId);
    const status = answered === null ? 'applied' : 'screening';
    await db
      .updateTable('applications')
      .set({ applied_at: daysAgo(sent), status })
      .where('id', '=', id)
      .execute();
    if (answered === null) continue;
    const event = { tenant_id: tenant.id, application_id: id, from_status: 'applied', to_status: status } as const;
    await db
      .insertInto('application_events')
      .values({ ...event, at: daysAgo(sent - answered) })
      .execute();
  }
}

describe('GET /api/v1/employers/:id', () => {
  it('an approved employer -> who it is, its open jobs and the steps of the newest', async () => {
    const { manager, read, id } = await createEmployer();
    await makeJob(app(), manager, { stage_plan: steps });
    await makeJob(app(), manager, { isActive: false });
    expect((await read()).body).toMatchObject({ id, open_jobs: 1, steps, replies: null });
  });

  it('ten replies or more -> how many came in time, missing ones counted as late', async () => {
    const { tenant, manager, read } = await createEmployer();
    const job = await makeJob(app(), manager, { stage_plan: steps });
    const inTime = Array.from({ length: 8 }, () => ({ sent: 30, answered: 2 }));
    await addApplications(tenant, job.id, [...inTime, { sent: 30, answered: 9 }]);
    expect((await read()).body.replies).toBeNull();
    await addApplications(tenant, job.id, [
      { sent: 30, answered: null },
      { sent: 1, answered: null },
    ]);
    expect((await read()).body.replies).toEqual({ promised: 10, kept: 8 });
  });

  it('a partner, a pending employer, another tenant -> 404', async () => {
    const { tenant, read } = await createEmployer();
    expect((await read(await makeOrganisation(app(), tenant, { kind: 'non_profit' }))).status).toBe(404);
    expect((await read(await makeOrganisation(app(), tenant, { status: 'pending' }))).status).toBe(404);
    const other = await createEmployer();
    expect((await read(other.id)).status).toBe(404);
  });
});
