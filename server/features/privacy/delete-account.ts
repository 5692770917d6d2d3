import type { SignedInContext } from '#server/context.ts';
import { type Write, write } from '#server/db/write.ts';
import { confirmPassword } from '#server/features/accounts/service.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { countSuccessors, eraseAccount, findSessionStart, lockAccount } from './erase-queries.ts';

/** An account without a password must have signed in within this time. */
const recentSignInMs = 5 * 60_000;

/**
 * Deletes the caller's account permanently, in one transaction. Refuses for the last lead or administrator. The bytes of
 * files are removed afterwards.
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
    const isLead = account.account_kind === 'admin' || (account.role_id !== null && account.role_id <= 3);
    if (isLead && (await countSuccessors(change.db, ctx.tenant.id, userId)) === 0) return refuse('last_lead');
    await change.audit({ action: 'account.delete', subject: ['user', userId] });
    await eraseAccount(change.db, { tenantId: ctx.tenant.id, userId, email: account.email, now: ctx.clock() });
    change.emit({ kind: 'seeker_changed', tenantId: ctx.tenant.id, id: userId });
  });
}

async function requireRecentSignIn(ctx: SignedInContext, change: Write): Promise<void> {
  const startedAt = await findSessionStart(change.db, ctx.tenant.id, ctx.actor.sessionId);
  if (ctx.clock().getTime() - startedAt.getTime() > recentSignInMs) refuse('sign_in_again');
}
