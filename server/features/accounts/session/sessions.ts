import { randomUUID } from 'node:crypto';
import type { Tokens } from '#domain/features/accounts/contract.ts';
import { sessionSeconds } from '#domain/features/accounts/session-lifetimes.ts';
import type { Context } from '#server/context.ts';
import { type Write, write } from '#server/db/write.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { hashToken } from '#server/lib/secrets/random-token.ts';
import {
  type Impersonation,
  insertRefreshToken,
  insertSession,
  isRefreshTokenUnspent,
  lockRefreshToken,
  revokeSession,
  spendRefreshToken,
  touchSession,
} from './session-queries.ts';

export interface NewSession {
  readonly userId: number;
  readonly isUser: boolean;
  readonly fullName: string;
  readonly userAgent: string;
}

/** Starts a session with its first tokens. Staff sign in again after half a day, job seekers after a week. */
export async function startSession(ctx: Context, change: Write, person: NewSession): Promise<Tokens> {
  const lifetimeSeconds = person.isUser ? sessionSeconds.seekerMax : sessionSeconds.staffMax;
  const tenantId = ctx.tenant.id;
  const sessionId = randomUUID();
  const refresh = ctx.tokens.createRefreshToken();
  await insertSession(change.db, {
    tenantId,
    id: sessionId,
    userId: person.userId,
    userAgent: person.userAgent.slice(0, 300),
    expiresAt: addSeconds(ctx, lifetimeSeconds),
    authenticatedAt: ctx.clock(),
  });
  await insertRefreshToken(change.db, {
    tenantId,
    sessionId,
    hash: hashToken(refresh),
    expiresAt: addSeconds(ctx, sessionSeconds.refreshIdle),
  });
  const access = await ctx.tokens.signAccess({ ...person, sessionId, tenantId }, ctx.clock());
  return { access, refresh };
}

/** Starts an impersonation, which cannot be renewed. */
export async function startImpersonation(
  ctx: Context,
  change: Write,
  { person, impersonation }: { readonly person: NewSession; readonly impersonation: Impersonation },
): Promise<{ access: string; endsAt: Date }> {
  const tenantId = ctx.tenant.id;
  const endsAt = addSeconds(ctx, sessionSeconds.impersonation);
  const sessionId = randomUUID();
  await insertSession(change.db, {
    tenantId,
    id: sessionId,
    userId: person.userId,
    userAgent: person.userAgent.slice(0, 300),
    expiresAt: endsAt,
    authenticatedAt: null,
    impersonation,
  });
  const claims = { ...person, sessionId, tenantId, impersonatorId: impersonation.impersonatorId };
  return { access: await ctx.tokens.signAccess(claims, ctx.clock()), endsAt };
}

type Renewal = { readonly tokens: Tokens } | { readonly refused: true };

/**
 * Exchanges a refresh token for its successor. Reuse of a spent token means that it was stolen: the session ends.
 * Within the grace period the same successor is returned again, for clients that lost the response.
 */
export async function renewSession(ctx: Context, refresh: string): Promise<Tokens> {
  const hash = hashToken(refresh);
  const successor = ctx.tokens.deriveSuccessor(refresh);
  const renewal = await write<Renewal>(ctx, async (change) => {
    const found = await lockRefreshToken(change.db, ctx.tenant.id, hash);
    const now = ctx.clock();
    if (!found || found.revoked_at || found.state !== 'active') return { refused: true };
    if (found.expires_at <= now || found.session_expires_at <= now) return { refused: true };
    if (found.spent_at) {
      const isRetry = now.getTime() - found.spent_at.getTime() <= sessionSeconds.refreshGrace * 1000;
      if (!isRetry || !(await isRefreshTokenUnspent(change.db, ctx.tenant.id, hashToken(successor)))) {
        await revokeTokenFamily(ctx, change, found.session_id, found.user_id);
        return { refused: true };
      }
    } else {
      await rotateRefreshToken(ctx, change, { hash, successor, sessionId: found.session_id });
    }
    const access = await ctx.tokens.signAccess(
      {
        userId: found.user_id,
        isUser: found.account_kind === 'job_seeker',
        fullName: found.full_name,
        sessionId: found.session_id,
        tenantId: ctx.tenant.id,
      },
      now,
    );
    return { tokens: { access, refresh: successor } };
  });
  // Refuse outside the transaction, so that the revocation is committed.
  return 'tokens' in renewal ? renewal.tokens : refuse('refresh_failed');
}

/** Ends the session of a valid token, also if it is expired. Ignores any other token. */
export async function endSession(ctx: Context, accessToken: string | undefined): Promise<void> {
  const claims = accessToken ? await ctx.tokens.verifyAccess(accessToken, ctx.tenant.id, ctx.clock(), true) : null;
  if (!claims) return;
  await write(ctx, async (change) => {
    await revokeSession(change.db, {
      tenantId: ctx.tenant.id,
      id: claims.sessionId,
      at: ctx.clock(),
      reason: 'sign_out',
    });
    await change.audit({ action: 'session.end', subject: ['user', claims.userId], actorId: claims.userId });
  });
}

async function rotateRefreshToken(
  ctx: Context,
  change: Write,
  token: { hash: Buffer; successor: string; sessionId: string },
): Promise<void> {
  const successorHash = hashToken(token.successor);
  const tenantId = ctx.tenant.id;
  await insertRefreshToken(change.db, {
    tenantId,
    hash: successorHash,
    sessionId: token.sessionId,
    expiresAt: addSeconds(ctx, sessionSeconds.refreshIdle),
  });
  await spendRefreshToken(change.db, { tenantId, hash: token.hash, at: ctx.clock(), successorHash });
  await touchSession(change.db, tenantId, token.sessionId, ctx.clock());
}

async function revokeTokenFamily(ctx: Context, change: Write, sessionId: string, userId: number): Promise<void> {
  await revokeSession(change.db, { tenantId: ctx.tenant.id, id: sessionId, at: ctx.clock(), reason: 'refresh_reuse' });
  await change.audit({ action: 'session.refresh_reuse', subject: ['user', userId], actorId: userId });
}

function addSeconds(ctx: Context, seconds: number): Date {
  return new Date(ctx.clock().getTime() + seconds * 1000);
}
