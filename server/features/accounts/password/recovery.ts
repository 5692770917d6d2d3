import { firstAdminId } from '#domain/access/permissions.ts';
import type { Context, SignedInContext } from '#server/context.ts';
import { type Write, write } from '#server/db/write.ts';
import { setPasswordHash } from '#server/features/accounts/queries.ts';
import { clearAttempts } from '#server/features/accounts/session/attempt-queries.ts';
import { revokeAllSessions } from '#server/features/accounts/session/session-queries.ts';
import { disableTwoFactor } from '#server/features/accounts/two-factor/two-factor.ts';
import { consumeLink, createLink, findValidLink, revokeLinks } from '#server/features/links/service.ts';
import { queueMail } from '#server/features/mail/service.ts';
import { notify } from '#server/features/notifications/service.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { hashNewPassword } from './new-password.ts';
import { findAccount, markEmailVerified } from './recovery-queries.ts';

/** Link purposes that allow setting a password. */
const passwordPurposes = ['reset_password', 'set_password'] as const;

/** Queues the email with the link that verifies the account's email. Revokes earlier links. */
export async function queueVerification(
  ctx: Context,
  change: Write,
  account: { readonly userId: number; readonly email: string },
): Promise<void> {
  await revokeLinks(ctx, change, account.userId, ['verify_email']);
  const linkId = await createLink(ctx, change, { purpose: 'verify_email', ...account });
  const { userId } = account;
  await queueMail(change, { tenantId: ctx.tenant.id, userId, kind: 'verify_email', path: '/verifyEmail', linkId });
}

/** Sends the caller a new verification link, unless the email is verified already. */
export async function sendVerification(ctx: SignedInContext): Promise<void> {
  const { userId } = ctx.actor;
  await write(ctx, async (change) => {
    const { email, email_verified_at: verifiedAt } = await findAccount(change.db, ctx.tenant.id, userId);
    if (verifiedAt !== null) return;
    await queueVerification(ctx, change, { userId, email });
    await change.audit({ action: 'email.ask_proof', subject: ['user', userId] });
  });
}

export async function verifyEmail(ctx: Context, token: string): Promise<void> {
  await write(ctx, async (change) => {
    const { userId } = await consumeLink(ctx, change, token, ['verify_email']);
    await markEmailVerified(change.db, ctx.tenant.id, userId, ctx.clock());
    await change.audit({ action: 'email.verify', subject: ['user', userId], actorId: userId });
  });
}

export async function isPasswordLinkValid(ctx: Context, token: string): Promise<boolean> {
  return (await findValidLink(ctx, token, passwordPurposes)) !== null;
}

/**
 * Sets the password of the account that the link was sent to. Ends its sessions, revokes its other password links, and
 * unlocks sign-in. Also verifies the email, because the link was sent only there.
 */
export async function setPassword(ctx: Context, token: string, password: string): Promise<void> {
  const link = (await findValidLink(ctx, token, passwordPurposes)) ?? refuse('link_not_valid');
  const { email, full_name: fullName } = await findAccount(ctx.db, ctx.tenant.id, link.userId);
  const passwordHash = await hashNewPassword(ctx, {
    password,
    personalTexts: [email, fullName],
    field: 'body.password',
  });
  await write(ctx, async (change) => {
    const { userId } = await consumeLink(ctx, change, token, passwordPurposes);
    const tenantId = ctx.tenant.id;
    const at = ctx.clock();
    await setPasswordHash(change.db, tenantId, userId, passwordHash);
    // While the email was unverified, someone else may have created the account and set up two-factor.
    const isNewlyVerified = await markEmailVerified(change.db, tenantId, userId, at);
    if (isNewlyVerified && userId !== firstAdminId) await disableTwoFactor(change, { tenantId, userId });
    await revokeAllSessions(change.db, { tenantId, userId, at, reason: 'password_reset' });
    await clearAttempts(change.db, tenantId, email);
    await completePasswordChange(ctx, change, userId);
    await change.audit({ action: 'account.reset_password', subject: ['user', userId], actorId: userId });
  });
}

/** Revokes password links and notifies the account by email and in the product, in case it was not its owner. */
export async function completePasswordChange(ctx: Context, change: Write, userId: number): Promise<void> {
  const tenantId = ctx.tenant.id;
  await revokeLinks(ctx, change, userId, passwordPurposes);
  await notify(change, { tenantId, userId, kind: 'password_changed', values: {}, subject: 'change_password' });
  await queueMail(change, { tenantId, userId, kind: 'password_changed', path: '/forgotPassword' });
}
