import { getScope } from '#domain/access/actor.ts';
import type { Permission } from '#domain/access/permissions.ts';
import type { Report, ReportFilter, ReportSummary, ReportTable } from '#domain/features/reports/contract.ts';
import { definitions, filterNames, getDefinition, listCounted } from '#domain/features/reports/definitions.ts';
import { longReports, partnerReports, type ReportName } from '#domain/features/reports/names.ts';
import { completePeriod, countDays, getDay, getPeriodBefore, maxPeriodDays } from '#domain/features/reports/period.ts';
import type { SignedInContext } from '#server/context.ts';
import type { Db } from '#server/db/db.ts';
import type { Reader } from '#server/db/visibility.ts';
import { findTenantTimeZone } from '#server/features/tenants/service.ts';
import { refuse, refuseField } from '#server/http/errors/refusal.ts';
import { countedOpenJobsCells, countOpenJobs } from './cells/snapshot-queries.ts';
import { findBuild } from './groups/group-queries.ts';
import { hasMatchCounts } from './matches/match-queries.ts';
import { presentGroups } from './present.ts';
import { type GroupRow, type ReportPart, readGroups, readGroupsByRow, readStoredGroups } from './read-queries.ts';
import type { ReportQuery } from './report-query.ts';
import { cellsOf, groupings, rowSearches } from './reports.ts';
import { findSlice } from './slices/slice-queries.ts';

/** Computes a report for the rows that the caller may count. */
export function readReport(ctx: SignedInContext, name: ReportName, filter: ReportFilter): Promise<Report> {
  return readParts(ctx, name, filter, ['summary', 'table']);
}

export async function readSummary(
  ctx: SignedInContext,
  name: ReportName,
  filter: ReportFilter,
): Promise<ReportSummary> {
  const { rows: _rows, row_count: _count, ...summary } = await readParts(ctx, name, filter, ['summary']);
  return summary;
}

export async function readTable(ctx: SignedInContext, name: ReportName, filter: ReportFilter): Promise<ReportTable> {
  const { rows, row_count } = await readParts(ctx, name, filter, ['table']);
  return { rows, row_count };
}

/** Those of a long report are computed one by one, and the other one is empty; any other report is computed at once. */
async function readParts(
  ctx: SignedInContext,
  name: ReportName,
  filter: ReportFilter,
  parts: readonly ReportPart[],
): Promise<Report> {
  const query = await buildQuery(ctx, name, filter);
  const { period, before, timeZone, isAggregate } = query;
  const { groups, asOf } = await readGroupsOf(ctx.readDb, name, query, parts);
  return {
    period,
    before,
    time_zone: timeZone,
    as_of: asOf.toISOString(),
    is_aggregate: isAggregate,
    ...presentGroups(name, groups, isAggregate),
  };
}

interface ReadGroups {
  readonly groups: GroupRow[];
  readonly asOf: Date;
}

/** All statements read the same moment: otherwise the sums of a slice could be removed after it was found. */
function readGroupsOf(db: Db, name: ReportName, query: ReportQuery, parts: readonly ReportPart[]): Promise<ReadGroups> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (reading) => {
      // Readers of aggregates see groups of people: those of large tenants are stored.
      const builtAt = query.isAggregate ? await findBuild(reading, query, name) : undefined;
      if (builtAt) return { groups: await readStoredGroups(reading, query, name), asOf: builtAt };
      return { groups: await readGroupsAtOnce(reading, name, query, parts), asOf: query.now };
    });
}

async function readGroupsAtOnce(
  db: Db,
  name: ReportName,
  query: ReportQuery,
  parts: readonly ReportPart[],
): Promise<GroupRow[]> {
  const hasCounts = name === 'openjobs' && !query.isAggregate && (await hasMatchCounts(db, query.reader.tenantId));
  const definition = getDefinition(name, query.isAggregate);
  const counted = hasCounts
    ? { cells: countedOpenJobsCells, definition, rowCount: countOpenJobs(query) }
    : { cells: cellsOf[name], definition };
  // Groups of people need each application.
  if (query.isAggregate) return readGroups(db, query, counted);
  const found = await findSlice(db, name, query);
  // What a snapshot counts is in the sums of waits, what happened in a period in those of applications.
  const [slice, waitSums] = query.isSnapshot ? [undefined, found] : [found, undefined];
  const grouped = { ...query, grouping: groupings[name] ?? 'none', waitSums };
  const long = longReports.find((each) => each === name);
  if (long) return readGroupsByRow(db, grouped, { ...counted, slice, search: rowSearches[long], parts });
  return readGroups(db, { ...grouped, rows: slice ? 'changes' : 'applications' }, { ...counted, slice });
}

/** Refuses filters that the report does not offer to the caller, and reports that the caller may not read. */
export async function checkFilter(ctx: SignedInContext, name: ReportName, filter: ReportFilter): Promise<void> {
  await buildQuery(ctx, name, filter);
}

export async function buildQuery(ctx: SignedInContext, name: ReportName, filter: ReportFilter): Promise<ReportQuery> {
  const { from, to, ...rest } = filter;
  const isPartner = partnerReports.some((each) => each === name);
  const isAggregate = isAggregateReader(ctx);
  for (const each of filterNames) {
    const isOffered = definitions[name].filters.includes(each) && !isAggregate;
    if (rest[each] !== undefined && !isOffered) refuseField(`query.${each}`, 'invalid_value');
  }
  const timeZone = await findTenantTimeZone(ctx.readDb, ctx.tenant.id);
  const now = ctx.clock();
  const period = completePeriod(
    { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) },
    getDay(now, timeZone),
  );
  if (period.from > period.to) refuseField('query.to', 'before_start');
  if (countDays(period) > maxPeriodDays) refuseField('query.from', 'period_too_long');
  const reader = buildReader(ctx, isPartner ? 'report.partner' : 'report.hiring');
  const isSnapshot = definitions[name].isSnapshot ?? false;
  return {
    reader,
    isAggregate,
    measures: isAggregate ? listCounted(getDefinition(name, true)) : undefined,
    isSnapshot,
    grouping: 'none',
    rows: 'applications',
    isPartner,
    filter: rest,
    period,
    before: getPeriodBefore(period),
    timeZone,
    now,
  };
}

export function buildReader(ctx: SignedInContext, permission: Permission): Reader {
  return { tenantId: ctx.tenant.id, actor: ctx.actor, scope: getScope(ctx.actor, permission) ?? refuse('forbidden') };
}

/** Skilling partners see no rows, and no groups under ten. */
export function isAggregateReader({ actor }: SignedInContext): boolean {
  return actor.role === 'skilling_partner';
}
