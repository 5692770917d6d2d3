import type { SignedInActor } from '#domain/access/actor.ts';
import { getScope } from '#domain/access/actor.ts';
import {
  type ActionItem,
  maxActionItems,
  type OverviewCharts,
  type OverviewCounts,
} from '#domain/features/overview/contract.ts';
import type { SignedInContext } from '#server/context.ts';
import type { Reader } from '#server/db/visibility.ts';
import { listWaitingForAnswer } from '#server/features/accommodations/service.ts';
import { createCountCache } from './cached-counts.ts';
import { findChartRows } from './chart-queries.ts';
import { buildCharts } from './charts.ts';
import {
  countOverviewRows,
  findDrafts,
  findJobsWithNewApplicants,
  findLateReplies,
  findOpenOffers,
} from './queries.ts';

/** People first, starting with accommodation requests. At least one draft is always included, if there is one. */
export async function listActionItems(ctx: SignedInContext): Promise<ActionItem[]> {
  const reader = buildApplicationReader(ctx);
  const isPartner = reader.scope === 'sponsored';
  const [late, accommodations, newApplicants, offers, drafts] = await Promise.all([
    isPartner ? [] : findLateReplies(ctx.db, reader, ctx.clock(), maxUrgentItems),
    listWaitingForAnswer(ctx, maxUrgentItems),
    isPartner ? [] : findJobsWithNewApplicants(ctx.db, reader, maxActionItems),
    isPartner ? findOpenOffers(ctx.db, reader, maxActionItems) : [],
    isPartner ? [] : findDrafts(ctx.db, buildJobReader(ctx), maxActionItems),
  ]);
  const people: ActionItem[] = [
    ...accommodations.map((row) => ({ ...row, kind: 'adjustment' as const, ...formatDates(row) })),
    ...late.map((row) => ({ ...row, kind: 'late_reply' as const, ...formatDates(row) })),
    ...offers.map(({ due: _due, ...row }) => ({ ...row, kind: 'open_offer' as const, ...formatWaitingSince(row) })),
    ...newApplicants.map((row) => ({ ...row, kind: 'new_applicants' as const, ...formatWaitingSince(row) })),
  ];
  const own: ActionItem[] = drafts.map((row) => ({ ...row, kind: 'draft', updated_at: row.updated_at.toISOString() }));
  return [...people.slice(0, maxActionItems - Math.min(own.length, 1)), ...own].slice(0, maxActionItems);
}

const readCachedCounts = createCountCache<OverviewCounts>();
const readCachedCharts = createCountCache<OverviewCharts>();

export function countOverview(ctx: SignedInContext): Promise<OverviewCounts> {
  const [jobs, reader] = [buildJobReader(ctx), buildApplicationReader(ctx)];
  return readCachedCounts(ctx, buildReaderKey(ctx, jobs, reader), async () => {
    const { applications, ...counts } = await countOverviewRows(ctx.db, jobs, reader, ctx.clock());
    return { counts, rowCount: applications };
  });
}

export function readCharts(ctx: SignedInContext): Promise<OverviewCharts> {
  const [jobs, reader] = [buildJobReader(ctx), buildApplicationReader(ctx)];
  return readCachedCharts(ctx, buildReaderKey(ctx, jobs, reader), async () => {
    const now = ctx.clock();
    const rows = await findChartRows(ctx.db, reader, now);
    return { counts: buildCharts(rows, now), rowCount: rows.reduce((sum, { count }) => sum + count, 0) };
  });
}

/** The same for all readers of the same rows. */
function buildReaderKey({ actor, tenant }: SignedInContext, jobs: Reader, reader: Reader): string {
  const { role, organisationId, userId } = actor;
  const owner = reader.scope === 'tenant' ? null : [organisationId, userId];
  return JSON.stringify([tenant.id, role, jobs.scope, reader.scope, owner]);
}

/** Per kind, so that other kinds are listed, too. */
const maxUrgentItems = 3;

function formatWaitingSince(row: { waiting_since: Date }) {
  return { waiting_since: row.waiting_since.toISOString() };
}

function formatDates(row: { waiting_since: Date; due: Date }) {
  return { ...formatWaitingSince(row), due: row.due.toISOString() };
}

function buildJobReader(ctx: SignedInContext): Reader {
  return buildReader(ctx, getScope(ctx.actor, 'job.read_all'));
}

function buildApplicationReader(ctx: SignedInContext): Reader {
  return buildReader(ctx, getScope(ctx.actor, 'application.read'));
}

/** Without a scope, as before approval, the reader sees own rows only. */
function buildReader(ctx: SignedInContext, scope: ReturnType<typeof getScope>): Reader {
  const actor: SignedInActor = ctx.actor;
  return { tenantId: ctx.tenant.id, actor, scope: scope ?? 'own' };
}
