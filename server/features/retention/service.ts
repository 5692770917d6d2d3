import type { RetentionCounts, RetentionRun } from '#domain/features/retention/contract.ts';
import { type RetentionKind, retentionKinds, subtractMonths } from '#domain/features/retention/periods.ts';
import type { SignedInContext } from '#server/context.ts';
import { countOldEntries } from '#server/features/audit/service.ts';
import { findTenantTimeZone } from '#server/features/tenants/service.ts';
import { countDue, listRuns } from './queries.ts';

const maxListedRuns = 31;

/** What the runs of the last nights deleted or made anonymous. */
export async function readRuns(ctx: SignedInContext): Promise<{ runs: RetentionRun[]; time_zone: string }> {
  const [rows, timeZone] = await Promise.all([
    listRuns(ctx.db, ctx.tenant.id, maxListedRuns),
    findTenantTimeZone(ctx.db, ctx.tenant.id),
  ]);
  const runs = rows.map(({ started_at: startedAt, finished_at: finishedAt, counts, ...run }) => ({
    ...run,
    started_at: startedAt.toISOString(),
    finished_at: finishedAt?.toISOString() ?? null,
    counts: counts as RetentionCounts,
  }));
  return { runs, time_zone: timeZone };
}

type Months = Readonly<Partial<Record<RetentionKind, number | undefined>>>;

/** Counts what a run would delete or make anonymous now with these months. */
export async function previewRun(ctx: SignedInContext, months: Months): Promise<{ counts: RetentionCounts }> {
  const now = ctx.clock();
  const counts: RetentionCounts = {};
  for (const kind of retentionKinds) {
    const limit = months[kind];
    if (limit === undefined) continue;
    const before = subtractMonths(now, limit);
    counts[kind] =
      kind === 'audit'
        ? await countOldEntries(ctx.readDb, ctx.tenant.id, before)
        : await countDue(ctx.readDb, ctx.tenant.id, kind, before);
  }
  return { counts };
}
