import type { Tokens } from '#domain/features/accounts/contract.ts';
import type { Context } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { refuse } from '#server/http/refusal.ts';
import { clearFailures, countFailure, findAccountByEmail, findAttempts, lockSignIn } from './queries.ts';
import { startSession } from './sessions.ts';

/** Tries that cost nothing; each further one doubles the wait, up to a quarter of an hour. */
const freeTries = 5;
const longestLock = 15 * 60;

interface Credentials {
  readonly username: string;
  readonly password: string;
}

/**
 * Answers tokens for the right name and password. A wrong password, an unknown name and a disabled account get
 * the same answer in the same time.
 */
export async function signIn(ctx: Context, credentials: Credentials, userAgent: string): Promise<Tokens> {
  const username = credentials.username.trim().toLowerCase();
  refuseMissing(username, credentials.password);
  await refuseLocked(ctx, username);
  const account = await findAccountByEmail(ctx.db, ctx.tenant.id, username);
  const isActive = account?.state === 'active';
  const isRight = await ctx.passwords.verify(isActive ? account.password_hash : null, credentials.password);
  if (!account || !isRight) return refuseWrong(ctx, username);
  return write(ctx, async (change) => {
    await clearFailures(change.db, ctx.tenant.id, username);
    await change.audit({ action: 'session.start', subject: ['user', account.id], actorId: account.id });
    const isUser = account.account_kind === 'job_seeker';
    return startSession(ctx, change, { userId: account.id, isUser, fullName: account.full_name, userAgent });
  });
}

function refuseMissing(username: string, password: string): void {
  if (username !== '' && password !== '' && !username.includes('\0')) return;
  refuse('invalid_input', {
    body: { non_field_errors: ['Enter your email and your password.'] },
    fields: [{ field: username === '' ? 'body.username' : 'body.password', code: 'required' }],
  });
}

async function refuseLocked(ctx: Context, username: string): Promise<void> {
  const attempts = await findAttempts(ctx.db, ctx.tenant.id, username);
  const seconds = attempts?.locked_until ? (attempts.locked_until.getTime() - ctx.clock().getTime()) / 1000 : 0;
  if (seconds <= 0) return;
  const text = `Too many tries. Try again in ${Math.ceil(seconds)} seconds, or set a new password.`;
  refuse('too_many_requests', {
    retryAfter: Math.ceil(seconds),
    body: { detail: text, non_field_errors: [text] },
  });
}

async function refuseWrong(ctx: Context, username: string): Promise<never> {
  await write(ctx, async (change) => {
    const failures = await countFailure(change.db, ctx.tenant.id, username);
    const lock = lockSeconds(failures);
    if (lock > 0) await lockSignIn(change.db, ctx.tenant.id, username, new Date(ctx.clock().getTime() + lock * 1000));
    await change.audit({ action: 'session.refuse', subject: ['sign_in', failures] });
  });
  return refuse('sign_in_failed');
}

function lockSeconds(failures: number): number {
  return failures < freeTries ? 0 : Math.min(longestLock, 2 ** (failures - freeTries + 1));
}
