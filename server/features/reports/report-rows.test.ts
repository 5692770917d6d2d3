import { describe, expect, it } from 'vitest';
import { applicationsApi } from '#domain/features/applications/contract.ts';
import type { ApplicationStatus } from '#domain/features/applications/lifecycle.ts';
import { privacyApi } from '#domain/features/privacy/contract.ts';
import { removePartner, setPartner } from '#server/features/journal/queries.ts';
import { runDueRetention } from '#server/features/retention/task.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeOrganisation, type TestAccount } from '#server/testing/factories.ts';
import { submitApplication } from '#server/testing/hiring/applications.ts';
import { createPartnerAndJob, idParams, suggestJob } from '#server/testing/hiring/suggestions.ts';
import { saveRetention } from '#server/testing/people/retention.ts';
import { compareReportRows } from '#server/testing/reports/report-rows.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();
const query = async (text: string, values: unknown[]) => (await app().services.database.pool.query(text, values)).rows;

async function move(account: TestAccount, id: number, ...statuses: readonly ApplicationStatus[]): Promise<void> {
  for (const to of statuses) {
    const { version } = (await send(app(), account, applicationsApi.read, idParams(id))).body;
    const body = { to, version, message: 'Thank you.' };
    expect((await send(app(), account, applicationsApi.move, { ...idParams(id), body })).status, to).toBe(200);
  }
}

const readRow = async (id: number) => (await query('select * from report_applications where id = $1', [id]))[0];
const listWaits = (id: number) =>
  query(
    `select status, starts_at = since as is_first, ends_at = 'infinity' as is_open from report_waits
     where application_id = $1 order by starts_at`,
    [id],
  );

describe('report_applications, report_waits, and report_moves', () => {
  it('moves, a hold, a rejection, and a reopening -> the times and waits of the events', async () => {
    const { tenant, manager, job, ada } = await createPartnerAndJob(app());
    const { id } = await submitApplication(app(), ada, job.id);
    await move(manager, id, 'screening', 'on-hold', 'screening', 'rejected');
    expect(await readRow(id)).toMatchObject({ status: 'rejected', interview_at: null });
    expect(await listWaits(id)).toEqual([
      { status: 'applied', is_first: true, is_open: false },
      { status: 'screening', is_first: true, is_open: false },
      { status: 'screening', is_first: false, is_open: false },
      { status: 'screening', is_first: false, is_open: false },
    ]);
    await move(manager, id, 'screening', 'interview');
    expect(await readRow(id)).toMatchObject({ status: 'interview', interview_at: expect.any(Date) });
    expect((await listWaits(id)).at(-1)).toEqual({ status: 'interview', is_first: true, is_open: true });
    expect(await compareReportRows(app(), tenant.id)).toEqual({ applications: 1, waits: 6, moves: 7, problems: [] });
  });

  it('a suggested person -> no row before the person agrees', async () => {
    const { tenant, coach, job, ada } = await createPartnerAndJob(app());
    await suggestJob(app(), coach, job, ada);
    expect(await compareReportRows(app(), tenant.id)).toEqual({ applications: 0, waits: 0, moves: 0, problems: [] });
    await submitApplication(app(), ada, job.id);
    expect(await compareReportRows(app(), tenant.id)).toMatchObject({ applications: 1, problems: [] });
  });

  it('a person whose partner changes -> the rows have the new partner', async () => {
    const { tenant, job, ada } = await createPartnerAndJob(app());
    const { id } = await submitApplication(app(), ada, job.id);
    const { db } = app().services.database;
    const organisationId = await makeOrganisation(app(), tenant, { kind: 'non_profit', name: 'Third Door' });
    await db
      .transaction()
      .execute((change) => setPartner(change, { tenantId: tenant.id, organisationId, userId: ada.id }));
    expect(await readRow(id)).toMatchObject({ partner_id: organisationId });
    expect(await compareReportRows(app(), tenant.id)).toMatchObject({ moves: 1, problems: [] });
    await db.transaction().execute((change) => removePartner(change, tenant.id, ada.id));
    expect(await readRow(id)).toMatchObject({ partner_id: null });
    expect(await compareReportRows(app(), tenant.id)).toMatchObject({ moves: 0, problems: [] });
  });

  it('a deleted account and a run of retention -> the rows stay as the events', async () => {
    const { tenant, manager, job, ada, bo } = await createPartnerAndJob(app());
    const [deleted, old] = [await submitApplication(app(), ada, job.id), await submitApplication(app(), bo, job.id)];
    await move(manager, old.id, 'rejected');
    await query('update users set password_hash = null where id = $1', [ada.id]);
    expect((await send(app(), ada, privacyApi.deleteAccount, { body: { password: '' } })).status).toBe(200);
    await query(`update applications set status_since = now() - interval '2 years' where id = $1`, [old.id]);
    const admin = await makeAccount(app(), tenant, 'admin');
    await saveRetention(app(), admin, { applications: 12 });
    await runDueRetention(app().services);
    expect(await readRow(deleted.id)).toMatchObject({ status: 'withdrawn', withdrawn_at: expect.any(Date) });
    expect(await compareReportRows(app(), tenant.id)).toEqual({ applications: 2, waits: 2, moves: 2, problems: [] });
  });

  it('many events in one statement, out of order -> the rows of each application', async () => {
    const { tenant, job, ada, bo } = await createPartnerAndJob(app());
    const ids = [(await submitApplication(app(), ada, job.id)).id, (await submitApplication(app(), bo, job.id)).id];
    await query(
      `insert into application_events (tenant_id, application_id, at, from_status, to_status)
       select $1, id, now() - make_interval(days => days), null, status
       from unnest($2::bigint[]) id, (values (3, 'interview'), (9, 'screening'), (3, 'screening')) e(days, status)`,
      [tenant.id, ids],
    );
    const rows = await compareReportRows(app(), tenant.id);
    expect(rows).toEqual({ applications: 2, waits: 6, moves: 8, problems: [] });
  });
});

describe('report_active_jobs', () => {
  it('a job that closes, opens again, and gets two events at one time -> the stretches in which it was active', async () => {
    const { tenant, job } = await createPartnerAndJob(app());
    await query('delete from report_active_jobs where job_id = $1', [job.id]);
    await query(
      `insert into job_events (tenant_id, job_id, at, from_status, to_status)
       select $1, $2, now() + make_interval(days => days), 'active', status
       from (values (1, 'closed'), (3, 'active'), (5, 'paused'), (5, 'active'), (8, 'closed')) e(days, status)`,
      [tenant.id, job.id],
    );
    expect((await compareReportRows(app(), tenant.id)).problems).toEqual([]);
    const rows = await query(
      `select round(extract(epoch from ends_at - starts_at) / 86400)::int as days from report_active_jobs
       where job_id = $1 order by starts_at`,
      [job.id],
    );
    expect(rows).toEqual([{ days: 1 }, { days: 2 }, { days: 3 }]);
  });
});
