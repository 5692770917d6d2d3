import type { Tokens } from '#domain/features/accounts/contract.ts';
import type { Context } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { refuse } from '#server/http/refusal.ts';
import {
  allowsPasswords,
  clearFailures,
  countFailure,
  findAccountByEmail,
  findAttempts,
  lockSignIn,
} from './queries.ts';
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
  if (!(await allowsPasswords(ctx.db, ctx.tenant.id))) refuse('password_sign_in_off');
  const account = await tryPassword(ctx, username, credentials.password);
  if (!account) return refuse('sign_in_failed');
  return write(ctx, async (change) => {
    await change.audit({ action: 'session.start', subject: ['user', account.id], actorId: account.id });
    const isUser = account.account_kind === 'job_seeker';
    return startSession(ctx, change, { userId: account.id, isUser, fullName: account.full_name, userAgent });
  });
}

/**
 * The account whose name and password these are, or null. Wrong tries are counted, and lock the name for a while.
 * @throws Refusal `too_many_requests` while it is locked
 */
export async function tryPassword(ctx: Context, username: string, password: string) {
  await refuseLocked(ctx, username);
  const account = await findAccountByEmail(ctx.db, ctx.tenant.id, username);
  const isActive = account?.state === 'active';
  const isRight = await ctx.passwords.verify(isActive ? account.password_hash : null, password);
  if (!account || !isRight) {
    await countWrong(ctx, username);
    return null;
  }
  await write(ctx, (change) => clearFailures(change.db, ctx.tenant.id, username));
  return account;
}

function refuseMissing(username: string, password: string): void {
  if (username !== '' && password !== '' && !username.includes('\0')) return;
  refuse('invalid_input', {
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

async function countWrong(ctx: Context, username: string): Promise<void> {
  await write(ctx, async (change) => {
    const failures = await countFailure(change.db, ctx.tenant.id, username);
    const lock = lockSeconds(failures);
    if (lock > 0) await lockSignIn(change.db, ctx.tenant.id, username, new Date(ctx.clock().getTime() + lock * 1000));
    await change.audit({ action: 'session.refuse', subject: ['sign_in', failures] });
  });
}

function lockSeconds(failures: number): number {
  return failures < freeTries ? 0 : Math.min(longestLock, 2 ** (failures - freeTries + 1));
}
