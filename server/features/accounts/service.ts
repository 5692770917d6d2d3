import { type Actor, visitor } from '#domain/access/actor.ts';
import { roleOf } from '#domain/access/roles.ts';
import type { Context } from '#server/context.ts';
import { findLiveSession } from './queries.ts';

/** The person behind an access token, with the rights they have at this moment. */
export async function findActor(ctx: Context, token: string): Promise<Actor> {
  const claims = await ctx.tokens.verifyAccess(token, ctx.tenant.id, ctx.clock());
  if (!claims) return visitor;
  const session = await findLiveSession(ctx.db, ctx.tenant.id, claims.sessionId, ctx.clock());
  const role = session ? roleOf(session.account_kind, session.role_id) : null;
  if (!session || role === null || session.user_id !== claims.userId) return visitor;
  return {
    kind: 'signed_in',
    userId: session.user_id,
    role,
    organisationId: session.organisation_id,
    isPending: session.organisation_status !== null && session.organisation_status !== 'approved',
    sessionId: session.session_id,
    fullName: session.full_name,
  };
}
