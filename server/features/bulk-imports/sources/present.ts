import type { JobSource, JobSourceRun, RunCounts, RunFailure } from '#domain/features/bulk-imports/sources/contract.ts';
import type { SignedInContext } from '#server/context.ts';
import type { Db } from '#server/db/db.ts';
import { countJobs } from './posting-queries.ts';
import { findLastRuns, type RunRow, type SourceRow } from './queries.ts';

/** Sources with their last fetch and number of jobs. Inside a transaction, `db` is the one of the transaction. */
export async function presentSources(ctx: SignedInContext, db: Db, rows: readonly SourceRow[]): Promise<JobSource[]> {
  const ids = rows.map((row) => row.id);
  const runs = await findLastRuns(db, ctx.tenant.id, ids);
  const counts = await countJobs(db, ctx.tenant.id, ids);
  const now = ctx.clock();
  return rows.map((row) => {
    const run = runs.get(row.id);
    return {
      id: row.id,
      organisation_id: row.organisation_id,
      organisation_name: row.organisation_name,
      url: row.url,
      frequency: row.frequency as JobSource['frequency'],
      publish: row.publish as JobSource['publish'],
      is_active: row.is_active,
      is_running: row.is_active && row.next_run_at <= now,
      created_at: row.created_at.toISOString(),
      created_by_name: row.created_by_name,
      next_run_at: row.next_run_at.toISOString(),
      failure_count: row.failure_count,
      missing_count: row.missing_count,
      job_count: counts.get(row.id) ?? 0,
      last_run: run ? presentRun(run) : null,
    };
  });
}

export function presentRun(row: RunRow): JobSourceRun {
  return {
    id: row.id,
    started_at: row.started_at.toISOString(),
    finished_at: row.finished_at.toISOString(),
    outcome: row.outcome as JobSourceRun['outcome'],
    error: row.error,
    http_status: row.http_status,
    counts: row.counts as RunCounts,
    failures: row.failures as RunFailure[],
  };
}
