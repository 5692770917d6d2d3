import type { Application } from '#domain/features/applications/contract.ts';
import type { MaskedReview } from '#domain/features/applications/masking/contract.ts';
import { type MaskableStage, maskableStages } from '#domain/features/applications/masking/masking.ts';
import { canReadApplication, canRevealApplication } from '#domain/features/applications/policy.ts';
import { canManageJob, isJobInScope, type JobFacts } from '#domain/features/jobs/policy.ts';
import type { SignedInContext } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { buildApplicationFacts, isRowMasked } from '#server/features/applications/present.ts';
import { findApplication } from '#server/features/applications/queries.ts';
import { readApplication } from '#server/features/applications/service.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { findMaskedJob, insertReveal, lockMaskedJob, updateMaskedStages } from './queries.ts';

/** The masked stages of a job, for everyone who reads its applications. */
export async function readMaskedReview(
  ctx: SignedInContext,
  jobId: number,
): Promise<MaskedReview & { can_change: boolean }> {
  const job = (await findMaskedJob(ctx.db, ctx.tenant.id, jobId)) ?? refuse('not_found');
  const facts = buildJobFacts(job);
  const isPartner = ctx.actor.role === 'recruiter' || ctx.actor.role === 'recruiter_member';
  if (!isPartner && !isJobInScope(ctx.actor, 'application.read_job', facts)) return refuse('not_found');
  return { stages: listStages(job.masked_stages), can_change: canManageJob(ctx.actor, facts) };
}

export async function saveMaskedReview(
  ctx: SignedInContext,
  jobId: number,
  { stages }: MaskedReview,
): Promise<MaskedReview> {
  return write(ctx, async (change) => {
    const job = (await lockMaskedJob(change.db, ctx.tenant.id, jobId)) ?? refuse('not_found');
    if (!canManageJob(ctx.actor, buildJobFacts(job))) return refuse('not_found');
    const next = listStages(stages);
    await updateMaskedStages(change.db, ctx.tenant.id, jobId, next);
    const detail = { from: job.masked_stages, to: next };
    await change.audit({ action: 'job.masked_review', subject: ['job', jobId], detail });
    return { stages: next };
  });
}

/** Reveals an application to the caller. Idempotent: the first reason stays. */
export async function revealApplication(ctx: SignedInContext, id: number, reason: string): Promise<Application> {
  await write(ctx, async (change) => {
    const row = await findApplication(change.db, ctx.tenant.id, id);
    if (!row || !canReadApplication(ctx.actor, buildApplicationFacts(row))) return refuse('not_found');
    if (!canRevealApplication(ctx.actor, buildApplicationFacts(row))) return refuse('not_found');
    if (!isRowMasked(row, ctx.actor)) return;
    const owner = { tenantId: ctx.tenant.id, applicationId: id, userId: ctx.actor.userId };
    if (!(await insertReveal(change.db, { ...owner, reason, now: ctx.clock() }))) return;
    await change.audit({ action: 'application.reveal', subject: ['application', id], detail: { reason } });
  });
  return readApplication(ctx, id);
}

function listStages(stored: readonly string[]): MaskableStage[] {
  return maskableStages.filter((stage) => stored.includes(stage));
}

interface MaskedJobRow {
  readonly status: JobFacts['status'];
  readonly organisation_id: number;
  readonly team_user_ids: readonly number[];
}

function buildJobFacts(job: MaskedJobRow): JobFacts {
  return {
    status: job.status,
    organisationId: job.organisation_id,
    teamUserIds: job.team_user_ids.map(Number),
  };
}
