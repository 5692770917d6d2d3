import { type RawBuilder, sql } from 'kysely';
import { ApplicationStatus } from '#domain/features/applications/lifecycle.ts';
import { prepared } from '#server/db/connection/prepared.ts';
import type { Db } from '#server/db/db.ts';
import { type ListRequest, matchesRequest } from './condition-queries.ts';
import { type LargeStatuses, minLargeCount } from './large-statuses.ts';

export type StatusCounts = Partial<Record<ApplicationStatus, number>>;

interface CountLimits {
  readonly cap: number;
  readonly large: LargeStatuses | undefined;
}

/** Number of applications by status, up to `cap` + 1 each. */
export async function countByStatus(db: Db, request: ListRequest, { cap, large }: CountLimits): Promise<StatusCounts> {
  const isCapped = isLong(request);
  const known = isCapped ? large?.read() : undefined;
  const maxCount = isCapped && large && !known ? minLargeCount : cap + 1;
  const counted = ApplicationStatus.options.filter((status) => !known?.has(status));
  const { rows } = await (isCapped ? countCapped(request, counted, maxCount) : countAll(request, maxCount)).execute(db);
  if (maxCount === minLargeCount)
    large?.write(new Set(rows.flatMap(({ status, count }) => (count === minLargeCount ? status : []))));
  return Object.fromEntries([
    ...[...(known ?? [])].map((status) => [status, cap + 1]),
    ...rows.map(({ status, count }) => [status, Math.min(count, cap + 1)]),
  ]);
}

interface StatusCount {
  status: ApplicationStatus;
  count: number;
}

/** Whether the list can have more rows than a count should read. */
function isLong({ scope, jobId, seeker }: ListRequest): boolean {
  return (scope === 'tenant' || scope === 'organisation') && jobId === undefined && seeker === undefined;
}

function countCapped(
  request: ListRequest,
  statuses: readonly ApplicationStatus[],
  maxCount: number,
): RawBuilder<StatusCount> {
  return sql<StatusCount>`${prepared}
    select s.status, counted.count from unnest(${[...statuses]}::text[]) as s (status), lateral (
      select count(*)::int as count from (
        select from applications a where ${matchesRequest(request)} and a.status = s.status limit ${sql.lit(maxCount)}
      ) rows) counted`;
}

function countAll(request: ListRequest, maxCount: number): RawBuilder<StatusCount> {
  return sql<StatusCount>`${prepared}
    select a.status, least(count(*), ${maxCount})::int as count
    from applications a where ${matchesRequest(request)} group by a.status`;
}
