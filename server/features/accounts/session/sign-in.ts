import type { Tokens } from '#domain/features/accounts/contract.ts';
import type { Context } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { allowsPasswords, clearFailures, findAccountByEmail } from '#server/features/accounts/queries.ts';
import { verifyCode } from '#server/features/accounts/two-factor/verify-code.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { startSession } from './sessions.ts';
import { recordFailedAttempt, refuseIfLocked } from './sign-in-lock.ts';

export interface Credentials {
  readonly username: string;
  readonly password: string;
  /** Of the app, or a recovery code; asked for where the account has a second step. */
  readonly code?: string | undefined;
}

/**
 * Answers tokens for the right name and password. A wrong password, an unknown name and a disabled account get
 * the same answer in the same time.
 */
export async function signIn(ctx: Context, credentials: Credentials, userAgent: string): Promise<Tokens> {
  const username = credentials.username.trim().toLowerCase();
  requireCredentials(username, credentials.password);
  if (!(await allowsPasswords(ctx.db, ctx.tenant.id))) refuse('password_sign_in_off');
  const account = await authenticate(ctx, { ...credentials, username });
  if (!account) return refuse('sign_in_failed');
  return write(ctx, async (change) => {
    await change.audit({ action: 'session.start', subject: ['user', account.id], actorId: account.id });
    const isUser = account.account_kind === 'job_seeker';
    return startSession(ctx, change, { userId: account.id, isUser, fullName: account.full_name, userAgent });
  });
}

/**
 * The account that may come in with these, or null for a wrong name or password. Only who knows the password learns
 * that the account has a second step.
 */
export async function authenticate(ctx: Context, { username, password, code }: Credentials) {
  const account = await verifyPassword(ctx, username, password);
  if (account && hasTwoFactor(account)) await verifyCode(ctx, { userId: account.id, username, code });
  return account;
}

/**
 * The account whose name and password these are, or null. Wrong tries are counted, and lock the name for a while.
 * @throws Refusal `too_many_requests` while it is locked
 */
export async function verifyPassword(ctx: Context, username: string, password: string) {
  await refuseIfLocked(ctx, ctx.db, username);
  const account = await findAccountByEmail(ctx.db, ctx.tenant.id, username);
  const isActive = account?.state === 'active';
  const isMatch = await ctx.passwords.verify(isActive ? account.password_hash : null, password);
  if (!account || !isMatch) {
    await write(ctx, (change) => recordFailedAttempt(ctx, change, username));
    return null;
  }
  // With a second step the count goes with its code: the password alone must not give back tries to guess one.
  if (!hasTwoFactor(account)) await write(ctx, (change) => clearFailures(change.db, ctx.tenant.id, username));
  return account;
}

function hasTwoFactor(account: { readonly second_step_since: Date | null }): boolean {
  return account.second_step_since !== null;
}

function requireCredentials(username: string, password: string): void {
  if (username !== '' && password !== '' && !username.includes('\0')) return;
  refuse('invalid_input', {
    fields: [{ field: username === '' ? 'body.username' : 'body.password', code: 'required' }],
  });
}
