import type { PublishChoice } from '#domain/features/bulk-imports/jobs/publish-choices.ts';
import { subtractDays } from '#domain/lib/day.ts';
import type { Context, Services } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { getPublishingRules } from '#server/features/approvals/service.ts';
import type { JobTarget } from '#server/features/bulk-imports/jobs/create-jobs.ts';
import { findOrganisationLeads } from '#server/features/organisations/service.ts';
import { Refusal } from '#server/http/errors/refusal.ts';
import { systemContext } from '#server/lib/contexts.ts';
import { type BackgroundTask, runPeriodically } from '#server/lib/periodic.ts';
import { applyPostings, startProgress } from './apply-postings.ts';
import { fetchSource } from './fetch-source.ts';
import { finishApplied, finishFailed } from './finish-run.ts';
import { claimSource, type DueSource, deleteOldRuns, findActiveOwner, updateSource } from './queries.ts';

const checkIntervalMs = 2000;
/** Longer than a fetch takes. After a crash, another process fetches the source again. */
const claimMs = 600_000;
/** How long the report of a fetch is stored. */
const keptDays = 90;

/** Fetches job sources on their schedule, one at a time. */
export function startJobSourceTask(services: Services): BackgroundTask {
  return runPeriodically(services, { intervalMs: checkIntervalMs, name: 'job sources' }, (signal) =>
    runDueJobSources(services, signal),
  );
}

/** Fetches all sources that are due. */
export async function runDueJobSources(services: Services, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted) {
    const now = services.clock();
    const until = new Date(now.getTime() + claimMs);
    const system = systemContext(services, 0, 'job sources');
    const due = await write(system, ({ db }) => claimSource(db, { now, until }));
    if (!due) return;
    await runSource(systemContext(services, due.tenant_id, 'job sources'), due, signal);
    await write(system, ({ db }) => deleteOldRuns(db, subtractDays(now, keptDays)));
  }
}

async function runSource(ctx: Context, due: DueSource, signal?: AbortSignal): Promise<void> {
  const run = { key: { tenantId: due.tenant_id, id: due.id }, startedAt: ctx.clock() };
  try {
    const target = await findTarget(ctx, due);
    if (!target) return await finishFailed(ctx, run, { error: 'no_owner', httpStatus: null });
    const fetched = await fetchSource(ctx, due, signal);
    // Fetched again after the restart.
    if (signal?.aborted) return await write(ctx, ({ db }) => updateSource(db, run.key, { claimed_until: null }));
    if ('error' in fetched) return await finishFailed(ctx, run, fetched);
    const progress = startProgress('failures' in fetched ? fetched.failures : []);
    if ('drafts' in fetched) await applyPostings(ctx, { key: run.key, target }, fetched.drafts, progress);
    await finishApplied(ctx, run, fetched, progress);
  } catch (error) {
    ctx.log.warn({ err: error, source: due.id }, 'job source could not be processed');
    const isBusy = error instanceof Refusal && error.code === 'reading_queue_full';
    await finishFailed(ctx, run, { error: isBusy ? 'file_too_slow' : 'not_processed', httpStatus: null });
  }
}

/** Undefined if the employer has no active account left. */
async function findTarget(ctx: Context, due: DueSource): Promise<JobTarget | undefined> {
  const owner = await findOwner(ctx, due);
  if (!owner) return undefined;
  const { needsApproval } = await getPublishingRules(ctx);
  return {
    tenantId: due.tenant_id,
    organisationId: due.organisation_id,
    userId: owner.id,
    publish: due.publish as PublishChoice,
    // Of those who can add a source, only administrators publish directly.
    needsApproval: needsApproval && !owner.isAdmin,
  };
}

/** The owner, or a lead of the employer who takes over from an owner who has left. */
function findOwner(ctx: Context, due: DueSource): Promise<{ readonly id: number; readonly isAdmin: boolean } | null> {
  return write(ctx, async (change) => {
    const owner = await findActiveOwner(change.db, due);
    if (owner) return { id: owner.id, isAdmin: owner.account_kind === 'admin' };
    const [lead] = await findOrganisationLeads(ctx, change, due.organisation_id);
    if (!lead) return null;
    await updateSource(change.db, { tenantId: due.tenant_id, id: due.id }, { created_by: lead.id });
    return { id: lead.id, isAdmin: false };
  });
}
