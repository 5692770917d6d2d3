import { firstAdminId } from '#domain/access/permissions.ts';
import type { Context, SignedInContext } from '#server/context.ts';
import { type Write, write } from '#server/db/write.ts';
import { clearFailures, setPasswordHash } from '#server/features/accounts/queries.ts';
import { revokeAllSessions } from '#server/features/accounts/session/session-queries.ts';
import { disableTwoFactor } from '#server/features/accounts/two-factor/two-factor.ts';
import { consumeLink, createLink, findValidLink, revokeLinks } from '#server/features/links/service.ts';
import { queueMail } from '#server/features/mail/service.ts';
import { notify } from '#server/features/notifications/service.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { hashNewPassword } from './new-password.ts';
import { findAccount, markEmailVerified } from './recovery-queries.ts';

/** What a link may be for that lets somebody choose a password. */
const passwordPurposes = ['reset_password', 'set_password'] as const;

/** Queues the mail whose link proves the address of an account. An earlier link stops working. */
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

/** Sends the caller another link; an address that is confirmed needs none. */
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
 * Sets the password of the account the link was sent to, whatever else the caller may name. All its sessions and other
 * password links end, its lock opens, and its address is proven: only its mailbox had the link.
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
    // Until now a stranger may have had the account of an address that is not theirs, and switched a second step on.
    const isNewlyVerified = await markEmailVerified(change.db, tenantId, userId, at);
    if (isNewlyVerified && userId !== firstAdminId) await disableTwoFactor(change, { tenantId, userId });
    await revokeAllSessions(change.db, { tenantId, userId, at, reason: 'password_reset' });
    await clearFailures(change.db, tenantId, email);
    await completePasswordChange(ctx, change, userId);
    await change.audit({ action: 'account.reset_password', subject: ['user', userId], actorId: userId });
  });
}

/** Ends the links an earlier request has sent, and tells the account by mail and in the product, in case it was not its owner. */
export async function completePasswordChange(ctx: Context, change: Write, userId: number): Promise<void> {
  const tenantId = ctx.tenant.id;
  await revokeLinks(ctx, change, userId, passwordPurposes);
  await notify(change, { tenantId, userId, kind: 'password_changed', values: {}, subject: 'change_password' });
  await queueMail(change, { tenantId, userId, kind: 'password_changed', path: '/forgotPassword' });
}
