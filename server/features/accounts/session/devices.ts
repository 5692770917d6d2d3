import type { DeviceSession } from '#domain/features/accounts/security-contract.ts';
import { dayMs } from '#domain/lib/day.ts';
import type { SignedInContext } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { parseUserAgent } from '#server/lib/network/user-agent.ts';
import { findOwnSession, listSessions, revokeOtherSessions, revokeSession } from './session-queries.ts';

/** How long an impersonation stays in the list. */
const impersonationHistoryMs = 30 * dayMs;

/** The account's sessions, the current one first, and its impersonations. */
export async function listDevices(ctx: SignedInContext): Promise<DeviceSession[]> {
  const now = ctx.clock();
  const rows = await listSessions(ctx.db, {
    tenantId: ctx.tenant.id,
    userId: ctx.actor.userId,
    now,
    impersonationsSince: new Date(now.getTime() - impersonationHistoryMs),
  });
  const sessions = rows.map((row) => ({
    id: row.id,
    user_agent: row.user_agent,
    ...parseUserAgent(row.user_agent),
    signed_in_at: row.created_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
    is_current: row.id === ctx.actor.sessionId,
    is_live: row.revoked_at === null && row.expires_at > now,
    viewed_by:
      row.impersonator_name === null ? null : { name: row.impersonator_name, reason: row.impersonation_reason ?? '' },
  }));
  return [...sessions.filter((session) => session.is_current), ...sessions.filter((session) => !session.is_current)];
}

/** Ends one of the caller's own sessions, and every impersonation started from it. */
export async function endDevice(ctx: SignedInContext, id: string): Promise<void> {
  const { userId } = ctx.actor;
  await write(ctx, async (change) => {
    if (!(await findOwnSession(change.db, ctx.tenant.id, userId, id))) refuse('not_found');
    await revokeSession(change.db, { tenantId: ctx.tenant.id, id, at: ctx.clock(), reason: 'ended_by_owner' });
    await change.audit({ action: 'session.end', subject: ['user', userId], detail: { session_id: id } });
  });
}

/** Ends all sessions of the account except the current one. */
export async function endOtherDevices(ctx: SignedInContext): Promise<void> {
  const { userId, sessionId } = ctx.actor;
  await write(ctx, async (change) => {
    const at = ctx.clock();
    await revokeOtherSessions(change.db, {
      tenantId: ctx.tenant.id,
      userId,
      exceptId: sessionId,
      at,
      reason: 'ended_by_owner',
    });
    await change.audit({ action: 'session.end_others', subject: ['user', userId] });
  });
}
