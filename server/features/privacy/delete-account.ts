import { getRoleId, type Role } from '#domain/access/roles.ts';
import type { SignedInContext } from '#server/context.ts';
import { type Write, write } from '#server/db/write.ts';
import { confirmPassword } from '#server/features/accounts/service.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { eraseAccount, findSessionStart, lockAccount, lockSuccessors } from './erase-queries.ts';

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
    if (!hasPassword) await requireRecentSignIn(ctx, change);
    if (needsSuccessor(ctx.actor.role) && (await lockSuccessors(change.db, ctx.tenant.id, userId)) === 0)
      return refuse(ctx.actor.role === 'admin' ? 'last_admin' : 'last_lead');
    const account = await lockAccount(change.db, ctx.tenant.id, userId);
    await change.audit({ action: 'account.delete', subject: ['user', userId] });
    await eraseAccount(change.db, { tenantId: ctx.tenant.id, userId, email: account.email, now: ctx.clock() });
    change.emit({ kind: 'seeker_changed', tenantId: ctx.tenant.id, id: userId });
  });
}

/** Administrators and the leads of organizations. */
function needsSuccessor(role: Role): boolean {
  const roleId = getRoleId(role);
  return role === 'admin' || (roleId !== null && roleId <= 3);
}

async function requireRecentSignIn(ctx: SignedInContext, change: Write): Promise<void> {
  const startedAt = await findSessionStart(change.db, ctx.tenant.id, ctx.actor.sessionId);
  if (ctx.clock().getTime() - startedAt.getTime() > recentSignInMs) refuse('sign_in_again');
}
