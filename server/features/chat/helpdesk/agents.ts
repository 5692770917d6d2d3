import type { AgentHours } from '#domain/features/chat/agent-hours.ts';
import type { Agent } from '#domain/features/teams/contract.ts';
import { subtractDays } from '#domain/lib/day.ts';
import type { SignedInContext } from '#server/context.ts';
import type { Write } from '#server/db/write.ts';
import { toReplyMinutes } from '#server/features/chat/present.ts';
import { countOpenChats, findAgentLoads, unassignChats } from './agent-queries.ts';
import { toAgentHours, upsertHours } from './hours-queries.ts';

const replyDays = 30;

/** What agents work on and when, by the id of the agent. */
export async function readAgentLoads(
  ctx: SignedInContext,
  agentIds: readonly number[],
): Promise<ReadonlyMap<number, Agent>> {
  const since = subtractDays(ctx.clock(), replyDays);
  const rows = await findAgentLoads(ctx.db, { tenantId: ctx.tenant.id, agentIds, since });
  return new Map(
    rows.map((row) => [
      row.id,
      {
        ...toAgentHours(row),
        open_chats: row.open_chats,
        median_reply_minutes: row.median_reply_seconds === null ? null : toReplyMinutes(row.median_reply_seconds),
      },
    ]),
  );
}

/** Stores the languages and hours of an agent, and shows them to the open helpdesk pages. */
export async function saveAgentHours(
  ctx: SignedInContext,
  change: Write,
  agentId: number,
  hours: AgentHours,
): Promise<void> {
  const { id: tenantId } = ctx.tenant;
  await upsertHours(change.db, { tenantId, userId: agentId }, hours);
  await change.audit({ action: 'helpdesk.hours', subject: ['user', agentId], detail: { ...hours } });
  change.emit({ kind: 'helpdesk_presence', tenantId });
}

export function countChatsOf(ctx: SignedInContext, agentId: number): Promise<number> {
  return countOpenChats(ctx.db, ctx.tenant.id, agentId);
}

/** Returns the open chats of an agent who leaves to the queue. */
export async function releaseChats(ctx: SignedInContext, change: Write, agentId: number): Promise<void> {
  const { id: tenantId } = ctx.tenant;
  for (const id of await unassignChats(change.db, tenantId, agentId))
    change.emit({ kind: 'chat_changed', tenantId, id });
}
