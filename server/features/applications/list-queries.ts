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
  score: number;
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
  const onward = after ? sql`and ${by} ${beyond(request, after)}` : sql``;
  const status = request.status ? sql`and a.status = ${request.status}` : sql``;
  const found = await sql<ListedId>`
    select a.id, a.score, a.status_since from applications a where ${within(request)} ${status} ${onward}
    order by ${order} limit ${limit}`.execute(db);
  return found.rows;
}

const sorts = {
  score: { by: sql`(a.score, a.id)`, order: sql`a.score desc, a.id desc` },
  newest: { by: sql`(a.status_since, a.id)`, order: sql`a.status_since desc, a.id desc` },
  oldest: { by: sql`(a.status_since, a.id)`, order: sql`a.status_since, a.id` },
};

function beyond({ sort }: ListRequest, after: ListCursor): RawBuilder<unknown> {
  if (sort === 'score') return sql`< (${after.score}, ${after.id})`;
  const place = sql`(${after.at}::timestamptz, ${after.id})`;
  return sort === 'newest' ? sql`< ${place}` : sql`> ${place}`;
}

export async function countByStatus(db: Db, request: ListRequest): Promise<Partial<Record<ApplicationStatus, number>>> {
  const found = await sql<{ status: ApplicationStatus; count: number }>`
    select a.status, count(*)::int as count from applications a where ${within(request)} group by a.status`.execute(db);
  return Object.fromEntries(found.rows.map((row) => [row.status, row.count]));
}

/** Which rows the caller sees, narrowed to a job, an employer or words. */
function within(request: ListRequest): RawBuilder<boolean> {
  const { jobId, organisation, words } = request;
  const ofJob = jobId === undefined ? sql`` : sql`and a.job_id = ${jobId}`;
  const ofEmployer =
    organisation === undefined
      ? sql``
      : sql`and exists (select from jobs j
          where j.tenant_id = a.tenant_id and j.id = a.job_id and j.organisation_id = ${organisation})`;
  const named = words ? naming(containsPattern(words)) : sql``;
  return sql<boolean>`${visibleApplications(request)} ${ofJob} ${ofEmployer} ${named}`;
}

function naming(pattern: string): RawBuilder<unknown> {
  return sql`and (
    exists (select from users u where u.tenant_id = a.tenant_id and u.id = a.user_id and u.full_name ilike ${pattern})
    or exists (select from jobs j where j.tenant_id = a.tenant_id and j.id = a.job_id
      and (j.title ilike ${pattern} or j.company ilike ${pattern})))`;
}
