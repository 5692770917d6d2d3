import { isTwoFactorRequired } from '#domain/access/permissions.ts';
import type { TwoFactorSetup, TwoFactorStatus } from '#domain/features/accounts/two-factor.ts';
import type { Context, SignedInContext } from '#server/context.ts';
import { type Write, type Writer, write } from '#server/db/write.ts';
import { findAccountByEmail, findIdentity, lockActive } from '#server/features/accounts/queries.ts';
import { revokeOthers } from '#server/features/accounts/session/session-queries.ts';
import { queueMail } from '#server/features/mail/service.ts';
import { notify } from '#server/features/notifications/service.ts';
import { refuse, refuseField } from '#server/http/errors/refusal.ts';
import { hashToken } from '#server/lib/random-token.ts';
import { addressOf, bareCode, counterOf, newRecoveryCodes, newSecret, plainRecoveryCode } from './totp.ts';
import {
  countRecoveryCodes,
  deleteSecondStep,
  findSecondStep,
  keepPending,
  replaceRecoveryCodes,
  takeIntoUse,
} from './two-factor-queries.ts';

/** Whether one's own account has a second step, and what is left of its recovery codes. */
export async function readSecondStep(ctx: SignedInContext): Promise<TwoFactorStatus> {
  const step = await findSecondStep(ctx.db, ownerOf(ctx)).executeTakeFirst();
  return {
    is_on: step?.sealed_secret != null,
    since: step?.confirmed_at?.toISOString() ?? null,
    recovery_codes_left: await countRecoveryCodes(ctx.db, ownerOf(ctx)),
    is_required: isRequired(ctx),
  };
}

/** A new secret for an app. The one in use, if there is one, stays in use until a code of the new one has been given. */
export async function beginSecondStep(ctx: SignedInContext): Promise<TwoFactorSetup> {
  const { email } = await findIdentity(ctx.db, ctx.tenant.id, ctx.actor.userId);
  const secret = newSecret();
  await write(ctx, async (change) => {
    // Nothing is kept for an account that was deleted meanwhile.
    if (!(await lockActive(change.db, ctx.tenant.id, ctx.actor.userId))) refuse('not_found');
    await keepPending(change.db, ownerOf(ctx), ctx.secretBox.seal(secret));
    await change.audit({ action: 'account.begin_second_step', subject: ['user', ctx.actor.userId] });
  });
  return { secret, address: addressOf(secret, { issuer: ctx.tenant.title, label: email }) };
}

/**
 * Takes the secret into use with its first code, and ends all other sessions: they began without it. Returns the recovery
 * codes, of which only hashes are kept.
 */
export async function confirmSecondStep(ctx: SignedInContext, code: string): Promise<string[]> {
  return write(ctx, async (change) => {
    const step = await findSecondStep(change.db, ownerOf(ctx)).forUpdate().executeTakeFirst();
    if (!step?.pending_secret) return refuse('conflict');
    const counter = counterOf(ctx.secretBox.open(step.pending_secret), bareCode(code), ctx.clock());
    if (counter === null) return refuseField('body.code', 'code_wrong');
    const at = ctx.clock();
    const { userId, sessionId } = ctx.actor;
    await takeIntoUse(change.db, ownerOf(ctx), { sealed: step.pending_secret, counter, at });
    await revokeOthers(change.db, { ...ownerOf(ctx), keptId: sessionId, at, reason: 'second_step_on' });
    await tellSecondStep(change, ownerOf(ctx), 'second_step_on');
    await change.audit({ action: 'account.confirm_second_step', subject: ['user', userId] });
    return giveRecoveryCodes(ctx, change);
  });
}

/** New recovery codes; those from before work no more. */
export async function renewRecoveryCodes(ctx: SignedInContext): Promise<string[]> {
  return write(ctx, async (change) => {
    const step = await findSecondStep(change.db, ownerOf(ctx)).forUpdate().executeTakeFirst();
    if (!step?.sealed_secret) return refuse('conflict');
    await change.audit({ action: 'account.renew_recovery_codes', subject: ['user', ctx.actor.userId] });
    return giveRecoveryCodes(ctx, change);
  });
}

export async function switchOffSecondStep(ctx: SignedInContext): Promise<void> {
  if (isRequired(ctx)) refuse('conflict');
  await write(ctx, (change) => endSecondStep(change, ownerOf(ctx)));
}

interface Owner {
  readonly tenantId: number;
  readonly userId: number;
}

/** Ends the second step of an account, and tells it. False when it had none. */
export async function endSecondStep(change: Write, owner: Owner): Promise<boolean> {
  if (!(await deleteSecondStep(change.db, owner))) return false;
  await tellSecondStep(change, owner, 'second_step_off');
  await change.audit({ action: 'account.end_second_step', subject: ['user', owner.userId] });
  return true;
}

/** The same for the account with this email; null when there is none. */
export async function endSecondStepOf(ctx: Writer, email: string): Promise<boolean | null> {
  const tenantId = ctx.tenant.id;
  const account = await findAccountByEmail(ctx.db, tenantId, email);
  return account ? write(ctx, (change) => endSecondStep(change, { tenantId, userId: account.id })) : null;
}

/** By mail and in the product, in case it was not the owner. */
async function tellSecondStep(change: Write, owner: Owner, kind: 'second_step_on' | 'second_step_off'): Promise<void> {
  await notify(change, { ...owner, kind, values: {}, subject: 'second_step' });
  await queueMail(change, { ...owner, kind, path: '/forgotPassword' });
}

async function giveRecoveryCodes(ctx: SignedInContext, change: Write): Promise<string[]> {
  const codes = newRecoveryCodes();
  const hashes = codes.map((code) => hashToken(plainRecoveryCode(code)));
  await replaceRecoveryCodes(change.db, ownerOf(ctx), hashes);
  return codes;
}

function isRequired({ requiresTwoFactor, actor }: Context & SignedInContext): boolean {
  return requiresTwoFactor && isTwoFactorRequired(actor.userId, actor.role);
}

function ownerOf({ tenant, actor }: SignedInContext): Owner {
  return { tenantId: tenant.id, userId: actor.userId };
}
