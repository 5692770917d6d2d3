import type { SignedInActor } from '#domain/access/actor.ts';
import { getScope } from '#domain/access/actor.ts';
import {
  type ChartPeriod,
  defaultChartPeriod,
  type OverviewCharts,
  type OverviewCounts,
} from '#domain/features/overview/contract.ts';
import type { SignedInContext } from '#server/context.ts';
import type { Reader } from '#server/db/visibility.ts';
import { createCountCache } from './cached-counts.ts';
import { findChartRows } from './chart-queries.ts';
import { buildCharts } from './charts.ts';
import { countOverviewRows } from './queries.ts';

const readCachedCounts = createCountCache<OverviewCounts>();
const readCachedCharts = createCountCache<OverviewCharts>();

export function countOverview(ctx: SignedInContext): Promise<OverviewCounts> {
  const [jobs, reader] = [buildJobReader(ctx), buildApplicationReader(ctx)];
  return readCachedCounts(ctx, buildReaderKey(ctx, jobs, reader), async () => {
    const { applications, ...counts } = await countOverviewRows(ctx.db, jobs, reader, ctx.clock());
    return { counts, rowCount: applications };
  });
}

export function readCharts(ctx: SignedInContext, period: ChartPeriod = defaultChartPeriod): Promise<OverviewCharts> {
  const [jobs, reader] = [buildJobReader(ctx), buildApplicationReader(ctx)];
  return readCachedCharts(ctx, `${period} ${buildReaderKey(ctx, jobs, reader)}`, async () => {
    const now = ctx.clock();
    const rows = await findChartRows(ctx.db, reader, now, Number(period));
    return {
      counts: buildCharts(rows, now, Number(period)),
      rowCount: rows.reduce((sum, { count }) => sum + count, 0),
    };
  });
}

/** The same for all readers of the same rows. */
function buildReaderKey({ actor, tenant }: SignedInContext, jobs: Reader, reader: Reader): string {
  const { role, organisationId, userId } = actor;
  const owner = reader.scope === 'tenant' ? null : [organisationId, userId];
  return JSON.stringify([tenant.id, role, jobs.scope, reader.scope, owner]);
}

export function buildJobReader(ctx: SignedInContext): Reader {
  return buildReader(ctx, getScope(ctx.actor, 'job.read_all'));
}

export function buildApplicationReader(ctx: SignedInContext): Reader {
  return buildReader(ctx, getScope(ctx.actor, 'application.read'));
}

/** Without a scope, as before approval, the reader sees own rows only. */
function buildReader(ctx: SignedInContext, scope: ReturnType<typeof getScope>): Reader {
  const actor: SignedInActor = ctx.actor;
  return { tenantId: ctx.tenant.id, actor, scope: scope ?? 'own' };
}
