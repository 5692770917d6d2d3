import { type Actor, visitor } from '#domain/access/actor.ts';
import { getRole } from '#domain/access/roles.ts';
import type { Context } from '#server/context.ts';
import { lacksRequiredTwoFactor } from '#server/features/accounts/service.ts';
import { findDecider } from './queries.ts';

/** The actor of an approver's link. */
export async function findDeciderActor(ctx: Context, db: Context['db'], userId: number): Promise<Actor> {
  const account = await findDecider(db, ctx.tenant.id, userId);
  const role = account ? getRole(account.account_kind, account.role_id) : null;
  if (!account || role === null) return visitor;
  return {
    kind: 'signed_in',
    userId: account.id,
    role,
    organisationId: account.organisation_id,
    isPending: false,
    mustSetUpTwoFactor: await lacksRequiredTwoFactor(ctx, db, { userId: account.id, role }),
    isRecentlyAuthenticated: false,
    impersonatorId: null,
    sessionId: '',
    fullName: account.full_name,
  };
}
