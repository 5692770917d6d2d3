import type { Context } from '#server/context.ts';
import { type Write, write } from '#server/db/write.ts';
import { clearFailures } from '#server/features/accounts/queries.ts';
import { recordFailedAttempt, refuseIfLocked } from '#server/features/accounts/session/sign-in-lock.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { hashToken } from '#server/lib/random-token.ts';
import { findCounter, isAppCode, normalizeCode, normalizeRecoveryCode } from './totp.ts';
import { selectTwoFactor, spendCounter, spendRecoveryCode } from './two-factor-queries.ts';

interface CodeAttempt {
  readonly userId: number;
  readonly username: string;
  readonly code: string | undefined;
}

/**
 * Verifies and spends a code after the password was right. A wrong code counts like a wrong password. Attempts for one
 * account are serialized, so that concurrent guesses are locked out too.
 * @throws Refusal `code_needed`, `code_wrong`, or `too_many_requests` while the name is locked
 */
export async function verifyCode(ctx: Context, { userId, username, code = '' }: CodeAttempt): Promise<void> {
  if (normalizeCode(code) === '') refuse('code_needed');
  const isAccepted = await write(ctx, async (change) => {
    const owner = { tenantId: ctx.tenant.id, userId };
    const row = await selectTwoFactor(change.db, owner).forUpdate().executeTakeFirst();
    // Turned off since the password was verified.
    if (!row?.sealed_secret) return true;
    await refuseIfLocked(ctx, change.db, username);
    if (await spendCode(ctx, change, { ...owner, sealed: row.sealed_secret, code })) {
      await clearFailures(change.db, ctx.tenant.id, username);
      return true;
    }
    await recordFailedAttempt(ctx, change, username);
    return false;
  });
  // Refuse outside the transaction, so that the count is committed.
  if (!isAccepted) refuse('code_wrong');
}

interface CodeToSpend {
  readonly tenantId: number;
  readonly userId: number;
  readonly sealed: Buffer;
  readonly code: string;
}

async function spendCode(ctx: Context, change: Write, { sealed, code, ...owner }: CodeToSpend): Promise<boolean> {
  const normalized = normalizeCode(code);
  if (isAppCode(normalized)) {
    const secret = openSecret(ctx, sealed);
    const counter = secret === null ? null : findCounter(secret, normalized, ctx.clock());
    return counter !== null && spendCounter(change.db, owner, counter);
  }
  const hash = hashToken(normalizeRecoveryCode(code));
  if (!(await spendRecoveryCode(change.db, owner, { hash, at: ctx.clock() }))) return false;
  const { userId } = owner;
  await change.audit({ action: 'account.use_recovery_code', subject: ['user', userId], actorId: userId });
  return true;
}

/** Returns null if it was sealed with another installation secret; recovery codes still work then. */
function openSecret({ secretBox, log }: Context, sealed: Buffer): string | null {
  try {
    return secretBox.open(sealed);
  } catch (error) {
    log.error({ err: error }, 'two-factor secret cannot be decrypted; was SECRET changed?');
    return null;
  }
}
