import { type RawBuilder, sql } from 'kysely';
import { prepared } from '#server/db/connection/prepared.ts';
import type { Db } from '#server/db/db.ts';
import { matchesTitle } from '#server/db/rows/title-words.ts';
import { isNotMaskedInList } from '#server/db/visibility.ts';
import { type ListRequest, matchesRequest, type TextFilter } from './condition-queries.ts';
import type { StatusCounts } from './count-queries.ts';
import { type FoundIds, isOnPage, type ListCursor, type ListLimits, sorts } from './list-queries.ts';

/** The jobs whose title or employer matches a text: of all jobs, or whether the one does. */
export async function findJobsByTitle(
  db: Db,
  tenantId: number,
  { words, jobId }: { readonly words: string; readonly jobId: number | undefined },
): Promise<number[]> {
  const isListed = jobId === undefined ? sql`` : sql`and j.id = ${jobId}`;
  const { rows } = await sql<{ ids: number[] }>`${prepared}
    select coalesce(array_agg(j.id), '{}') as ids
    from jobs j where j.tenant_id = ${tenantId} ${isListed} and ${matchesTitle(words)}`.execute(db);
  return rows[0]?.ids ?? [];
}

/**
 * A page filtered by a text. The applications that match are read once for the page and the counts. The statement isn't prepared:
 * its plan depends on the ids in the filter.
 */
export async function findByText(
  db: Db,
  request: ListRequest,
  text: TextFilter,
  after: ListCursor | null,
  { limit, cap }: ListLimits,
): Promise<FoundIds> {
  const { order } = sorts[request.sort];
  const found = await sql<{ ids: number[]; counts: StatusCounts }>`
    with found as materialized (
      select a.id, a.status, a.status_since, a.score_order from ${selectMatching(request, text)} where ${matchesRequest(request)}
    ), page as (
      select a.id from found a where true ${isOnPage(request, after)} order by ${order} limit ${sql.lit(limit)}
    )
    select (select coalesce(array_agg(id), '{}') from page) as ids, (
      select coalesce(jsonb_object_agg(status, count), '{}')
      from (select status, least(count(*), ${cap + 1}) as count from found group by status) counts
    ) as counts`.execute(db);
  const { ids = [], counts = {} } = found.rows[0] ?? {};
  return { ids, counts: after ? null : counts };
}

/** The applications of the people and jobs that match the text: two short lists by index. */
function selectMatching(request: ListRequest, text: TextFilter): RawBuilder<unknown> {
  const { tenantId } = request;
  const columns = sql`tenant_id, id, job_id, user_id, organisation_id, status, awaits_consent, score_order, status_since,
    applied_at`;
  const ofPeople = sql`select ${columns} from applications n where tenant_id = ${tenantId}
    and user_id = any(${listUserIds(request, text)}) and ${isNotMaskedInList('n', request)}`;
  if (text.jobIds.length === 0) return sql`(${ofPeople}) a`;
  // A union would sort all rows to find those of both lists.
  return sql`(
    ${ofPeople}
    union all select ${columns} from applications n where tenant_id = ${tenantId}
      and not (user_id = any(${formatIds(text.userIds)}::bigint[]) and ${isNotMaskedInList('n', request)})
      and job_id = any(${formatIds(text.jobIds)}::bigint[])) a`;
}

/**
 * Only for the applications of a whole tenant, the index of people is always the right one: then PostgreSQL need not see the ids
 * when it plans, which takes as long as reading the applications.
 */
function listUserIds({ scope, jobId, organisation }: ListRequest, { userIds }: TextFilter): RawBuilder<unknown> {
  const ids = sql`${formatIds(userIds)}::bigint[]`;
  const isOfTenant = scope === 'tenant' && jobId === undefined && organisation === undefined;
  return isOfTenant ? sql`(select ${ids})::bigint[]` : ids;
}

/** An array of PostgreSQL. The driver takes milliseconds to write thousands of ids. */
function formatIds(ids: readonly number[]): string {
  return `{${ids.join(',')}}`;
}
