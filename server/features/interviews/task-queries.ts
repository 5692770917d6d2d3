import { type RawBuilder, sql } from 'kysely';
import { prepared } from '#server/db/connection/prepared.ts';
import type { Db } from '#server/db/db.ts';
import { getApplicantName, type Reader, visibleApplications } from '#server/db/visibility.ts';

/** An interview that waits for its employer. */
export interface InterviewTask {
  readonly interview_id: number;
  readonly application_id: number;
  readonly job_id: number;
  readonly title: string;
  readonly company: string;
  readonly name: string;
  readonly waiting_since: Date;
}

/** Whether the interview (`i`) has started and the scorecard of the panel member (`p`) is missing. */
export function isScorecardDue(now: Date): RawBuilder<boolean> {
  return sql<boolean>`i.status in ('scheduled', 'rescheduled', 'completed') and i.starts_at <= ${now}
    and not exists (select from interview_scorecards c where c.tenant_id = p.tenant_id
      and c.interview_id = p.interview_id and c.user_id = p.user_id)`;
}

/** Started interviews without the scorecard of the reader, oldest first. */
export async function findMissingScorecards(
  db: Db,
  reader: Reader,
  now: Date,
  limit: number,
): Promise<InterviewTask[]> {
  const found = await selectTasks(reader, sql`i.starts_at`, {
    from: sql`interview_panel p join interviews i on i.tenant_id = p.tenant_id and i.id = p.interview_id`,
    where: sql`p.tenant_id = ${reader.tenantId} and p.user_id = ${reader.actor.userId}
      and ${isScorecardDue(now)}`,
    limit,
  }).execute(db);
  return found.rows;
}

/** Interviews for which none of the proposed times suits the job seeker, longest wait first. */
export async function findUnsuitableTimes(db: Db, reader: Reader, limit: number): Promise<InterviewTask[]> {
  const found = await selectTasks(reader, sql`i.changed_at`, {
    from: sql`interviews i`,
    where: sql`i.tenant_id = ${reader.tenantId} and i.status = 'no_time' and ${visibleApplications(reader)}`,
    limit,
  }).execute(db);
  return found.rows;
}

interface Selection {
  readonly from: RawBuilder<unknown>;
  readonly where: RawBuilder<unknown>;
  readonly limit: number;
}

function selectTasks(reader: Reader, since: RawBuilder<unknown>, { from, where, limit }: Selection) {
  return sql<InterviewTask>`${prepared}
    select i.id as interview_id, a.id as application_id, j.id as job_id, j.title, j.company,
      ${getApplicantName(reader.actor)} as name, ${since} as waiting_since
    from ${from}
    join applications a on a.tenant_id = i.tenant_id and a.id = i.application_id
    join jobs j on j.tenant_id = a.tenant_id and j.id = a.job_id
    join users u on u.tenant_id = a.tenant_id and u.id = a.user_id
    where ${where} order by ${since}, i.id limit ${sql.lit(limit)}`;
}
