import type { Context } from '#server/context.ts';
import { type Write, write, writeUnaudited } from '#server/db/write.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { type CountedAttempt, clearAttempts, countAttempt, findLock, returnAttempt } from './attempt-queries.ts';

/** Attempts without a wait; each further one doubles it, up to 15 minutes. */
const freeAttempts = 5;
const maxLockSeconds = 15 * 60;

/** `neutral` neither counts nor resets: a right password while the code of two-factor is missing. */
export type AttemptOutcome = 'failed' | 'neutral' | 'passed';

/**
 * Counts an attempt for the name before it is verified, so that concurrent attempts cannot exceed the limit; returns it
 * if it was not a failure or could not be verified. `onPassed` runs in the transaction that resets the count.
 * @throws Refusal `too_many_requests` while the name is locked
 */
export async function runAttempt<T extends { readonly outcome: AttemptOutcome }>(
  ctx: Context,
  username: string,
  verify: () => Promise<T>,
  onPassed: (change: Write, result: T) => Promise<void> = async () => {},
): Promise<T> {
  const attempt = await takeAttempt(ctx, username);
  let result: T;
  try {
    result = await verify();
    if (result.outcome === 'passed') await passAttempt(ctx, attempt, (change) => onPassed(change, result));
  } catch (error) {
    await settleAttempt(ctx, attempt, 'neutral');
    throw error;
  }
  if (result.outcome !== 'passed') await settleAttempt(ctx, attempt, result.outcome);
  return result;
}

async function takeAttempt(ctx: Context, username: string): Promise<CountedAttempt> {
  const key = { tenantId: ctx.tenant.id, username };
  const limits = { now: ctx.clock(), freeAttempts, maxLockSeconds };
  return (await writeUnaudited(ctx, (db) => countAttempt(db, key, limits))) ?? refuseLocked(ctx, username);
}

function passAttempt(
  ctx: Context,
  { tenantId, username }: CountedAttempt,
  onPassed: (change: Write) => Promise<void>,
): Promise<void> {
  return write(ctx, async (change) => {
    await clearAttempts(change.db, tenantId, username);
    await onPassed(change);
  });
}

function settleAttempt(ctx: Context, attempt: CountedAttempt, outcome: 'failed' | 'neutral'): Promise<void> {
  return write(ctx, async (change) => {
    if (outcome === 'neutral') await returnAttempt(change.db, attempt);
    else await change.audit({ action: 'session.refuse', subject: ['sign_in', attempt.count] });
  });
}

async function refuseLocked(ctx: Context, username: string): Promise<never> {
  const until = await findLock(ctx.db, ctx.tenant.id, username);
  const seconds = Math.max(1, Math.ceil(((until?.getTime() ?? 0) - ctx.clock().getTime()) / 1000));
  const text = `Too many tries. Try again in ${seconds} seconds, or set a new password.`;
  return refuse('too_many_requests', { retryAfter: seconds, body: { detail: text, non_field_errors: [text] } });
}
