import type { Tokens } from '#domain/features/accounts/contract.ts';
import type { Context } from '#server/context.ts';
import type { Write } from '#server/db/write.ts';
import { endAllLinks } from '#server/features/links/service.ts';
import { disableAccount, insertAccount, type NewAccount } from './queries.ts';
import { confirmAddress, revokeAll } from './recovery-queries.ts';
import { startSession } from './sessions.ts';

export type NewMember = Pick<NewAccount, 'email' | 'fullName' | 'language' | 'organisationId'> & {
  readonly roleId: number;
};

interface Made {
  readonly userId: number;
  readonly tokens: Tokens;
}

/**
 * Makes the account of somebody who was invited by mail, so that their address is proven, and signs it in. Null when the
 * address has an account already: nothing of that one changes.
 */
export async function makeMember(
  ctx: Context,
  change: Write,
  { member, passwordHash, userAgent }: { member: NewMember; passwordHash: string; userAgent: string },
): Promise<Made | null> {
  const tenantId = ctx.tenant.id;
  const userId = await insertAccount(change.db, { ...member, tenantId, kind: 'staff', passwordHash });
  if (userId === undefined) return null;
  await confirmAddress(change.db, tenantId, userId, ctx.clock());
  await change.audit({ action: 'account.register', subject: ['user', userId], actorId: userId });
  const person = { userId, isUser: false, fullName: member.fullName, userAgent };
  return { userId, tokens: await startSession(ctx, change, person) };
}

/** Closes an account: nobody signs in to it any more, and every session and link of it ends. What it wrote stays. */
export async function closeAccount(ctx: Context, change: Write, userId: number): Promise<void> {
  const tenantId = ctx.tenant.id;
  await disableAccount(change.db, tenantId, userId);
  await revokeAll(change.db, { tenantId, userId, at: ctx.clock(), reason: 'account_closed' });
  await endAllLinks(ctx, change, userId);
  change.announce({ kind: 'sessions_ended', tenantId, id: userId });
}
