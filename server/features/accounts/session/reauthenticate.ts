import type { SignedInContext } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { requirePassword } from '#server/features/accounts/password/change-password.ts';
import { hasPassword } from '#server/features/accounts/queries.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { markReauthenticated } from './session-queries.ts';

/**
 * Takes the password once more as proof of who is at the keyboard. An account without one proves itself by signing in.
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
