import type { SignedInContext } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { requirePassword } from '#server/features/accounts/password/change-password.ts';
import { hasPassword } from '#server/features/accounts/queries.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { markReauthenticated } from './session-queries.ts';

/**
 * Confirms the caller's identity by their password. An account without one signs in again instead.
 * @throws Refusal `sign_in_again` for an account without a password
 */
export async function reauthenticate(ctx: SignedInContext, password: string): Promise<void> {
  const { userId, sessionId } = ctx.actor;
  if (!(await hasPassword(ctx.db, ctx.tenant.id, userId))) refuse('sign_in_again');
  await requirePassword(ctx, password, 'body.password');
  await write(ctx, async (change) => {
    await markReauthenticated(change.db, { tenantId: ctx.tenant.id, id: sessionId, at: ctx.clock() });
    await change.audit({ action: 'session.prove', subject: ['user', userId] });
  });
}
