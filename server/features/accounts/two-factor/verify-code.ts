import type { Context } from '#server/context.ts';
import { type Write, write } from '#server/db/write.ts';
import { hashToken } from '#server/lib/secrets/random-token.ts';
import { findCounter, isAppCode, normalizeCode, normalizeRecoveryCode } from './totp.ts';
import { selectTwoFactor, spendCounter, spendRecoveryCode } from './two-factor-queries.ts';

/** Verifies and spends a code after the password was right. Uses for one account are serialized: each code works once. */
export async function verifyCode(ctx: Context, userId: number, code = ''): Promise<'missing' | 'wrong' | 'right'> {
  if (normalizeCode(code) === '') return 'missing';
  return write(ctx, async (change) => {
    const owner = { tenantId: ctx.tenant.id, userId };
    const row = await selectTwoFactor(change.db, owner).forUpdate().executeTakeFirst();
    // Turned off since the password was verified.
    if (!row?.sealed_secret) return 'right';
    return (await spendCode(ctx, change, { ...owner, sealed: row.sealed_secret, code })) ? 'right' : 'wrong';
  });
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
