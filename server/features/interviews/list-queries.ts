import { type RawBuilder, sql } from 'kysely';
import {
  type InterviewFilter,
  type InterviewStatus,
  interviewFilters,
  openInterviewStatuses,
  statusesOfInterviewFilter,
} from '#domain/features/interviews/lifecycle.ts';
import type { Db } from '#server/db/db.ts';
import { getApplicantName, type Reader, visibleApplications } from '#server/db/visibility.ts';
import { selectInterviews } from './queries.ts';

export interface InterviewCursor {
  readonly at: string;
  readonly id: number;
}

interface PageRequest {
  readonly filter: InterviewFilter;
  readonly after: InterviewCursor | null;
  readonly limit: number;
}

/** A page of the interviews that the reader sees: upcoming ones by time, the others by their latest change. */
export function findInterviewPage(db: Db, reader: Reader, { filter, after, limit }: PageRequest) {
  const isUpcoming = filter === 'upcoming';
  let rows = selectInterviews(db, reader.tenantId)
    .where(visibleInterviews(reader))
    .where('i.status', 'in', [...statusesOfInterviewFilter[filter]]);
  if (after) {
    const { at, id } = after;
    rows = isUpcoming
      ? rows.where(sql<boolean>`(i.starts_at, i.id) > (${at}::timestamptz, ${id}::bigint)`)
      : rows.where(sql<boolean>`(i.changed_at, i.id) < (${at}::timestamptz, ${id}::bigint)`);
  }
  const order = isUpcoming ? 'asc' : 'desc';
  return rows
    .orderBy(isUpcoming ? 'i.starts_at' : 'i.changed_at', order)
    .orderBy('i.id', order)
    .limit(limit)
    .execute();
}

interface Period {
  readonly from: Date;
  readonly until: Date;
  readonly limit: number;
}

/** Interviews with a confirmed time in the period, by time. */
export function findInterviewsBetween(db: Db, reader: Reader, { from, until, limit }: Period) {
  return selectInterviews(db, reader.tenantId)
    .where(visibleInterviews(reader))
    .where('i.status', 'in', ['scheduled', 'rescheduled', 'completed', 'no_show'])
    .where('i.starts_at', '>=', from)
    .where('i.starts_at', '<', until)
    .orderBy('i.starts_at')
    .orderBy('i.id')
    .limit(limit)
    .execute();
}

export async function countInterviews(db: Db, reader: Reader): Promise<Record<InterviewFilter, number>> {
  const found = await sql<{ status: InterviewStatus; count: number }>`
    select i.status, count(*)::int as count from interviews i
    join applications a on a.tenant_id = i.tenant_id and a.id = i.application_id
    where i.tenant_id = ${reader.tenantId} and ${visibleInterviews(reader)} group by i.status`.execute(db);
  const getCount = (filter: InterviewFilter) =>
    found.rows
      .filter(({ status }) => statusesOfInterviewFilter[filter].includes(status))
      .reduce((sum, { count }) => sum + count, 0);
  return Object.fromEntries(interviewFilters.map((filter) => [filter, getCount(filter)])) as Record<
    InterviewFilter,
    number
  >;
}

/** Started interviews without the scorecard of a panel member, oldest first. */
export function findScorecardsDue(db: Db, tenantId: number, userId: number, now: Date) {
  return selectInterviews(db, tenantId)
    .where('i.status', 'in', ['scheduled', 'rescheduled', 'completed'])
    .where('i.starts_at', '<=', now)
    .where(
      sql<boolean>`exists (select from interview_panel p where p.tenant_id = i.tenant_id and p.interview_id = i.id
        and p.user_id = ${userId} and not exists (select from interview_scorecards c
          where c.tenant_id = p.tenant_id and c.interview_id = p.interview_id and c.user_id = p.user_id))`,
    )
    .orderBy('i.starts_at')
    .orderBy('i.id')
    .limit(50)
    .execute();
}

export interface Candidate {
  readonly application_id: number;
  readonly name: string;
  readonly job: string;
}

/** Applications in a stage that can get an interview, without an open one. */
export async function findCandidates(db: Db, reader: Reader): Promise<Candidate[]> {
  const found = await sql<Candidate>`
    select a.id as application_id, ${getApplicantName(reader.actor)} as name, j.title as job from applications a
    join jobs j on j.tenant_id = a.tenant_id and j.id = a.job_id
    join users u on u.tenant_id = a.tenant_id and u.id = a.user_id
    where ${visibleApplications(reader)} and a.status in ('applied', 'screening', 'interview')
      and not exists (select from interviews i where i.tenant_id = a.tenant_id and i.application_id = a.id
        and i.status = any(${[...openInterviewStatuses]}::text[]))
    order by a.status = 'interview' desc, a.status_since desc, a.id limit 200`.execute(db);
  return found.rows;
}

/** A job seeker sees what was proposed to them; staff see their applications' interviews and those of their panels. */
function visibleInterviews(reader: Reader): RawBuilder<boolean> {
  if (reader.actor.role === 'job_seeker') {
    return sql<boolean>`(${visibleApplications(reader)} and i.proposed_at is not null)`;
  }
  return sql<boolean>`((${visibleApplications(reader)}) or exists (select from interview_panel p
    where p.tenant_id = i.tenant_id and p.interview_id = i.id and p.user_id = ${reader.actor.userId}))`;
}
