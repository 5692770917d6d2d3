import type { Tokens } from '#domain/features/accounts/contract.ts';
import type { Context } from '#server/context.ts';
import type { Write } from '#server/db/write.ts';
import { allowsPasswords, findAccountByEmail } from '#server/features/accounts/queries.ts';
import { verifyCode } from '#server/features/accounts/two-factor/verify-code.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { startSession } from './sessions.ts';
import { type AttemptOutcome, runAttempt } from './sign-in-lock.ts';

export interface Credentials {
  readonly username: string;
  readonly password: string;
  /** App code or recovery code; needed if the account uses two-factor. */
  readonly code?: string | undefined;
}

/**
 * Signs in with name and password. A wrong password, an unknown name and a disabled account give the same response in
 * the same time.
 */
export async function signIn(ctx: Context, credentials: Credentials, userAgent: string): Promise<Tokens> {
  const username = credentials.username.trim().toLowerCase();
  requireCredentials(username, credentials.password);
  const [isAllowed, found] = await Promise.all([
    allowsPasswords(ctx.db, ctx.tenant.id),
    findAccountByEmail(ctx.db, ctx.tenant.id, username),
  ]);
  if (!isAllowed) refuse('password_sign_in_off');
  let tokens: Tokens | undefined;
  await authenticate(ctx, { ...credentials, username }, found, async (change, account) => {
    await change.audit({ action: 'session.start', subject: ['user', account.id], actorId: account.id });
    const isUser = account.account_kind === 'job_seeker';
    tokens = await startSession(ctx, change, { userId: account.id, isUser, fullName: account.full_name, userAgent });
  });
  return tokens ?? refuse('sign_in_failed');
}

type Account = NonNullable<Awaited<ReturnType<typeof findAccountByEmail>>>;

/**
 * Returns the account with this name, or null for a wrong name or password. Only with the right password does the
 * response reveal that the account uses two-factor. `onPassed` runs in the transaction that resets the count of attempts.
 * @throws Refusal `code_needed`, `code_wrong`, or `too_many_requests` while the name is locked
 */
export async function authenticate(
  ctx: Context,
  { username, password, code }: Credentials,
  found: Account | undefined,
  onPassed?: (change: Write, account: Account) => Promise<void>,
) {
  const verify = async (): Promise<VerifiedCredentials> => {
    const matched = await matchPassword(ctx, found, password);
    if (!matched) return { account: null, outcome: 'failed' };
    if (!hasTwoFactor(matched)) return { account: matched, outcome: 'passed' };
    const checked = await verifyCode(ctx, matched.id, code);
    return { account: matched, codeOutcome: checked, outcome: codeOutcomes[checked] };
  };
  const { account, codeOutcome } = await runAttempt(ctx, username, verify, async (change, passed) => {
    if (passed.account) await onPassed?.(change, passed.account);
  });
  // Refuse after the attempt is settled, so that a wrong code counts.
  if (codeOutcome === 'missing') refuse('code_needed');
  if (codeOutcome === 'wrong') refuse('code_wrong');
  return account;
}

interface VerifiedCredentials {
  readonly account: Account | null;
  readonly codeOutcome?: keyof typeof codeOutcomes;
  readonly outcome: AttemptOutcome;
}

/** With two-factor, only a right code resets the count: the password alone must not allow more guesses of codes. */
const codeOutcomes = { missing: 'neutral', wrong: 'failed', right: 'passed' } as const;

/**
 * Whether the password is that of the account. A wrong one counts as a failed sign-in attempt.
 * @throws Refusal `too_many_requests` while the name is locked
 */
export async function verifyPassword(ctx: Context, username: string, password: string) {
  const { account } = await runAttempt(ctx, username, async () => {
    const found = await findAccountByEmail(ctx.db, ctx.tenant.id, username);
    const matched = await matchPassword(ctx, found, password);
    if (!matched) return { account: null, outcome: 'failed' };
    return { account: matched, outcome: hasTwoFactor(matched) ? 'neutral' : 'passed' };
  });
  return account;
}

/** The account if it is active and has this password, or null after the same time. */
async function matchPassword(ctx: Context, account: Account | undefined, password: string): Promise<Account | null> {
  const isActive = account?.state === 'active';
  const isMatch = await ctx.passwords.verify(isActive ? account.password_hash : null, password);
  return account && isMatch ? account : null;
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
