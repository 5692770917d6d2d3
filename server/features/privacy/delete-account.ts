import type { SignedInContext } from '#server/context.ts';
import { type Write, write } from '#server/db/write.ts';
import { confirmPassword } from '#server/features/accounts/service.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { countSuccessors, eraseAccount, findSessionStart, lockAccount } from './erase-queries.ts';

/** Milliseconds within which somebody without a password must have signed in. */
const recentSignInMs = 5 * 60_000;

/**
 * Deletes the caller's account for good, in one transaction: either all of it is gone or nothing is. Whoever leads alone
 * hands over first. The bytes of files are removed right after.
 */
export async function deleteAccount(ctx: SignedInContext, password: string): Promise<void> {
  const { userId } = ctx.actor;
  const hasPassword = await write(ctx, async ({ db }) => {
    const { password_hash: hash } = await lockAccount(db, ctx.tenant.id, userId);
    return hash !== null;
  });
  if (hasPassword) await confirmPassword(ctx, password, 'body.password');
  await write(ctx, async (change) => {
    const account = await lockAccount(change.db, ctx.tenant.id, userId);
    if (!hasPassword) await requireRecentSignIn(ctx, change);
    const leads = account.account_kind === 'admin' || (account.role_id !== null && account.role_id <= 3);
    if (leads && (await countSuccessors(change.db, ctx.tenant.id, userId)) === 0) return refuse('last_lead');
    await change.audit({ action: 'account.delete', subject: ['user', userId] });
    await eraseAccount(change.db, { tenantId: ctx.tenant.id, userId, email: account.email, now: ctx.clock() });
    change.emit({ kind: 'seeker_changed', tenantId: ctx.tenant.id, id: userId });
  });
}

async function requireRecentSignIn(ctx: SignedInContext, change: Write): Promise<void> {
  const startedAt = await findSessionStart(change.db, ctx.tenant.id, ctx.actor.sessionId);
  if (ctx.clock().getTime() - startedAt.getTime() > recentSignInMs) refuse('sign_in_again');
}
