import { isTwoFactorRequired } from '#domain/access/permissions.ts';
import type { Role } from '#domain/access/roles.ts';
import type { TwoFactorSetup, TwoFactorStatus } from '#domain/features/accounts/two-factor.ts';
import type { Context, SignedInContext } from '#server/context.ts';
import { type Write, type Writer, write } from '#server/db/write.ts';
import { findAccountByEmail, findIdentity, lockActiveAccount } from '#server/features/accounts/queries.ts';
import { revokeOtherSessions } from '#server/features/accounts/session/session-queries.ts';
import { queueMail } from '#server/features/mail/service.ts';
import { notify } from '#server/features/notifications/service.ts';
import { getTenantTheme } from '#server/features/tenants/service.ts';
import { refuse, refuseField } from '#server/http/errors/refusal.ts';
import { hashToken } from '#server/lib/secrets/random-token.ts';
import {
  buildOtpauthUri,
  createRecoveryCodes,
  createSecret,
  findCounter,
  normalizeCode,
  normalizeRecoveryCode,
} from './totp.ts';
import {
  activatePendingSecret,
  countRecoveryCodes,
  deleteTwoFactor,
  replaceRecoveryCodes,
  savePendingSecret,
  selectTwoFactor,
} from './two-factor-queries.ts';

/** The caller's two-factor status and the number of unused recovery codes. */
export async function readTwoFactor(ctx: SignedInContext): Promise<TwoFactorStatus> {
  const row = await selectTwoFactor(ctx.db, getOwner(ctx)).executeTakeFirst();
  return {
    is_on: row?.sealed_secret != null,
    since: row?.confirmed_at?.toISOString() ?? null,
    recovery_codes_left: await countRecoveryCodes(ctx.db, getOwner(ctx)),
    is_required: await isTwoFactorRequiredOf(ctx, ctx.actor),
  };
}

/** Creates a secret for an app. An active secret stays valid until the new one is confirmed. */
export async function startTwoFactorSetup(ctx: SignedInContext): Promise<TwoFactorSetup> {
  const { email } = await findIdentity(ctx.db, ctx.tenant.id, ctx.actor.userId);
  const secret = createSecret();
  await write(ctx, async (change) => {
    // The account may have been deleted in the meantime.
    if (!(await lockActiveAccount(change.db, ctx.tenant.id, ctx.actor.userId))) refuse('not_found');
    await savePendingSecret(change.db, getOwner(ctx), ctx.secretBox.seal(secret));
    await change.audit({ action: 'account.begin_second_step', subject: ['user', ctx.actor.userId] });
  });
  return { secret, address: buildOtpauthUri(secret, { issuer: ctx.tenant.title, label: email }) };
}

/**
 * Activates the pending secret with its first code and ends all other sessions, which began without two-factor. Returns
 * the recovery codes; only their hashes are stored.
 */
export async function confirmTwoFactor(ctx: SignedInContext, code: string): Promise<string[]> {
  return write(ctx, async (change) => {
    const row = await selectTwoFactor(change.db, getOwner(ctx)).forUpdate().executeTakeFirst();
    if (!row?.pending_secret) return refuse('conflict');
    const counter = findCounter(ctx.secretBox.open(row.pending_secret), normalizeCode(code), ctx.clock());
    if (counter === null) return refuseField('body.code', 'code_wrong');
    const at = ctx.clock();
    const { userId, sessionId } = ctx.actor;
    await activatePendingSecret(change.db, getOwner(ctx), { sealed: row.pending_secret, counter, at });
    await revokeOtherSessions(change.db, { ...getOwner(ctx), exceptId: sessionId, at, reason: 'second_step_on' });
    await notifyTwoFactorChange(change, getOwner(ctx), 'second_step_on');
    await change.audit({ action: 'account.confirm_second_step', subject: ['user', userId] });
    return issueRecoveryCodes(ctx, change);
  });
}

/** Replaces the recovery codes. */
export async function renewRecoveryCodes(ctx: SignedInContext): Promise<string[]> {
  return write(ctx, async (change) => {
    const row = await selectTwoFactor(change.db, getOwner(ctx)).forUpdate().executeTakeFirst();
    if (!row?.sealed_secret) return refuse('conflict');
    await change.audit({ action: 'account.renew_recovery_codes', subject: ['user', ctx.actor.userId] });
    return issueRecoveryCodes(ctx, change);
  });
}

export async function turnOffTwoFactor(ctx: SignedInContext): Promise<void> {
  if (await isTwoFactorRequiredOf(ctx, ctx.actor)) refuse('conflict');
  await write(ctx, (change) => disableTwoFactor(change, getOwner(ctx)));
}

interface Owner {
  readonly tenantId: number;
  readonly userId: number;
}

/** Removes two-factor from an account and notifies it. Returns false if it was not on. */
export async function disableTwoFactor(change: Write, owner: Owner): Promise<boolean> {
  if (!(await deleteTwoFactor(change.db, owner))) return false;
  await notifyTwoFactorChange(change, owner, 'second_step_off');
  await change.audit({ action: 'account.end_second_step', subject: ['user', owner.userId] });
  return true;
}

/** The same for the account with this email; null if there is none. */
export async function disableTwoFactorByEmail(ctx: Writer, email: string): Promise<boolean | null> {
  const tenantId = ctx.tenant.id;
  const account = await findAccountByEmail(ctx.db, tenantId, email);
  return account ? write(ctx, (change) => disableTwoFactor(change, { tenantId, userId: account.id })) : null;
}

/** By email and in the product, in case it was not the owner. */
async function notifyTwoFactorChange(
  change: Write,
  owner: Owner,
  kind: 'second_step_on' | 'second_step_off',
): Promise<void> {
  await notify(change, { ...owner, kind, values: {}, subject: 'second_step' });
  await queueMail(change, { ...owner, kind, path: '/forgotPassword' });
}

async function issueRecoveryCodes(ctx: SignedInContext, change: Write): Promise<string[]> {
  const codes = createRecoveryCodes();
  const hashes = codes.map((code) => hashToken(normalizeRecoveryCode(code)));
  await replaceRecoveryCodes(change.db, getOwner(ctx), hashes);
  return codes;
}

/** Whether the account must use two-factor. */
export async function isTwoFactorRequiredOf(
  ctx: Context,
  { userId, role }: { readonly userId: number; readonly role: Role },
): Promise<boolean> {
  if (!ctx.requiresTwoFactor) return false;
  const { switches } = await getTenantTheme(ctx, ctx.tenant.id);
  return isTwoFactorRequired(userId, role, switches.staff_two_factor);
}

function getOwner({ tenant, actor }: SignedInContext): Owner {
  return { tenantId: tenant.id, userId: actor.userId };
}
