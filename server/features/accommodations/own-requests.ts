import { getAnswerDue } from '#domain/features/accommodations/answer-due.ts';
import type { Accommodation, NewAccommodation } from '#domain/features/accommodations/contract.ts';
import { canReply, type SeekerReply } from '#domain/features/accommodations/lifecycle.ts';
import { canRequestAccommodations } from '#domain/features/accommodations/policy.ts';
import type { NotificationKind } from '#domain/features/notifications/kinds.ts';
import type { SignedInContext } from '#server/context.ts';
import { type Write, write } from '#server/db/write.ts';
import {
  findApplicationOwners,
  findReadableApplication,
  type ReadableApplication,
} from '#server/features/applications/service.ts';
import { shareRequest, stopSharingRequest } from '#server/features/needs/service.ts';
import { notify } from '#server/features/notifications/service.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { toAccommodation } from './present-accommodation.ts';
import {
  findOwnRequests,
  findTurns,
  insertRequest,
  insertTurn,
  lockRequest,
  type RequestRow,
  setRequestStatus,
} from './queries.ts';

/** The caller's own requests about one application. */
export async function readOwnRequests(ctx: SignedInContext, applicationId: number): Promise<Accommodation[]> {
  await findReadableApplication(ctx, ctx.db, applicationId);
  const rows = await findOwnRequests(ctx.db, ctx.tenant.id, applicationId);
  return withTurns(ctx, ctx.db, rows);
}

/** Creates a request and shares it with the employer in the same transaction. */
export async function requestAccommodations(
  ctx: SignedInContext,
  applicationId: number,
  wanted: NewAccommodation,
): Promise<Accommodation> {
  const now = ctx.clock();
  const owner = { tenantId: ctx.tenant.id, userId: ctx.actor.userId };
  return write(ctx, async (change) => {
    const application = await findReadableApplication(ctx, change.db, applicationId);
    if (!canRequestAccommodations(ctx.actor, application.facts)) return refuse('illegal_move');
    const dueAt = getAnswerDue(now, ctx.timeZone);
    const id = await insertRequest(change.db, { ...owner, ...wanted, applicationId, dueAt, now });
    const turn = { tenantId: owner.tenantId, requestId: id, actorId: owner.userId, words: '', now };
    await insertTurn(change.db, { ...turn, status: 'asked' });
    await shareRequest(ctx, change, { id, applicationId });
    await change.audit({
      action: 'adjustment.ask',
      subject: ['adjustment', id],
      detail: { application: applicationId },
    });
    await notifyEmployer(ctx, change, application, 'adjustment_asked');
    return readRequest(ctx, change, id);
  });
}

interface Reply {
  readonly to: SeekerReply;
  readonly version: number;
  readonly words: string;
}

/** Records the job seeker's reply. New information restarts the due date; withdrawing stops sharing at once. */
export async function replyToAnswer(ctx: SignedInContext, id: number, reply: Reply): Promise<Accommodation> {
  return write(ctx, async (change) => {
    const row = await lockRequest(change.db, ctx.tenant.id, id);
    if (!row || row.user_id !== ctx.actor.userId) return refuse('not_found');
    if (row.version !== reply.version) return refuse('changed_meanwhile');
    const from = row.status;
    if (!canReply(from, reply.to)) return refuse('illegal_move');
    const now = ctx.clock();
    const tenantId = ctx.tenant.id;
    const dueAt = reply.to === 'asked' ? getAnswerDue(now, ctx.timeZone) : null;
    await setRequestStatus(change.db, { tenantId, id, status: reply.to, dueAt });
    const turn = { tenantId, requestId: id, actorId: ctx.actor.userId, words: reply.words, now };
    await insertTurn(change.db, { ...turn, status: reply.to });
    await change.audit({ action: 'adjustment.reply', subject: ['adjustment', id], detail: { from, to: reply.to } });
    if (reply.to === 'withdrawn') await stopSharingRequest(ctx, change, id);
    const application = await findReadableApplication(ctx, change.db, row.application_id);
    await notifyEmployer(ctx, change, application, 'adjustment_replied');
    return readRequest(ctx, change, id);
  });
}

/** The request with its turns, for its owner or an employer who opened it. */
export async function readRequest(ctx: SignedInContext, change: Write, id: number): Promise<Accommodation> {
  const row = (await lockRequest(change.db, ctx.tenant.id, id)) ?? refuse('not_found');
  const [accommodation] = await withTurns(ctx, change.db, [row]);
  if (!accommodation) throw new Error('Expected one request per row');
  return accommodation;
}

async function withTurns(
  ctx: SignedInContext,
  db: SignedInContext['db'] | Write['db'],
  rows: readonly RequestRow[],
): Promise<Accommodation[]> {
  const turns = await findTurns(
    db,
    ctx.tenant.id,
    rows.map(({ id }) => id),
  );
  const reader = { userId: ctx.actor.userId, now: ctx.clock() };
  return rows.map((row) => toAccommodation(row, turns, reader));
}

/** The notification does not include the content. */
async function notifyEmployer(
  ctx: SignedInContext,
  change: Write,
  application: ReadableApplication,
  kind: NotificationKind,
): Promise<void> {
  const values = { name: application.seekerName, job: application.jobTitle };
  for (const userId of await findApplicationOwners(ctx, change.db, application)) {
    await notify(change, { tenantId: ctx.tenant.id, userId, kind, values, subject: application.id });
  }
}
