import { type RawBuilder, sql } from 'kysely';
import type { HelpdeskFilter } from '#domain/features/chat/helpdesk-contract.ts';
import type { Db } from '#server/db/db.ts';
import type { ChatKey } from '#server/features/chat/message-queries.ts';

export interface HelpdeskChatRow {
  readonly id: number;
  readonly room: string;
  readonly status: string;
  readonly user_id: number | null;
  readonly guest_hash: Buffer | null;
  readonly account_kind: string | null;
  readonly role_id: number | null;
  readonly full_name: string | null;
  readonly email: string | null;
  readonly organisation: string | null;
  readonly assigned_user_id: number | null;
  readonly agent_name: string | null;
  readonly last_text: string | null;
  readonly last_message_at: Date | null;
  readonly last_from: string | null;
  readonly desk_unread_count: number;
  readonly read_seq: number;
  readonly last_seq: number;
  readonly waiting_since: Date | null;
  readonly page: string | null;
  readonly language: string | null;
  readonly created_at: Date;
  /** The position in the list. */
  readonly position: number;
}

/** Waiting chats first, longest wait first; then those with the latest message. Closed chats never wait. */
const position = sql<number>`coalesce(extract(epoch from r.waiting_since),
  1e12 - extract(epoch from coalesce(r.last_at, r.created_at)))::double precision`;

interface ListQuery {
  readonly tenantId: number;
  readonly agentId: number;
  readonly filter: HelpdeskFilter;
  readonly pattern: string | undefined;
  readonly after: { readonly position: number; readonly id: number } | null;
  readonly limit: number;
}

export async function listHelpdeskChats(db: Db, query: ListQuery): Promise<HelpdeskChatRow[]> {
  const { tenantId, after, limit, pattern } = query;
  const where = sql`${hasFilter(query)} ${pattern === undefined ? sql`` : sql`and ${matches(tenantId, pattern)}`}
    ${after ? sql`and (${position}, r.id) > (${after.position}, ${after.id})` : sql``}`;
  const { rows } = await selectChats(tenantId, where, sql`order by position, r.id limit ${limit}`).execute(db);
  return rows;
}

export async function findHelpdeskChat(db: Db, { tenantId, chatId }: ChatKey): Promise<HelpdeskChatRow | undefined> {
  return (await selectChats(tenantId, sql`r.id = ${chatId} and r.last_at is not null`, sql``).execute(db)).rows[0];
}

function hasFilter({ filter, agentId }: Pick<ListQuery, 'filter' | 'agentId'>): RawBuilder<unknown> {
  const open = sql`r.status <> 'closed'`;
  const conditions = {
    open,
    new: sql`r.status = 'new'`,
    mine: sql`${open} and r.assigned_user_id = ${agentId}`,
    closed: sql`r.status = 'closed'`,
  };
  return sql`r.last_at is not null and ${conditions[filter]}`;
}

function matches(tenantId: number, pattern: string): RawBuilder<unknown> {
  return sql`(u.full_name ilike ${pattern} or g.email ilike ${pattern} or exists (select from chat_messages m
    where m.tenant_id = ${tenantId} and m.chat_id = r.id and m.text ilike ${pattern}))`;
}

function selectChats(tenantId: number, where: RawBuilder<unknown>, page: RawBuilder<unknown>) {
  return sql<HelpdeskChatRow>`
    select r.id, r.room, r.status, r.user_id, r.guest_hash, u.account_kind, u.role_id, u.full_name, g.email,
      o.name as organisation, r.assigned_user_id, a.full_name as agent_name, l.text as last_text,
      l.at as last_message_at, l.message_from as last_from, r.desk_unread_count, r.read_seq, r.last_seq, r.waiting_since,
      r.page, r.language, r.created_at, ${position} as position
    from chat_rooms r
    left join users u on u.tenant_id = r.tenant_id and u.id = r.user_id
    left join chat_guests g on g.tenant_id = r.tenant_id and g.secret_hash = r.guest_hash
    left join organisations o on o.tenant_id = u.tenant_id and o.id = u.organisation_id
    left join users a on a.tenant_id = r.tenant_id and a.id = r.assigned_user_id
    left join lateral (select m.text, m.at, m.message_from from chat_messages m
      where m.tenant_id = r.tenant_id and m.chat_id = r.id and m.event_type = 'message'
      order by m.seq desc limit 1) l on true
    where r.tenant_id = ${tenantId} and ${where} ${page}`;
}

export async function countHelpdeskChats(db: Db, tenantId: number, agentId: number) {
  const { rows } = await sql<Record<HelpdeskFilter | 'unread', number>>`
    select count(*)::integer as open, count(*) filter (where status = 'new')::integer as new,
      count(*) filter (where assigned_user_id = ${agentId})::integer as mine,
      coalesce(sum(desk_unread_count), 0)::integer as unread,
      (select count(*)::integer from chat_rooms where tenant_id = ${tenantId} and status = 'closed') as closed
    from chat_rooms where tenant_id = ${tenantId} and status <> 'closed' and last_at is not null`.execute(db);
  return rows[0] ?? { open: 0, new: 0, mine: 0, closed: 0, unread: 0 };
}

/** Other chats of the same customer, newest first. */
export async function listPastChats(db: Db, { tenantId, chatId }: ChatKey, limit: number) {
  const { rows } = await sql<{ id: number; status: string; created_at: Date; first_text: string }>`
    select r.id, r.status, r.created_at, m.text as first_text
    from chat_rooms c
    join chat_rooms r on r.tenant_id = c.tenant_id and r.id <> c.id
      and (r.user_id = c.user_id or r.guest_hash = c.guest_hash)
    join chat_messages m on m.tenant_id = r.tenant_id and m.chat_id = r.id and m.seq = 1
    where c.tenant_id = ${tenantId} and c.id = ${chatId}
    order by r.id desc limit ${limit}`.execute(db);
  return rows;
}

/** Chats that wait for an answer of the agent: new ones, and the agent's own. Null if none waits. */
export async function countWaitingChats(db: Db, tenantId: number, agentId: number) {
  const { rows } = await sql<{ count: number; waiting_since: Date | null }>`
    select count(*)::integer as count, min(waiting_since) as waiting_since from chat_rooms
    where tenant_id = ${tenantId} and status <> 'closed' and last_at is not null and waiting_since is not null
      and (status = 'new' or assigned_user_id = ${agentId})`.execute(db);
  const [found] = rows;
  return found?.waiting_since ? { count: found.count, waiting_since: found.waiting_since } : null;
}
