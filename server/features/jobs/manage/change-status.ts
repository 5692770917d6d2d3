import type * as z from 'zod/mini';
import { isPastClosing } from '#domain/features/jobs/closing-day.ts';
import type { JobMove } from '#domain/features/jobs/contract.ts';
import type { JobStatus } from '#domain/features/jobs/lifecycle.ts';
import { canEditJob, canManageJob, getNextJobStatuses, getPublishing } from '#domain/features/jobs/policy.ts';
import type { ReturnedDraft } from '#domain/features/jobs/returned-draft.ts';
import type { Context, SignedInContext } from '#server/context.ts';
import { type Write, write } from '#server/db/write.ts';
import { moveOpenApplications } from '#server/features/applications/service.ts';
import { decideJobRequest, getPublishingRules, requestJobApproval } from '#server/features/approvals/service.ts';
import { hasJobRequest, insertJobEvent, lockJob, updateJobStatus } from '#server/features/jobs/queries.ts';
import { buildJobFacts } from '#server/features/jobs/rows.ts';
import { refuse, refuseField } from '#server/http/errors/refusal.ts';

export async function moveJob(ctx: SignedInContext, id: number, move: z.infer<typeof JobMove>): Promise<void> {
  const closing = closingOf(move);
  await write(ctx, async (change) => {
    const row = await lockEditableJob(ctx, change, id, move.version);
    const facts = buildJobFacts(row);
    const publishing = await publishingNow(ctx, change, row);
    if (!getNextJobStatuses(ctx.actor, facts, publishing).includes(move.to)) refuse('illegal_move');
    await setJobStatus(ctx, change, { row, to: move.to, actorId: ctx.actor.userId, note: move.note });
    if (closing) await moveOpenApplications(ctx, change, id, closing);
    if (facts.status !== 'draft') return;
    // Whoever publishes or closes a draft has answered those who asked for it.
    const status = move.to === 'active' ? 'approved' : 'rejected';
    await decideJobRequest(ctx, change, row, { status, actorId: ctx.actor.userId, reason: '' });
  });
}

/** Asks those who may to publish a draft. */
export async function requestPublishing(ctx: SignedInContext, id: number, version: number): Promise<void> {
  await write(ctx, async (change) => {
    const row = await lockEditableJob(ctx, change, id, version);
    refusePastClosing(ctx, row.closes_on);
    const publishing = await publishingNow(ctx, change, row);
    if (publishing !== 'ask') refuse(publishing === 'asked' ? 'conflict' : 'illegal_move');
    await requestJobApproval(ctx, change, { ...row, organisationId: row.organisation_id });
  });
}

/** Gives a draft back to whoever asked to publish it, with what to change. */
export async function returnDraft(ctx: SignedInContext, id: number, { version, reason }: ReturnedDraft): Promise<void> {
  await write(ctx, async (change) => {
    const row = await lockEditableJob(ctx, change, id, version);
    if (!canManageJob(ctx.actor, buildJobFacts(row)) || (await publishingNow(ctx, change, row)) !== 'now')
      refuse('forbidden');
    const answer = { status: 'rejected', actorId: ctx.actor.userId, reason } as const;
    if (!(await decideJobRequest(ctx, change, row, answer))) refuse('already_decided');
  });
}

export interface DraftDecision {
  readonly id: number;
  readonly actorId: number;
  readonly status: 'approved' | 'rejected';
  readonly reason: string;
  /** The version that was read. */
  readonly version?: number | undefined;
}

/** Publishes a draft that has been approved, or gives it back. What has changed since it was read is not approved. */
export async function applyDraftDecision(ctx: Context, change: Write, decided: DraftDecision): Promise<void> {
  const row = (await lockJob(change.db, ctx.tenant.id, decided.id)) ?? refuse('not_found');
  const { actorId, status, version } = decided;
  if (version !== undefined && version !== row.version) refuse('changed_meanwhile');
  if (status === 'approved') await setJobStatus(ctx, change, { row, to: 'active', actorId, note: '' });
  if (!(await decideJobRequest(ctx, change, row, decided))) refuse('already_decided');
}

/** The job of a change, locked; what the caller may not edit is not there for them. */
export async function lockEditableJob(ctx: Context, change: Write, id: number, version: number) {
  const row = await lockJob(change.db, ctx.tenant.id, id);
  if (!row || !canEditJob(ctx.actor, buildJobFacts(row))) return refuse('not_found');
  if (row.version !== version) return refuse('changed_meanwhile');
  return row;
}

/** A job does not become public, and does not stay so, with a last day to apply that is over. */
export function refusePastClosing(ctx: Context, closesOn: string | null): void {
  if (!isPastClosing(closesOn, ctx.clock())) return;
  refuse('closing_day_past', { fields: [{ field: 'closes_on', code: 'closing_day_past' }] });
}

type LockedJob = NonNullable<Awaited<ReturnType<typeof lockJob>>>;

async function publishingNow(ctx: Context, change: Write, row: LockedJob) {
  const isRequested = await hasJobRequest(change.db, ctx.tenant.id, row.id);
  return getPublishing(ctx.actor, buildJobFacts(row), { ...(await getPublishingRules(ctx)), isRequested });
}

interface StatusChange {
  readonly row: LockedJob;
  readonly to: JobStatus;
  /** Null for what the product does by itself. */
  readonly actorId: number | null;
  readonly note: string;
}

/** Gives a job its next status, with its event, its line in the audit trail and its announcement. */
export async function setJobStatus(
  ctx: Context,
  change: Write,
  { row, to, actorId, note }: StatusChange,
): Promise<void> {
  const { id } = row;
  if (to === 'active') refusePastClosing(ctx, row.closes_on);
  const from = row.status;
  await updateJobStatus(change.db, ctx.tenant.id, id, to, ctx.clock());
  await insertJobEvent(change.db, { tenantId: ctx.tenant.id, jobId: id, actorId, from, to, note });
  await change.audit({ action: 'job.move', subject: ['job', id], actorId, detail: { from, to } });
  change.emit({ kind: 'job_changed', tenantId: ctx.tenant.id, id });
}

/** What a closing job does to the people still in the process; nobody is told no without a message. */
function closingOf({ to, open_applications: choice, message }: z.infer<typeof JobMove>) {
  if (to !== 'closed' || choice === 'keep') return null;
  if (choice === 'reject' && message === '') refuseField('body.message', 'required');
  return { to: choice === 'reject' ? ('rejected' as const) : ('on-hold' as const), message };
}
