import { type RawBuilder, sql } from 'kysely';
import type { ErdPeriod } from '#domain/features/erd/contract.ts';
import type { Db } from '#server/db/db.ts';

export interface ErdRow {
  application_id: number;
  job_id: number;
  job_title: string;
  organisation: string;
  partner: string | null;
  source: string;
  status: string;
  applied_at: Date | null;
  screening_at: Date | null;
  interview_at: Date | null;
  offered_at: Date | null;
  outcome: string | null;
  outcome_at: Date | null;
}

interface ErdFilter extends ErdPeriod {
  readonly tenantId: number;
}

/** Applications by id without drafts, each with the first time in each stage. */
export async function findResults(db: Db, filter: ErdFilter, after: number, limit: number): Promise<ErdRow[]> {
  const found = await sql<ErdRow>`
    select a.id as application_id, a.job_id, j.title as job_title, o.name as organisation, s.name as partner,
      a.source, a.status, a.applied_at, e.screening_at, e.interview_at, e.offered_at,
      case when a.status in ('hired', 'declined', 'rejected', 'withdrawn') then a.status end as outcome,
      case when a.status in ('hired', 'declined', 'rejected', 'withdrawn') then a.status_since end as outcome_at
    from applications a
    join jobs j on j.tenant_id = a.tenant_id and j.id = a.job_id
    join organisations o on o.tenant_id = j.tenant_id and o.id = j.organisation_id
    left join seeker_profiles p on p.tenant_id = a.tenant_id and p.user_id = a.user_id
    left join organisations s on s.tenant_id = p.tenant_id and s.id = p.sponsor_organisation_id
    cross join lateral (
      select min(v.at) filter (where v.to_status = 'screening') as screening_at,
        min(v.at) filter (where v.to_status = 'interview') as interview_at,
        min(v.at) filter (where v.to_status = 'offered') as offered_at
      from application_events v where v.tenant_id = a.tenant_id and v.application_id = a.id) e
    where ${isInPeriod(filter)} and a.id > ${after} order by a.id limit ${limit}`.execute(db);
  return found.rows;
}

export async function countResults(db: Db, filter: ErdFilter): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*)::int as count from applications a where ${isInPeriod(filter)}`.execute(db);
  return found.rows[0]?.count ?? 0;
}

/** The latest downloads from the audit trail. */
export async function findDownloads(db: Db, tenantId: number, limit: number) {
  const found = await sql<{ at: Date; by: string | null; detail: unknown }>`
    select v.at, u.full_name as by, v.detail from audit_events v
    left join users u on u.tenant_id = v.tenant_id and u.id = v.actor_user_id
    where v.tenant_id = ${tenantId} and v.subject_kind = 'erd' and v.subject_id = 'csv'
    order by v.id desc limit ${limit}`.execute(db);
  return found.rows;
}

function isInPeriod({ tenantId, from, to }: ErdFilter): RawBuilder<boolean> {
  const fromCondition = from ? sql`and a.created_at >= ${from}::date` : sql``;
  const toCondition = to ? sql`and a.created_at < ${to}::date + 1` : sql``;
  return sql<boolean>`a.tenant_id = ${tenantId} and a.status <> 'draft' ${fromCondition} ${toCondition}`;
}
