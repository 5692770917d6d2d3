import type * as z from 'zod/mini';
import type { JobMove } from '#domain/features/jobs/contract.ts';
import type { JobStatus } from '#domain/features/jobs/lifecycle.ts';
import { canEditJob, canManageJob, getNextJobStatuses, getPublishing } from '#domain/features/jobs/policy.ts';
import { isPastClosing } from '#domain/features/jobs/posting/closing-day.ts';
import type { ReturnedDraft } from '#domain/features/jobs/posting/returned-draft.ts';
import type { Context, SignedInContext } from '#server/context.ts';
import { type Write, write } from '#server/db/write.ts';
import { moveOpenApplications } from '#server/features/applications/service.ts';
import { decideJobRequest, getPublishingRules, requestJobApproval } from '#server/features/approvals/service.ts';
import { buildJobFacts } from '#server/features/jobs/present.ts';
import { hasJobRequest, insertJobEvent, lockJob, updateJobStatus } from '#server/features/jobs/queries.ts';
import { queueWebhooks } from '#server/features/webhooks/service.ts';
import { refuse, refuseField } from '#server/http/errors/refusal.ts';
import { refuseIncompletePosting } from './ontario-gate.ts';
import { recordVersion } from './versions.ts';

export async function moveJob(ctx: SignedInContext, id: number, move: z.infer<typeof JobMove>): Promise<void> {
  const closing = parseClosing(move);
  await write(ctx, async (change) => {
    const row = await lockEditableJob(ctx, change, id, move.version);
    const facts = buildJobFacts(row);
    const publishing = await findPublishing(ctx, change, row);
    if (!getNextJobStatuses(ctx.actor, facts, publishing).includes(move.to)) refuse('illegal_move');
    if (move.to === 'active') await refuseIncompletePosting(change, ctx.tenant.id, id);
    await setJobStatus(ctx, change, { row, to: move.to, actorId: ctx.actor.userId, note: move.note });
    if (closing) await moveOpenApplications(ctx, change, id, closing);
    if (facts.status !== 'draft') return;
    // Publishing or closing a draft also decides the request to publish it.
    const status = move.to === 'active' ? 'approved' : 'rejected';
    await decideJobRequest(ctx, change, row, { status, actorId: ctx.actor.userId, reason: '' });
  });
}

/** Requests that a draft is published. */
export async function requestPublishing(ctx: SignedInContext, id: number, version: number): Promise<void> {
  await write(ctx, async (change) => {
    const row = await lockEditableJob(ctx, change, id, version);
    refusePastClosing(ctx, row.closes_on);
    await refuseIncompletePosting(change, ctx.tenant.id, id);
    const publishing = await findPublishing(ctx, change, row);
    if (publishing !== 'ask') refuse(publishing === 'asked' ? 'conflict' : 'illegal_move');
    await requestJobApproval(ctx, change, { ...row, organisationId: row.organisation_id }, ctx.actor);
  });
}

/** Rejects the request to publish a draft, with the reason. */
export async function returnDraft(ctx: SignedInContext, id: number, { version, reason }: ReturnedDraft): Promise<void> {
  await write(ctx, async (change) => {
    const row = await lockEditableJob(ctx, change, id, version);
    if (!canManageJob(ctx.actor, buildJobFacts(row)) || (await findPublishing(ctx, change, row)) !== 'now')
      refuse('forbidden');
    const decision = { status: 'rejected', actorId: ctx.actor.userId, reason } as const;
    if (!(await decideJobRequest(ctx, change, row, decision))) refuse('already_decided');
  });
}

export interface DraftDecision {
  readonly id: number;
  readonly actorId: number;
  readonly status: 'approved' | 'rejected';
  readonly reason: string;
  /** The version that was reviewed. */
  readonly version?: number | undefined;
}

/** Publishes an approved draft, or rejects the request. Refuses if the draft changed since it was reviewed. */
export async function applyDraftDecision(ctx: Context, change: Write, decision: DraftDecision): Promise<void> {
  const row = (await lockJob(change.db, ctx.tenant.id, decision.id)) ?? refuse('not_found');
  const { actorId, status, version } = decision;
  if (version !== undefined && version !== row.version) refuse('changed_meanwhile');
  if (status === 'approved') {
    await refuseIncompletePosting(change, ctx.tenant.id, row.id);
    await setJobStatus(ctx, change, { row, to: 'active', actorId, note: '' });
  }
  if (!(await decideJobRequest(ctx, change, row, decision))) refuse('already_decided');
}

/** Locks a job for a change. Refuses with `not_found` if the caller may not edit it. */
export async function lockEditableJob(ctx: Context, change: Write, id: number, version: number) {
  const row = await lockJob(change.db, ctx.tenant.id, id);
  if (!row || !canEditJob(ctx.actor, buildJobFacts(row))) return refuse('not_found');
  if (row.version !== version) return refuse('changed_meanwhile');
  return row;
}

/** Refuses to publish a job, or keep it published, with a closing day in the past. */
export function refusePastClosing(ctx: Context, closesOn: string | null): void {
  if (!isPastClosing(closesOn, ctx.clock())) return;
  refuse('closing_day_past', { fields: [{ field: 'closes_on', code: 'closing_day_past' }] });
}

type LockedJob = NonNullable<Awaited<ReturnType<typeof lockJob>>>;

async function findPublishing(ctx: Context, change: Write, row: LockedJob) {
  const isRequested = await hasJobRequest(change.db, ctx.tenant.id, row.id);
  return getPublishing(ctx.actor, buildJobFacts(row), { ...(await getPublishingRules(ctx)), isRequested });
}

interface StatusChange {
  readonly row: LockedJob;
  readonly to: JobStatus;
  /** Null for automatic changes. */
  readonly actorId: number | null;
  readonly note: string;
}

/** Sets a job's status and records it: job event, audit event, and domain event. */
export async function setJobStatus(
  ctx: Context,
  change: Write,
  { row, to, actorId, note }: StatusChange,
): Promise<void> {
  const { id } = row;
  if (to === 'active') refusePastClosing(ctx, row.closes_on);
  const from = row.status;
  await updateJobStatus(change.db, ctx.tenant.id, id, to, ctx.clock());
  // The version history starts when a job leaves the draft.
  if (from === 'draft') await recordVersion(ctx, change, id, actorId);
  await insertJobEvent(change.db, { tenantId: ctx.tenant.id, jobId: id, actorId, from, to, note });
  await change.audit({ action: 'job.move', subject: ['job', id], actorId, detail: { from, to } });
  change.emit({ kind: 'job_changed', tenantId: ctx.tenant.id, id });
  const data = { job_id: id, from, to };
  await queueWebhooks(ctx, change, { event: 'job.status_changed', organisationId: row.organisation_id, data });
}

/** What closing the job does to open applications. A rejection needs a message. */
function parseClosing({ to, open_applications: choice, message }: z.infer<typeof JobMove>) {
  if (to !== 'closed' || choice === 'keep') return null;
  if (choice === 'reject' && message === '') refuseField('body.message', 'required');
  return { to: choice === 'reject' ? ('rejected' as const) : ('on-hold' as const), message };
}
