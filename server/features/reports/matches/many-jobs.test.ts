import { describe, expect, it } from 'vitest';
import { partnerReportsApi } from '#domain/features/reports/contract.ts';
import { maxReportRows } from '#domain/features/reports/definitions.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeTenant } from '#server/testing/factories.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();

describe('GET /api/v1/partner-reports/openjobs from the counts of a large tenant', () => {
  it('with more jobs than the table shows -> those with the most people, the sum of all jobs, and how many there are', async () => {
    const tenant = await makeTenant(app());
    const admin = await makeAccount(app(), tenant, 'admin');
    const jobCount = maxReportRows + 5;
    const { pool } = app().services.database;
    await pool.query('insert into report_match_tenants (tenant_id, filled_by) values ($1, 0)', [tenant.id]);
    await pool.query(
      `insert into report_matches (tenant_id, job_id, partner_id, count)
       select $1, n, 0, n from generate_series(1, $2::int) n`,
      [tenant.id, jobCount],
    );
    const { body } = await send(app(), admin, partnerReportsApi.read, { params: { name: 'openjobs' }, query: {} });
    expect(body.totals).toEqual({ matching: (jobCount * (jobCount + 1)) / 2 });
    expect(body.row_count).toBe(jobCount);
    expect(body.rows.map(({ key }) => Number(key))).toEqual(
      Array.from({ length: maxReportRows }, (_none, index) => jobCount - index),
    );
  });
});
