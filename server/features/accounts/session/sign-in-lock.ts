import type { Context } from '#server/context.ts';
import type { Write } from '#server/db/write.ts';
import { findAttempts, incrementFailures, lockSignIn } from '#server/features/accounts/queries.ts';
import { refuse } from '#server/http/errors/refusal.ts';

/** Failed attempts without a wait; each further one doubles it, up to 15 minutes. */
const freeAttempts = 5;
const maxLockSeconds = 15 * 60;

/** @throws Refusal `too_many_requests` while the name is locked */
export async function refuseIfLocked(ctx: Context, db: Context['db'] | Write['db'], username: string): Promise<void> {
  const attempts = await findAttempts(db, ctx.tenant.id, username);
  const seconds = attempts?.locked_until ? (attempts.locked_until.getTime() - ctx.clock().getTime()) / 1000 : 0;
  if (seconds <= 0) return;
  const text = `Too many tries. Try again in ${Math.ceil(seconds)} seconds, or set a new password.`;
  refuse('too_many_requests', {
    retryAfter: Math.ceil(seconds),
    body: { detail: text, non_field_errors: [text] },
  });
}

/** Counts a wrong password or code, and locks the name after too many. */
export async function recordFailedAttempt(ctx: Context, change: Write, username: string): Promise<void> {
  const failures = await incrementFailures(change.db, ctx.tenant.id, username);
  const lock = getLockSeconds(failures);
  if (lock > 0) await lockSignIn(change.db, ctx.tenant.id, username, new Date(ctx.clock().getTime() + lock * 1000));
  await change.audit({ action: 'session.refuse', subject: ['sign_in', failures] });
}

function getLockSeconds(failures: number): number {
  return failures < freeAttempts ? 0 : Math.min(maxLockSeconds, 2 ** (failures - freeAttempts + 1));
}
