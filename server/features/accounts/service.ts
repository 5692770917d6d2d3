import { type Actor, visitor } from '#domain/access/actor.ts';
import { roleOf } from '#domain/access/roles.ts';
import type { Tokens } from '#domain/features/accounts/contract.ts';
import { sessionTimes } from '#domain/features/accounts/session-times.ts';
import type { Context, Services, SignedInContext } from '#server/context.ts';
import type { Write } from '#server/db/write.ts';
import { confirmPassword } from './change-password.ts';
import { closeAccount, makeMember, type NewMember } from './members.ts';
import { hashNewPassword } from './new-password.ts';
import { allowsPasswords, findIdentity, findLive, findLiveSession, hasAccount } from './queries.ts';
import { type Look, revokeSession } from './session-queries.ts';
import { type NewSession, startLook, startSession } from './sessions.ts';
import { tryPassword } from './sign-in.ts';

/** The person behind an access token, with the rights they have at this moment. */
export async function findActor(ctx: Context, token: string): Promise<Actor> {
  const claims = await ctx.tokens.verifyAccess(token, ctx.tenant.id, ctx.clock());
  if (!claims) return visitor;
  const actor = await actorOfSession(ctx, claims.sessionId);
  return actor.kind === 'signed_in' && actor.userId === claims.userId ? actor : visitor;
}

/** The person of a session, with the rights they have at this moment. */
export async function actorOfSession(ctx: Context, sessionId: string): Promise<Actor> {
  const session = await findLiveSession(ctx.db, ctx.tenant.id, sessionId, ctx.clock());
  const role = session ? roleOf(session.account_kind, session.role_id) : null;
  if (!session || role === null) return visitor;
  return {
    kind: 'signed_in',
    userId: session.user_id,
    role,
    organisationId: session.organisation_id,
    isPending: session.organisation_status !== null && session.organisation_status !== 'approved',
    sessionId: session.session_id,
    isProven: isFresh(session.proven_at, ctx.clock()),
    fullName: session.full_name,
    impersonatorId: session.impersonator_user_id,
  };
}

function isFresh(provenAt: Date | null, now: Date): boolean {
  return provenAt !== null && now.getTime() - provenAt.getTime() <= sessionTimes.proof * 1000;
}

/** A session for somebody who came in another way than with a password. */
export function openSession(ctx: Context, change: Write, person: NewSession): Promise<Tokens> {
  return startSession(ctx, change, person);
}

/** A session in which an administrator looks at the product as somebody else. */
export function openLook(
  ctx: SignedInContext,
  change: Write,
  looking: { readonly person: NewSession; readonly look: Look },
): Promise<{ access: string; endsAt: Date }> {
  return startLook(ctx, change, looking);
}

/** Ends a session that somebody else's feature has opened. */
export function closeSession(ctx: Context, change: Write, id: string, reason: string): Promise<void> {
  return revokeSession(change.db, { tenantId: ctx.tenant.id, id, at: ctx.clock(), reason });
}

/** The id of the account whose name and password these are, or null. Wrong tries are counted and lock the name. */
export async function proveAccount(ctx: Context, username: string, password: string): Promise<number | null> {
  return (await tryPassword(ctx, username, password))?.id ?? null;
}

/** Asks the person signed in for their password once more; a wrong one is named as a problem of the field. */
export function askPasswordAgain(ctx: SignedInContext, password: string, field: string): Promise<void> {
  return confirmPassword(ctx, password, field);
}

/** Whether people of the tenant may come in with a password at all. */
export function mayUsePasswords(ctx: Context): Promise<boolean> {
  return allowsPasswords(ctx.db, ctx.tenant.id);
}

/** Whether an address has an account, whatever its state. */
export function isAddressTaken(ctx: Context, db: Context['db'] | Write['db'], email: string): Promise<boolean> {
  return hasAccount(db, ctx.tenant.id, email);
}

/** The hash of a password that somebody chooses. `known` is what others know of them, such as their name. */
export function takeNewPassword(ctx: Context, password: string, known: readonly string[]): Promise<string> {
  return hashNewPassword(ctx, { password, known, field: 'body.password' });
}

/** Makes the account of somebody who was invited and signs it in; null when the address has one already. */
export function openMember(
  ctx: Context,
  change: Write,
  made: { readonly member: NewMember; readonly passwordHash: string; readonly userAgent: string },
): Promise<{ userId: number; tokens: Tokens } | null> {
  return makeMember(ctx, change, made);
}

/** Closes the account of somebody who leaves, with all its sessions and links. */
export function closeMember(ctx: Context, change: Write, userId: number): Promise<void> {
  return closeAccount(ctx, change, userId);
}

/** Those of the sessions that have not ended, whatever their tenants. */
export async function findLiveSessionIds({ database, clock }: Services, ids: readonly string[]): Promise<string[]> {
  const rows = await findLive(database.db, ids, clock());
  return rows.map((row) => row.id);
}

/** The address of an account. */
export async function emailOf(ctx: SignedInContext, db: Write['db'], userId: number): Promise<string> {
  return (await findIdentity(db, ctx.tenant.id, userId)).email;
}
