import { sql } from 'kysely';
import type { AgentState } from '#domain/features/chat/helpdesk-contract.ts';
import type { Db, DbTransaction } from '#server/db/db.ts';
import { type HoursRow, hoursColumns } from './hours-queries.ts';

/** An open helpdesk page of an agent. */
export interface AgentConnection {
  readonly tenantId: number;
  readonly id: string;
  readonly userId: number;
}

/** Stores or confirms a connection, and deletes those of the tenant that have expired. */
export async function upsertConnection(
  db: DbTransaction,
  { tenantId, id, userId }: AgentConnection,
  { viewingChatId, now, expired }: { viewingChatId: number | null; now: Date; expired: Date },
): Promise<void> {
  await db
    .insertInto('helpdesk_connections')
    .values({ tenant_id: tenantId, id, user_id: userId, viewing_chat_id: viewingChatId, seen_at: now })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'id']).doUpdateSet({ viewing_chat_id: viewingChatId, seen_at: now }),
    )
    .execute();
  await db
    .deleteFrom('helpdesk_connections')
    .where('tenant_id', '=', tenantId)
    .where('seen_at', '<', expired)
    .execute();
}

export async function deleteConnection(db: DbTransaction, tenantId: number, id: string): Promise<void> {
  await db.deleteFrom('helpdesk_connections').where('tenant_id', '=', tenantId).where('id', '=', id).execute();
}

export async function setAgentState(
  db: DbTransaction,
  { tenantId, userId }: Omit<AgentConnection, 'id'>,
  state: AgentState,
): Promise<void> {
  await db
    .insertInto('helpdesk_agents')
    .values({ tenant_id: tenantId, user_id: userId, state })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id']).doUpdateSet({ state }))
    .execute();
}

/** The agents of a tenant with their switch and whether they have the page open. */
export async function listAgents(db: Db, tenantId: number, since: Date) {
  const { rows } = await sql<HoursRow & { full_name: string; chosen: AgentState; is_connected: boolean }>`
    select ${hoursColumns}, u.full_name, coalesce(a.state, 'online') as chosen,
      exists (select from helpdesk_connections c
        where c.tenant_id = u.tenant_id and c.user_id = u.id and c.seen_at > ${since}) as is_connected
    from users u
    left join helpdesk_agents a on a.tenant_id = u.tenant_id and a.user_id = u.id
    where u.tenant_id = ${tenantId} and u.account_kind = 'staff' and u.role_id = 6 and u.state = 'active'
    order by u.full_name, u.id`.execute(db);
  return rows;
}

/** The states of the agents who have the page open, by tenant. */
export async function findConnectedStates(db: Db, tenantIds: readonly number[], since: Date) {
  const { rows } = await sql<{ tenant_id: number; states: string[] }>`
    select c.tenant_id, array_agg(distinct coalesce(a.state, 'online')) as states
    from helpdesk_connections c
    left join helpdesk_agents a on a.tenant_id = c.tenant_id and a.user_id = c.user_id
    where c.tenant_id = any(${tenantIds}) and c.seen_at > ${since}
    group by c.tenant_id`.execute(db);
  return new Map(rows.map((row) => [row.tenant_id, row.states]));
}

/** The agents who have a chat open. */
export async function listViewers(db: Db, tenantId: number, chatId: number, since: Date) {
  const { rows } = await sql<{ user_id: number; name: string }>`
    select distinct u.id as user_id, u.full_name as name from helpdesk_connections c
    join users u on u.tenant_id = c.tenant_id and u.id = c.user_id
    where c.tenant_id = ${tenantId} and c.viewing_chat_id = ${chatId} and c.seen_at > ${since}
    order by name, user_id`.execute(db);
  return rows;
}
