import { sql } from 'kysely';
import type { Db, DbTransaction } from '#server/db/db.ts';
import { type HoursRow, hoursColumns } from './hours-queries.ts';

/** The condition of the index of open chats. */
const isOpen = sql`status <> 'closed' and last_at is not null`;

interface AgentRow extends HoursRow {
  open_chats: number;
  /** Null without a reply. */
  median_reply_seconds: number | null;
}

/** The hours and open chats of agents, and the median of their first replies since a moment. */
export async function findAgentLoads(
  db: Db,
  { tenantId, agentIds, since }: { tenantId: number; agentIds: readonly number[]; since: Date },
): Promise<AgentRow[]> {
  const { rows } = await sql<AgentRow>`
    select ${hoursColumns}, coalesce(o.count, 0) as open_chats, t.seconds as median_reply_seconds
    from users u left join helpdesk_agents a on a.tenant_id = u.tenant_id and a.user_id = u.id
    left join (select assigned_user_id, count(*)::int as count from chat_rooms
      where tenant_id = ${tenantId} and ${isOpen} group by assigned_user_id) o on o.assigned_user_id = u.id
    left join (select sender_user_id, percentile_cont(0.5) within group (order by reply_seconds) as seconds
      from chat_messages where tenant_id = ${tenantId} and at > ${since} and reply_seconds is not null
      group by sender_user_id) t on t.sender_user_id = u.id
    where u.tenant_id = ${tenantId} and u.id = any(${[...agentIds]}::bigint[])`.execute(db);
  return rows;
}

export async function countOpenChats(db: Db, tenantId: number, agentId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from chat_rooms
    where tenant_id = ${tenantId} and assigned_user_id = ${agentId} and ${isOpen}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Takes an agent off their open chats. Returns their ids. */
export async function unassignChats(db: DbTransaction, tenantId: number, agentId: number): Promise<number[]> {
  const rows = await db
    .updateTable('chat_rooms')
    .set({ assigned_user_id: null })
    .where('tenant_id', '=', tenantId)
    .where('assigned_user_id', '=', agentId)
    .where('status', '<>', 'closed')
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
