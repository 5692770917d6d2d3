import { type Actor, visitor } from '#domain/access/actor.ts';
import { type ApiScope, apiScopes } from '#domain/access/api-scopes.ts';
import { isTwoFactorRequired } from '#domain/access/permissions.ts';
import { getRole } from '#domain/access/roles.ts';
import { isMemberBlocked } from '#domain/features/organisations/lifecycle.ts';
import type { Context } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { hashToken, newToken } from '#server/lib/secrets/random-token.ts';
import { findTokenAccount, touchToken } from './queries.ts';

/** Distinguishes API tokens from access tokens, and lets scanners of source code recognize a leaked one. */
const prefix = 'wlt_';

/** How often the last use is stored. */
const useIntervalMs = 3_600_000;

export function newApiToken(): { secret: string; hash: Buffer } {
  const secret = prefix + newToken();
  return { secret, hash: hashToken(secret) };
}

export function isApiToken(token: string): boolean {
  return token.startsWith(prefix);
}

/** The owner of an API token with their current rights, limited to the scopes of the token. */
export async function findActorOfApiToken(ctx: Context, token: string): Promise<Actor> {
  const now = ctx.clock();
  const found = await findTokenAccount(ctx.db, ctx.tenant.id, hashToken(token), now);
  const role = found ? getRole(found.account_kind, found.role_id) : null;
  if (!found || role === null) return visitor;
  if (found.last_used_at === null || now.getTime() - found.last_used_at.getTime() > useIntervalMs)
    await write(ctx, ({ db }) => touchToken(db, ctx.tenant.id, found.token_id, now));
  const isRequired = ctx.requiresTwoFactor && isTwoFactorRequired(found.user_id, role, found.staff_two_factor);
  return {
    kind: 'signed_in',
    userId: found.user_id,
    role,
    organisationId: found.organisation_id,
    isPending: isMemberBlocked(found.organisation_status, found.email_verified_at !== null),
    sessionId: '',
    mustSetUpTwoFactor: isRequired && found.second_step_since === null,
    isRecentlyAuthenticated: false,
    fullName: found.full_name,
    impersonatorId: null,
    tokenScopes: new Set<ApiScope>(apiScopes.filter((scope) => found.scopes.includes(scope))),
  };
}
