import type { Context, SignedInContext } from '#server/context.ts';
import type { Write } from '#server/db/write.ts';
import { answerPrepared, endPrepared, insertEvent, type MovedRow } from './queries.ts';

/**
 * Ends what an organization prepared for a person whose support ended: the answers are deleted, and neither side sees them
 * from then on.
 */
export async function endPreparedOf(
  ctx: Context,
  change: Write,
  { userId, organisationId, actorId }: { userId: number; organisationId: number; actorId: number },
): Promise<void> {
  const tenantId = ctx.tenant.id;
  const now = ctx.clock();
  const ended = await endPrepared(change.db, { tenantId, organisationId, userId }, now);
  for (const { jobId, from } of ended) {
    await insertEvent(change.db, { tenantId, userId, jobId, from, to: 'ended', actorId, now });
    await change.audit({
      action: 'prepared_application.end',
      subject: ['user', userId],
      actorId,
      detail: { job: jobId },
    });
  }
}

/** Marks what was prepared for the caller as sent with their application. Undefined if nothing was prepared. */
export async function sendPrepared(ctx: SignedInContext, change: Write, jobId: number): Promise<MovedRow | undefined> {
  return moveOwn(ctx, change, { jobId, to: 'sent', reason: '' });
}

interface OwnMove {
  readonly jobId: number;
  readonly to: 'sent' | 'declined';
  readonly reason: string;
}

export async function moveOwn(
  ctx: SignedInContext,
  change: Write,
  { jobId, to, reason }: OwnMove,
): Promise<MovedRow | undefined> {
  const { userId } = ctx.actor;
  const key = { tenantId: ctx.tenant.id, userId, jobId };
  const now = ctx.clock();
  const moved = await answerPrepared(change.db, { ...key, to, reason, now });
  if (!moved) return undefined;
  await insertEvent(change.db, { ...key, from: moved.from, to, actorId: userId, now });
  const action = to === 'sent' ? 'prepared_application.send' : 'prepared_application.decline';
  await change.audit({ action, subject: ['user', userId], detail: { job: jobId } });
  return moved;
}
