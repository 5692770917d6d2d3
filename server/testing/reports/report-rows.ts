import type { TestApp } from '#server/testing/app.ts';

const applicationColumns = `id, job_id, user_id, organisation_id, status, source, partner_id, applied_at, screening_at,
  interview_at, offer_at, replied_at, hired_at, declined_at, withdrawn_at, published_at, due_at`;
const waitColumns = `application_id, job_id, user_id, organisation_id, source, partner_id, status, starts_at, ends_at, since`;
const moveColumns = `application_id, id, job_id, user_id, organisation_id, source, partner_id, status, at, is_first`;

/** Compares the tables that reports read with their rows as computed from the events of a tenant. */
export async function compareReportRows({ services }: TestApp, tenantId: number) {
  const differ = async (table: string, columns: string) => {
    const stored = `select ${columns} from ${table} where tenant_id = $1`;
    const computed = `select ${columns} from computed_${table} where tenant_id = $1`;
    const { rows } = await services.database.pool.query(
      `select 'stale' as problem, d.* from (${stored} except ${computed}) d
       union all select 'missing', d.* from (${computed} except ${stored}) d`,
      [tenantId],
    );
    return rows;
  };
  const { rows } = await services.database.pool.query<{ applications: number; waits: number; moves: number }>(
    `select (select count(*)::int from report_applications where tenant_id = $1) as applications,
      (select count(*)::int from report_waits where tenant_id = $1) as waits,
      (select count(*)::int from report_moves where tenant_id = $1) as moves`,
    [tenantId],
  );
  return {
    ...rows[0],
    problems: [
      ...(await differ('report_applications', applicationColumns)),
      ...(await differ('report_waits', waitColumns)),
      ...(await differ('report_moves', moveColumns)),
      ...(await differ('report_active_jobs', 'job_id, starts_at, ends_at')),
    ],
  };
}
