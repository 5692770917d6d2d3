import { sql } from 'kysely';
import { prepared } from '#server/db/connection/prepared.ts';
import type { Db, DbTransaction } from '#server/db/db.ts';
import type { AuditInsert } from '#server/db/write.ts';

export interface ChatKey {
  readonly tenantId: number;
  readonly chatId: number;
}

export interface NewChatMessage extends ChatKey {
  readonly clientId: string;
  readonly from: 'user' | 'help_desk';
  readonly eventType: 'message' | 'closed' | 'reopened';
  readonly text: string;
  readonly article: string | null;
  /** Null for a guest. */
  readonly senderId: number | null;
  readonly page: string | null;
  readonly language: string | null;
  readonly now: Date;
}

export interface StoredMessage {
  readonly seq: number;
  readonly at: Date;
}

/**
 * Numbers and stores a message, with its audit entry, in one statement. The number comes from the locked row of the chat, so
 * that numbers become visible in their order. Returns undefined if the `client_id` is already stored, or if the chat's status
 * does not allow the message.
 * @throws unique violation if the same `client_id` is being stored at the same time
 */
export async function insertMessage(
  db: Db,
  message: NewChatMessage,
  audit: AuditInsert,
): Promise<StoredMessage | undefined> {
  const { tenantId, chatId, clientId, from, eventType, text, article, senderId, page, language, now } = message;
  const isReply = from === 'help_desk' && eventType === 'message';
  const isQuestion = from === 'user' && eventType === 'message';
  const { rows } = await sql<StoredMessage>`${prepared}
    with ${isReply ? lockWaitingTime(message) : sql``} room as (
      update chat_rooms r set last_seq = r.last_seq + 1, last_at = ${now},
        status = ${getNextStatus(message)},
        unread_count = r.unread_count + ${isReply ? 1 : 0},
        desk_unread_count = r.desk_unread_count + ${isQuestion ? 1 : 0},
        waiting_since = ${isQuestion ? sql`coalesce(r.waiting_since, ${now})` : sql`null`},
        assigned_user_id = ${isReply ? sql`coalesce(r.assigned_user_id, ${senderId}::bigint)` : sql`r.assigned_user_id`},
        page = coalesce(${page}, r.page), language = coalesce(${language}, r.language)
      ${isReply ? sql`from before` : sql``}
      where r.tenant_id = ${tenantId} and r.id = ${chatId}
        and ${eventType === 'reopened' ? sql`r.status = 'closed'` : sql`r.status <> 'closed'`}
        and not exists (select from chat_messages m
          where m.tenant_id = ${tenantId} and m.chat_id = ${chatId} and m.client_id = ${clientId})
      returning r.last_seq, ${isReply ? sql`before.waiting_since` : sql`null::timestamptz as waiting_since`}
    ), message as (
      insert into chat_messages
        (tenant_id, chat_id, seq, client_id, message_from, event_type, sender_user_id, text, article, at, reply_seconds)
      select ${tenantId}, ${chatId}, last_seq, ${clientId}, ${from}, ${eventType}, ${senderId}, ${text}, ${article}, ${now},
        case when waiting_since is not null
          then greatest(0, extract(epoch from ${now}::timestamptz - waiting_since)::integer) end
      from room
      returning seq, at
    ), audited as (
      ${audit(sql`message`, sql`jsonb_build_object('seq', seq, 'from', ${from}::text)`)}
    )
    select seq, at from message`.execute(db);
  return rows[0];
}

/** Since when the customer has waited: `returning` has only the new value. */
function lockWaitingTime({ tenantId, chatId }: ChatKey) {
  return sql`before as (
    select waiting_since from chat_rooms where tenant_id = ${tenantId} and id = ${chatId} for update
  ),`;
}

function getNextStatus({ from, eventType }: NewChatMessage) {
  if (eventType === 'closed') return sql`'closed'`;
  return from === 'help_desk' ? sql`'ongoing'` : sql`r.status`;
}

export function findByClientId(
  db: Db,
  { tenantId, chatId }: ChatKey,
  clientId: string,
): Promise<StoredMessage | undefined> {
  return db
    .selectFrom('chat_messages')
    .select(['seq', 'at'])
    .where('tenant_id', '=', tenantId)
    .where('chat_id', '=', chatId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
}

/** Messages in order, with the sender's name; a guest has none. */
export function listMessages(db: Db, { tenantId, chatId }: ChatKey, afterSeq: number, limit?: number) {
  const messages = selectMessages(db, { tenantId, chatId }).where('m.seq', '>', afterSeq).orderBy('m.seq');
  return (limit === undefined ? messages : messages.limit(limit)).execute();
}
export type ChatMessageRow = Awaited<ReturnType<typeof listMessages>>[number];

/** The newest messages before a number, newest first. */
export function listMessagesBefore(db: Db, key: ChatKey, beforeSeq: number | undefined, limit: number) {
  const messages = selectMessages(db, key).orderBy('m.seq', 'desc').limit(limit);
  return (beforeSeq === undefined ? messages : messages.where('m.seq', '<', beforeSeq)).execute();
}

function selectMessages(db: Db, { tenantId, chatId }: ChatKey) {
  return db
    .selectFrom('chat_messages as m')
    .modifyFront(prepared)
    .leftJoin('users as u', (join) =>
      join.onRef('u.tenant_id', '=', 'm.tenant_id').onRef('u.id', '=', 'm.sender_user_id'),
    )
    .select([
      'm.seq',
      'm.client_id',
      'm.text',
      'm.article',
      'm.message_from',
      'm.event_type',
      'm.sender_user_id',
      'm.at',
    ])
    .select('u.full_name')
    .where('m.tenant_id', '=', tenantId)
    .where('m.chat_id', '=', chatId);
}

/** Marks messages as read by one side. The mark never moves backwards or past the last message. */
export async function advanceReadMark(
  db: DbTransaction,
  { tenantId, chatId }: ChatKey,
  reader: 'user' | 'help_desk',
  seq: number,
): Promise<{ unread: number; hasMoved: boolean }> {
  const [mark, count, from] =
    reader === 'user'
      ? (['read_seq', 'unread_count', 'help_desk'] as const)
      : (['desk_read_seq', 'desk_unread_count', 'user'] as const);
  const room = await db
    .selectFrom('chat_rooms')
    .select(['last_seq', `${mark} as read`, `${count} as unread`])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', chatId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const next = Math.min(seq, room.last_seq);
  if (next <= room.read) return { unread: room.unread, hasMoved: false };
  // A statement of its own, which sees every message up to the locked number.
  const { rows } = await sql<{ unread: number }>`
    update chat_rooms set ${sql.ref(mark)} = ${next}, ${sql.ref(count)} = (select count(*)::integer from chat_messages m
      where m.tenant_id = ${tenantId} and m.chat_id = ${chatId} and m.seq > ${next}
      and m.message_from = ${from} and m.event_type = 'message')
    where tenant_id = ${tenantId} and id = ${chatId} returning ${sql.ref(count)} as unread`.execute(db);
  return { unread: rows[0]?.unread ?? 0, hasMoved: true };
}
