import type { AgentState } from '#domain/features/chat/helpdesk-contract.ts';
import type { Presence } from '#domain/features/chat/socket-messages.ts';
import type { Services } from '#server/context.ts';
import { findConnectedStates } from './presence-queries.ts';

/** A page that its process has not confirmed for this long no longer counts, such as after a crash. */
const maxUnseenMs = 60_000;

/** Connections seen after this moment count. */
export function getPresenceStart(now: Date): Date {
  return new Date(now.getTime() - maxUnseenMs);
}

/** The presence of the helpdesks of some tenants. Offline ones are missing. */
export async function readPresence(services: Services, tenantIds: readonly number[]): Promise<Map<number, Presence>> {
  const [only] = tenantIds;
  const scope = tenantIds.length === 1 && only !== undefined ? only : 'all';
  const since = getPresenceStart(services.clock());
  const states = await findConnectedStates(services.database.forTenant(scope), tenantIds, since);
  return new Map([...states].map(([tenantId, found]) => [tenantId, summarize(found)]));
}

export const offline: Presence = { online: false, away: false };

function summarize(states: readonly string[]): Presence {
  const online = states.includes('online' satisfies AgentState);
  return { online, away: !online && states.includes('away' satisfies AgentState) };
}
