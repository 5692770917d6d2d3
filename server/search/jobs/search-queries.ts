import { sql } from 'kysely';
import type { JobType, SalaryPeriod, WorkMode } from '#domain/features/jobs/job.ts';
import type { JobStatus } from '#domain/features/jobs/lifecycle.ts';
import type { Db } from '#server/db/db.ts';

/** A row of a result list. */
export interface FoundJob {
  id: number;
  slug: string;
  title: string;
  company: string;
  organisation_id: number;
  city: string;
  region: string;
  country: string;
  work_mode: WorkMode;
  job_type: JobType;
  salary_min: number | null;
  salary_max: number | null;
  salary_currency: string | null;
  salary_period: SalaryPeriod | null;
  experience_min: number | null;
  experience_max: number | null;
  latitude: number | null;
  longitude: number | null;
  published_at: Date;
  is_first_seen: boolean;
  status: JobStatus;
}

/** The jobs of these ids that are active now, or that were ever published, in the order of the ids. */
export async function findJobsByIds(
  db: Db,
  tenantId: number,
  ids: readonly number[],
  state: 'active' | 'published' = 'active',
): Promise<FoundJob[]> {
  const hasState = state === 'active' ? sql`j.status = 'active'` : sql`j.published_at is not null`;
  const found = await sql<FoundJob>`
    select j.id, j.slug, j.title, j.company, j.organisation_id, j.city, j.region, j.country, j.work_mode, j.job_type,
      j.salary_min, j.salary_max, j.salary_currency, j.salary_period, j.experience_min, j.experience_max,
      j.latitude, j.longitude, j.published_at, j.is_first_seen, j.status
    from jobs j
    where j.tenant_id = ${tenantId} and j.id = any(${ids}::bigint[]) and ${hasState}`.execute(db);
  const byId = new Map(found.rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
