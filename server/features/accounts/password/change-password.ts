import type { PasswordChange } from '#domain/features/accounts/security-contract.ts';
import type { SignedInContext } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { findIdentity, setPasswordHash } from '#server/features/accounts/queries.ts';
import { revokeOtherSessions } from '#server/features/accounts/session/session-queries.ts';
import { verifyPassword } from '#server/features/accounts/session/sign-in.ts';
import { refuseField } from '#server/http/errors/refusal.ts';
import { hashNewPassword } from './new-password.ts';
import { completePasswordChange } from './recovery.ts';

/** Changes the password after checking the current one. Ends every other session of the account. */
export async function changePassword(ctx: SignedInContext, { current, next }: PasswordChange): Promise<void> {
  const { userId, sessionId } = ctx.actor;
  const { email, full_name: fullName } = await findIdentity(ctx.db, ctx.tenant.id, userId);
  await requirePassword(ctx, current, 'body.current');
  const passwordHash = await hashNewPassword(ctx, {
    password: next,
    personalTexts: [email, fullName],
    field: 'body.next',
  });
  await write(ctx, async (change) => {
    await setPasswordHash(change.db, ctx.tenant.id, userId, passwordHash);
    const at = ctx.clock();
    await revokeOtherSessions(change.db, {
      tenantId: ctx.tenant.id,
      userId,
      exceptId: sessionId,
      at,
      reason: 'password_changed',
    });
    await completePasswordChange(ctx, change, userId);
    await change.audit({ action: 'account.change_password', subject: ['user', userId] });
  });
}

/** Checks the caller's password. A wrong one counts as a failed sign-in attempt. */
export async function requirePassword(ctx: SignedInContext, password: string, field: string): Promise<void> {
  const { email } = await findIdentity(ctx.db, ctx.tenant.id, ctx.actor.userId);
  const account = await verifyPassword(ctx, email, password);
  if (account?.id !== ctx.actor.userId) refuseField(field, 'password_wrong');
}
