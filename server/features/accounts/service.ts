import { type Actor, visitor } from '#domain/access/actor.ts';
import { isTwoFactorRequired } from '#domain/access/permissions.ts';
import { getRole, type Role, type RoleId } from '#domain/access/roles.ts';
import type { Tokens } from '#domain/features/accounts/contract.ts';
import { sessionSeconds } from '#domain/features/accounts/session-lifetimes.ts';
import { isMemberBlocked } from '#domain/features/organisations/lifecycle.ts';
import type { Context, Services, SignedInContext } from '#server/context.ts';
import type { Write, Writer } from '#server/db/write.ts';
import { revokeAllLinks } from '#server/features/links/service.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { requirePassword } from './password/change-password.ts';
import { hashNewPassword } from './password/new-password.ts';
import { markEmailVerified } from './password/recovery-queries.ts';
import {
  allowsPasswords,
  disableAccount,
  findAccountByEmail,
  findIdentity,
  findLiveSession,
  hasAccount,
  insertAccount,
  insertProfile,
  listLiveSessions,
  lockActiveAccount,
  type NewAccount,
} from './queries.ts';
import { type Impersonation, revokeAllSessions, revokeSession } from './session/session-queries.ts';
import { type NewSession, startImpersonation, startSession } from './session/sessions.ts';
import { authenticate, type Credentials } from './session/sign-in.ts';
import { disableTwoFactor, disableTwoFactorByEmail, isTwoFactorRequiredOf } from './two-factor/two-factor.ts';
import { hasTwoFactor } from './two-factor/two-factor-queries.ts';

/** The actor of an access token, with their current rights. */
export async function findActor(ctx: Context, token: string): Promise<Actor> {
  const claims = await ctx.tokens.verifyAccess(token, ctx.tenant.id, ctx.clock());
  if (!claims) return visitor;
  const actor = await findActorOfSession(ctx, claims.sessionId);
  return actor.kind === 'signed_in' && actor.userId === claims.userId ? actor : visitor;
}

/** The actor of a session, with their current rights. */
export async function findActorOfSession(ctx: Context, sessionId: string): Promise<Actor> {
  const session = await findLiveSession(ctx.db, ctx.tenant.id, sessionId, ctx.clock());
  const role = session ? getRole(session.account_kind, session.role_id) : null;
  if (!session || role === null) return visitor;
  const isImpersonation = session.impersonator_user_id !== null;
  const isRequired = ctx.requiresTwoFactor && isTwoFactorRequired(session.user_id, role, session.staff_two_factor);
  return {
    kind: 'signed_in',
    userId: session.user_id,
    role,
    organisationId: session.organisation_id,
    isPending: isMemberBlocked(session.organisation_status, session.email_verified_at !== null),
    sessionId: session.session_id,
    // The impersonator has used their own two-factor, and may not set one up here.
    mustSetUpTwoFactor: isRequired && !isImpersonation && session.second_step_since === null,
    isRecentlyAuthenticated: isRecent(session.proven_at, ctx.clock()),
    fullName: session.full_name,
    impersonatorId: session.impersonator_user_id,
  };
}

function isRecent(provenAt: Date | null, now: Date): boolean {
  return provenAt !== null && now.getTime() - provenAt.getTime() <= sessionSeconds.recentAuth * 1000;
}

/** Starts a session for a person who signed in without a password. */
export function openSession(ctx: Context, change: Write, person: NewSession): Promise<Tokens> {
  return startSession(ctx, change, person);
}

/** Starts an impersonation session for an administrator. */
export function openImpersonationSession(
  ctx: SignedInContext,
  change: Write,
  given: { readonly person: NewSession; readonly impersonation: Impersonation },
): Promise<{ access: string; endsAt: Date }> {
  return startImpersonation(ctx, change, given);
}

/** Ends a session that another feature has started. */
export function closeSession(ctx: Context, change: Write, id: string, reason: string): Promise<void> {
  return revokeSession(change.db, { tenantId: ctx.tenant.id, id, at: ctx.clock(), reason });
}

/** Ends every session of an account. */
export function closeSessions(ctx: Context, change: Write, userId: number, reason: string): Promise<void> {
  return revokeAllSessions(change.db, { tenantId: ctx.tenant.id, userId, at: ctx.clock(), reason });
}

/**
 * Returns the id of the account with these credentials, or null. Failed attempts are counted and lock the name.
 * @throws Refusal `code_needed` or `code_wrong` if the account uses two-factor
 */
export async function authenticateAccount(ctx: Context, credentials: Credentials): Promise<number | null> {
  const found = await findAccountByEmail(ctx.db, ctx.tenant.id, credentials.username);
  return (await authenticate(ctx, credentials, found))?.id ?? null;
}

/** Checks the caller's password; a wrong one is reported for the field. */
export function confirmPassword(ctx: SignedInContext, password: string, field: string): Promise<void> {
  return requirePassword(ctx, password, field);
}

/** Removes two-factor from an account and notifies it. Returns whether it was on. */
export function removeTwoFactor({ tenant }: Pick<Context, 'tenant'>, change: Write, userId: number): Promise<boolean> {
  return disableTwoFactor(change, { tenantId: tenant.id, userId });
}

/**
 * For an operator: removes two-factor of a person who lost the app and the recovery codes. Returns whether it was on;
 * null for an email without an account.
 */
export function resetSecondStep(ctx: Writer, email: string): Promise<boolean | null> {
  return disableTwoFactorByEmail(ctx, email.trim().toLowerCase());
}

/** Whether the account has set up two-factor. */
export function usesTwoFactor({ tenant }: Context, db: Context['db'] | Write['db'], userId: number): Promise<boolean> {
  return hasTwoFactor(db, { tenantId: tenant.id, userId });
}

/** Whether the account must set up two-factor before it does anything else. */
export async function lacksRequiredTwoFactor(
  ctx: Context,
  db: Context['db'] | Write['db'],
  account: { readonly userId: number; readonly role: Role },
): Promise<boolean> {
  return (await isTwoFactorRequiredOf(ctx, account)) && !(await usesTwoFactor(ctx, db, account.userId));
}

/** Whether the tenant allows signing in with a password. */
export function canUsePasswords(ctx: Context): Promise<boolean> {
  return allowsPasswords(ctx.db, ctx.tenant.id);
}

/** Whether an email has an account, in any state. */
export function isEmailTaken(ctx: Context, db: Context['db'] | Write['db'], email: string): Promise<boolean> {
  return hasAccount(db, ctx.tenant.id, email);
}

/** Hashes a new password. `personalTexts` are texts that others know, such as the person's name. */
export function hashMemberPassword(ctx: Context, password: string, personalTexts: readonly string[]): Promise<string> {
  return hashNewPassword(ctx, { password, personalTexts, field: 'body.password' });
}

interface NewMember extends Pick<NewAccount, 'email' | 'fullName' | 'language' | 'organisationId'> {
  readonly roleId: RoleId;
}

/**
 * Creates the account of an invited person and signs it in. The email is verified by the invitation link. Returns null,
 * without changes, if the email has an account already.
 */
export async function createMember(
  ctx: Context,
  change: Write,
  { member, passwordHash, userAgent }: { member: NewMember; passwordHash: string; userAgent: string },
): Promise<{ userId: number; tokens: Tokens } | null> {
  const tenantId = ctx.tenant.id;
  const userId = await insertAccount(change.db, { ...member, tenantId, kind: 'staff', passwordHash });
  if (userId === undefined) return null;
  await markEmailVerified(change.db, tenantId, userId, ctx.clock());
  await change.audit({ action: 'account.register', subject: ['user', userId], actorId: userId });
  const person = { userId, isUser: false, fullName: member.fullName, userAgent };
  return { userId, tokens: await startSession(ctx, change, person) };
}

/**
 * Creates the account of an invited job seeker and signs it in, also where sign-up is closed. The email is verified by the
 * invitation link. Returns null, without changes, if the email has an account already.
 */
export async function createSeeker(
  ctx: Context,
  change: Write,
  {
    account,
    passwordHash,
    userAgent,
  }: {
    readonly account: Pick<NewAccount, 'email' | 'fullName' | 'language'>;
    readonly passwordHash: string;
    readonly userAgent: string;
  },
): Promise<{ userId: number; tokens: Tokens } | null> {
  const tenantId = ctx.tenant.id;
  const columns = {
    ...account,
    tenantId,
    passwordHash,
    kind: 'job_seeker',
    roleId: null,
    organisationId: null,
  } as const;
  const userId = await insertAccount(change.db, columns);
  if (userId === undefined) return null;
  await insertProfile(change.db, tenantId, userId);
  await markEmailVerified(change.db, tenantId, userId, ctx.clock());
  await change.audit({ action: 'account.register', subject: ['user', userId], actorId: userId });
  change.emit({ kind: 'seeker_changed', tenantId, id: userId });
  const person = { userId, isUser: true, fullName: account.fullName, userAgent };
  return { userId, tokens: await startSession(ctx, change, person) };
}

/** Disables an account and ends all its sessions and links. Its content stays. */
export async function closeAccount(ctx: Context, change: Write, userId: number): Promise<void> {
  const tenantId = ctx.tenant.id;
  await disableAccount(change.db, tenantId, userId);
  await closeSessions(ctx, change, userId, 'account_closed');
  await revokeAllLinks(ctx, change, userId);
  change.emit({ kind: 'sessions_ended', tenantId, id: userId });
}

/** The ids of the given sessions, of all tenants, that have not ended. */
export async function findLiveSessionIds({ database, clock }: Services, ids: readonly string[]): Promise<string[]> {
  const rows = await listLiveSessions(database.forTenant('all', 'session'), ids, clock());
  return rows.map((row) => row.id);
}

/**
 * Serializes the caller's writes until the transaction ends, so that counts and reads stay valid. Refuses if the account
 * was deleted or closed.
 */
export async function lockAccount(ctx: SignedInContext, change: Write): Promise<void> {
  if (!(await lockActiveAccount(change.db, ctx.tenant.id, ctx.actor.userId))) refuse('not_found');
}

/** The email of an account. */
export async function findEmail(ctx: SignedInContext, db: Write['db'], userId: number): Promise<string> {
  return (await findIdentity(db, ctx.tenant.id, userId)).email;
}
