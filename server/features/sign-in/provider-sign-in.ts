import type { Context } from '#server/context.ts';
import { type Write, write } from '#server/db/write.ts';
import { authenticateAccount, closeSessions, openSession, removeTwoFactor } from '#server/features/accounts/service.ts';
import { requireSwitch } from '#server/features/tenants/service.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { hashToken, newToken } from '#server/lib/secrets/random-token.ts';
import { claimAccount, findAccount, findLinkedAccount, insertIdentity, insertSeeker } from './identity-queries.ts';
import type { Person } from './provider-person.ts';
import { ProviderRefusal, refuseProvider } from './provider-refusal.ts';
import { deleteFlow, findFlow, insertFlow } from './queries.ts';

export interface SignedIn {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly username: string;
}

/** The email already has an account that is not linked with the provider yet. */
export interface PendingLink {
  readonly pendingAccount: { readonly hasPassword: boolean };
}

/**
 * Signs in with a provider: to the linked account, otherwise as a new job seeker. An existing account with the same
 * email is linked without its password only if the tenant trusts the provider's emails.
 */
export function signInWithProvider(ctx: Context, person: Person, userAgent: string): Promise<SignedIn | PendingLink> {
  return write(ctx, async (change) => {
    const tenantId = ctx.tenant.id;
    const linked = await findLinkedAccount(change.db, tenantId, person.identity);
    if (linked) return startSession(ctx, change, { account: linked, person, userAgent });
    const existing = await findAccount(change.db, tenantId, { email: person.identity.email });
    if (!existing) return signUp(ctx, change, { person, userAgent });
    refuseInactive(ctx, existing, person);
    if (!person.linksByEmail) return { pendingAccount: { hasPassword: existing.password_hash !== null } };
    if (existing.email_verified_at === null) await takeOverAccount(ctx, change, existing.id);
    await linkProvider(ctx, change, { userId: existing.id, person });
    return startSession(ctx, change, { account: existing, person, userAgent });
  });
}

/** Seconds in which the account's password must be entered to link a provider. */
const ticketSeconds = 600;

/** Stores the provider's identity until the account's password is entered. Returns the ticket. */
export async function createLinkTicket(ctx: Context, person: Person, key: string): Promise<string> {
  const ticket = newToken();
  const { provider, issuer, subject, email } = person.identity;
  await write(ctx, (change) =>
    insertFlow(change.db, {
      tenantId: ctx.tenant.id,
      stateHash: hashToken(ticket),
      browserHash: hashToken(key),
      provider,
      issuer,
      subject,
      email,
      expiresAt: new Date(ctx.clock().getTime() + ticketSeconds * 1000),
    }),
  );
  return ticket;
}

interface Confirmation {
  readonly ticket: string;
  readonly key: string;
  readonly password: string;
  readonly code?: string | undefined;
}

/** Links the pending provider after the account's password was entered, and signs in. */
export async function confirmLink(ctx: Context, given: Confirmation, userAgent: string): Promise<SignedIn> {
  const flow = await findFlow(ctx.db, ctx.tenant.id, hashToken(given.ticket));
  const { email, issuer, subject } = flow ?? {};
  const isValid = flow?.browser_hash.equals(hashToken(given.key)) && flow.expires_at > ctx.clock();
  if (!flow || !isValid || !email || !issuer || !subject) {
    return refuseProvider(ctx, flow?.provider ?? 'unknown', new ProviderRefusal('unknown_ticket'));
  }
  const userId = await authenticateAccount(ctx, { username: email, password: given.password, code: given.code });
  if (userId === null) return refuse('sign_in_failed');
  return write(ctx, async (change) => {
    if (!(await deleteFlow(change.db, ctx.tenant.id, hashToken(given.ticket)))) return refuse('provider_refused');
    const identity = { provider: flow.provider, issuer, subject, email };
    const person = { identity, fullName: '', linksByEmail: false };
    await linkProvider(ctx, change, { userId, person });
    const account = await findAccount(change.db, ctx.tenant.id, { id: userId });
    if (!account) return refuse('sign_in_failed');
    return startSession(ctx, change, { account, person, userAgent });
  });
}

/** Links a provider with an account. An account has at most one identity per provider; an identity has one account. */
export async function linkProvider(
  ctx: Context,
  change: Write,
  given: { userId: number; person: Person },
): Promise<void> {
  const { identity } = given.person;
  if (!(await insertIdentity(change.db, ctx.tenant.id, given.userId, identity))) refuse('conflict');
  const detail = { provider: identity.provider };
  await change.audit({
    action: 'account.link_provider',
    subject: ['user', given.userId],
    actorId: given.userId,
    detail,
  });
}

/** Resets an account whose email was unverified: its password, sessions and two-factor may belong to someone else. */
async function takeOverAccount(ctx: Context, change: Write, userId: number): Promise<void> {
  await claimAccount(change.db, ctx.tenant.id, userId, ctx.clock());
  await closeSessions(ctx, change, userId, 'claimed_by_email');
  await removeTwoFactor(ctx, change, userId);
}

interface Account {
  readonly id: number;
  readonly account_kind: string;
  readonly full_name: string;
  readonly state: string;
}

async function signUp(ctx: Context, change: Write, given: { person: Person; userAgent: string }): Promise<SignedIn> {
  const { person, userAgent } = given;
  await requireSwitch(ctx, 'seeker_sign_up');
  const { email } = person.identity;
  const seeker = { tenantId: ctx.tenant.id, email, fullName: person.fullName, language: 'en', now: ctx.clock() };
  const id = await insertSeeker(change.db, seeker);
  if (id === undefined) return refuse('changed_meanwhile');
  change.emit({ kind: 'seeker_changed', tenantId: ctx.tenant.id, id });
  await change.audit({ action: 'account.register', subject: ['user', id], actorId: id });
  await linkProvider(ctx, change, { userId: id, person });
  const account = { id, account_kind: 'job_seeker', full_name: person.fullName, state: 'active' };
  return startSession(ctx, change, { account, person, userAgent });
}

async function startSession(
  ctx: Context,
  change: Write,
  { account, person, userAgent }: { account: Account; person: Person; userAgent: string },
): Promise<SignedIn> {
  refuseInactive(ctx, account, person);
  const detail = { provider: person.identity.provider };
  await change.audit({ action: 'session.start', subject: ['user', account.id], actorId: account.id, detail });
  const isUser = account.account_kind === 'job_seeker';
  const tokens = await openSession(ctx, change, { userId: account.id, isUser, fullName: account.full_name, userAgent });
  return { access_token: tokens.access, refresh_token: tokens.refresh, username: account.full_name };
}

function refuseInactive(ctx: Context, account: Account, person: Person): void {
  if (account.state !== 'active')
    refuseProvider(ctx, person.identity.provider, new ProviderRefusal('account_disabled'));
}
