import { type RawBuilder, sql } from 'kysely';
import type { ApplicationStatus } from '#domain/features/applications/lifecycle.ts';
import type { Db } from '#server/db/db.ts';
import { containsPattern, type Reader, visibleApplications } from '#server/db/visibility.ts';

/** A list as the caller may see it. */
export interface ListRequest extends Reader {
  readonly jobId: number | undefined;
  readonly organisation: number | undefined;
  readonly words: string | undefined;
  readonly status: ApplicationStatus | undefined;
  readonly sort: 'score' | 'newest' | 'oldest';
}

export interface ListCursor {
  readonly score: number;
  readonly at: string;
  readonly id: number;
}

export interface ListedId {
  id: number;
  score_order: number;
  status_since: Date;
}

/** The ids of one page, in order. */
export async function findPageIds(
  db: Db,
  request: ListRequest,
  after: ListCursor | null,
  limit: number,
): Promise<ListedId[]> {
  const { by, order } = sorts[request.sort];
  const afterCursor = after ? sql`and ${by} ${compareToCursor(request, after)}` : sql``;
  const status = request.status ? sql`and a.status = ${request.status}` : sql``;
  const found = await sql<ListedId>`
    select a.id, a.score_order, a.status_since from applications a where ${matchesRequest(request)} ${status} ${afterCursor}
    order by ${order} limit ${limit}`.execute(db);
  return found.rows;
}

const sorts = {
  score: { by: sql`(a.score_order, a.id)`, order: sql`a.score_order desc, a.id desc` },
  newest: { by: sql`(a.status_since, a.id)`, order: sql`a.status_since desc, a.id desc` },
  oldest: { by: sql`(a.status_since, a.id)`, order: sql`a.status_since, a.id` },
};

function compareToCursor({ sort }: ListRequest, after: ListCursor): RawBuilder<unknown> {
  if (sort === 'score') return sql`< (${after.score}, ${after.id})`;
  const position = sql`(${after.at}::timestamptz, ${after.id})`;
  return sort === 'newest' ? sql`< ${position}` : sql`> ${position}`;
}

export async function countByStatus(db: Db, request: ListRequest): Promise<Partial<Record<ApplicationStatus, number>>> {
  const found = await sql<{ status: ApplicationStatus; count: number }>`
    select a.status, count(*)::int as count from applications a where ${matchesRequest(request)} group by a.status`.execute(
    db,
  );
  return Object.fromEntries(found.rows.map((row) => [row.status, row.count]));
}

/** The rows the caller may see, filtered by job, employer, and text. */
function matchesRequest(request: ListRequest): RawBuilder<boolean> {
  const { jobId, organisation, words } = request;
  const jobCondition = jobId === undefined ? sql`` : sql`and a.job_id = ${jobId}`;
  const employerCondition =
    organisation === undefined
      ? sql``
      : sql`and exists (select from jobs j
          where j.tenant_id = a.tenant_id and j.id = a.job_id and j.organisation_id = ${organisation})`;
  const textCondition = words ? matchesText(containsPattern(words)) : sql``;
  return sql<boolean>`${visibleApplications(request)} ${jobCondition} ${employerCondition} ${textCondition}`;
}

function matchesText(pattern: string): RawBuilder<unknown> {
  return sql`and (
    exists (select from users u where u.tenant_id = a.tenant_id and u.id = a.user_id and u.full_name ilike ${pattern})
    or exists (select from jobs j where j.tenant_id = a.tenant_id and j.id = a.job_id
      and (j.title ilike ${pattern} or j.company ilike ${pattern})))`;
}
