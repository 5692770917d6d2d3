import { type RawBuilder, sql } from 'kysely';
import { prepared } from '#server/db/connection/prepared.ts';
import type { Db } from '#server/db/db.ts';
import { teamUserIds } from '#server/db/visibility.ts';
import { getMarkColumns, type MarkColumns } from '#server/features/applications/marks/queries.ts';
import { employerReminders, getTimeZoneColumn, type Reminder } from '#server/features/applications/promises/queries.ts';
import { type ApplicationRow, hasScore } from '#server/features/applications/queries.ts';
import { answerBy, replyDays, stepInterviews } from '#server/features/applications/step-queries.ts';
import { type ListRequest, matchesRequest } from './condition-queries.ts';
import { countByStatus, type StatusCounts } from './count-queries.ts';
import type { LargeStatuses } from './large-statuses.ts';

export interface ListCursor {
  readonly score: number;
  readonly at: string;
  readonly id: number;
}

type JobColumn =
  | 'job_slug'
  | 'job_title'
  | 'company'
  | 'job_city'
  | 'job_region'
  | 'job_status'
  | 'organisation_id'
  | 'masked_stages'
  | 'team_user_ids'
  | 'reply_days';

/** An application of a list, without the columns of its job. */
export interface ListedRow extends Omit<ApplicationRow, JobColumn | 'revealed_to' | 'is_known'>, MarkColumns {
  score_order: number;
  reminders: Reminder[] | null;
  time_zone: string;
}

/** The job of listed applications. */
export interface ListedJobRow extends Pick<ApplicationRow, 'job_id' | JobColumn> {}

export interface ListLimits {
  /** Rows of the page. */
  readonly limit: number;
  /** Counts end at `cap` + 1. */
  readonly cap: number;
  readonly large: LargeStatuses | undefined;
}

export interface FoundList {
  readonly rows: ListedRow[];
  /** By status; null after the first page. */
  readonly counts: StatusCounts | null;
}

/** One page in order, and the counts of the first one, without a text. */
export async function findList(
  db: Db,
  request: ListRequest,
  after: ListCursor | null,
  limits: ListLimits,
): Promise<FoundList> {
  const [rows, counts] = await Promise.all([
    findPage(db, request, after, limits.limit),
    after ? null : countByStatus(db, request, limits),
  ]);
  return { rows, counts };
}

async function findPage(db: Db, request: ListRequest, after: ListCursor | null, limit: number): Promise<ListedRow[]> {
  const select = (columns: RawBuilder<unknown>) => sql`
    select ${columns} from applications a where ${matchesRequest(request)} ${isOnPage(request, after)}
      order by ${sorts[request.sort].order} limit ${sql.lit(limit)}`;
  return findRows(db, request, isIndexed(request) ? select(columns) : selectByIds(request, select(sql`a.id`)));
}

/**
 * Whether an index has the list in its order: then a page reads its own rows only. Other pages are found with the columns of an
 * index alone, because reading all rows that match would take longer.
 */
function isIndexed(request: ListRequest): boolean {
  const { scope, jobId, organisation, seeker, status, dueBy, tag, rating, isNew, sort, figure } = request;
  if (isNew || [seeker, dueBy, tag, rating, figure].some((filter) => filter !== undefined)) return false;
  if (scope === 'own' || scope === 'sponsored') return false;
  if (jobId !== undefined) return sort === 'score' && status === undefined;
  const isOfEmployer = scope === 'organisation' || organisation !== undefined;
  return scope !== 'assigned' && (!isOfEmployer || sort !== 'score');
}

/** The columns of applications that a list reads. */
const columns = sql`a.tenant_id, a.id, a.status, a.status_before, a.status_since, a.applied_at, a.score, a.score_band,
  a.score_order, a.score_version, a.score_parts, a.version, a.awaits_consent, a.job_id, a.user_id`;

function selectByIds({ tenantId }: ListRequest, page: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`with ids as materialized (${page})
    select ${columns} from ids join applications a on a.tenant_id = ${tenantId} and a.id = ids.id`;
}

/** The applications with these ids, in the order of the list. */
export async function findListed(db: Db, request: ListRequest, ids: readonly number[]): Promise<ListedRow[]> {
  if (ids.length === 0) return [];
  return findRows(db, request, selectByIds(request, sql`select unnest(${ids}::bigint[]) as id`));
}

export interface FoundIds {
  readonly ids: readonly number[];
  readonly counts: StatusCounts | null;
}

export function isOnPage(request: ListRequest, after: ListCursor | null): RawBuilder<unknown> {
  const afterCursor = after ? sql`and ${sorts[request.sort].by} ${compareToCursor(request, after)}` : sql``;
  return request.status ? sql`and a.status = ${request.status} ${afterCursor}` : afterCursor;
}

/** The rows of a page of applications, in order. */
async function findRows(db: Db, request: ListRequest, page: RawBuilder<unknown>): Promise<ListedRow[]> {
  const { order } = sorts[request.sort];
  const parts = request.hasParts ? sql`a.score_parts` : sql`null::jsonb`;
  const marks = getMarkColumns(request.actor.userId);
  const found = await sql<ListedRow>`${prepared}
    with page as materialized (${page})
    select a.id, a.status, a.status_before, a.status_since, a.applied_at, a.score, a.score_band, a.score_order, a.score_version,
      ${parts} as score_parts, ${hasScore} as has_score, a.version, a.awaits_consent, a.job_id, a.user_id, u.full_name, p.headline,
      p.city as seeker_city, p.region as seeker_region, p.hidden_fields, p.sponsor_organisation_id,
      ${stepInterviews} as interviews, ${answerBy} as answer_by,
      ${employerReminders} as reminders, ${getTimeZoneColumn(request.tenantId)} as time_zone,
      ${marks.rating} as rating, ${marks.tags} as tags, ${marks.is_new} as is_new
    from page a join users u on u.tenant_id = a.tenant_id and u.id = a.user_id
    join seeker_profiles p on p.tenant_id = a.tenant_id and p.user_id = a.user_id
    order by ${order}`.execute(db);
  return found.rows;
}

export async function findListedJobs(db: Db, tenantId: number, ids: readonly number[]): Promise<ListedJobRow[]> {
  const found = await sql<ListedJobRow>`${prepared}
    select j.id as job_id, j.slug as job_slug, j.title as job_title, j.company, j.city as job_city, j.region as job_region,
      j.status as job_status, j.organisation_id, j.masked_stages, ${teamUserIds} as team_user_ids, ${replyDays} as reply_days
    from jobs j where j.tenant_id = ${tenantId} and j.id = any(${ids}::bigint[])`.execute(db);
  return found.rows;
}

export const sorts = {
  score: { by: sql`(a.score_order, a.id)`, order: sql`a.score_order desc, a.id desc` },
  newest: { by: sql`(a.status_since, a.id)`, order: sql`a.status_since desc, a.id desc` },
  oldest: { by: sql`(a.status_since, a.id)`, order: sql`a.status_since, a.id` },
};

function compareToCursor({ sort }: ListRequest, after: ListCursor): RawBuilder<unknown> {
  if (sort === 'score') return sql`< (${after.score}, ${after.id})`;
  const position = sql`(${after.at}::timestamptz, ${after.id})`;
  return sort === 'newest' ? sql`< ${position}` : sql`> ${position}`;
}
