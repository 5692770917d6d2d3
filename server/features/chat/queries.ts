import { type ExpressionBuilder, sql } from 'kysely';
import type { Db, DbTransaction } from '#server/db/db.ts';
import type { ChatRooms, Database } from '#server/db/tables.ts';
import type { ChatKey } from './message-queries.ts';

export interface ChatGuest {
  readonly tenantId: number;
  readonly hash: Buffer;
  readonly email: string;
  readonly now: Date;
}

/** Stores a guest, or renews the one who already has this secret. */
export async function upsertGuest(db: DbTransaction, { tenantId, hash, email, now }: ChatGuest): Promise<void> {
  await db
    .insertInto('chat_guests')
    .values({ tenant_id: tenantId, secret_hash: hash, email, created_at: now })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'secret_hash']).doUpdateSet({ email, created_at: now }))
    .execute();
}

/** The guest with this secret; the secret expires at `since` at the earliest. */
export function findGuest(db: Db, tenantId: number, hash: Buffer, since: Date) {
  return db
    .selectFrom('chat_guests')
    .select(['email', 'created_at'])
    .where('tenant_id', '=', tenantId)
    .where('secret_hash', '=', hash)
    .where('created_at', '>', since)
    .executeTakeFirst();
}

export async function hasAccount(db: Db, tenantId: number, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('email', '=', email)
    .executeTakeFirst();
  return row !== undefined;
}

/** The chats of an account that have messages, newest first, with the last text and the number of unread replies. */
export function listChats(db: Db, tenantId: number, userId: number) {
  return db
    .selectFrom('chat_rooms as r')
    .leftJoin('users as a', (join) =>
      join.onRef('a.tenant_id', '=', 'r.tenant_id').onRef('a.id', '=', 'r.assigned_user_id'),
    )
    .select(['r.id', 'r.room', 'r.status', 'r.created_at', 'r.unread_count', 'a.full_name as agent_name'])
    .select((select) => selectLastText(select).as('last_text'))
    .where('r.tenant_id', '=', tenantId)
    .where('r.user_id', '=', userId)
    .where('r.last_seq', '>', 0)
    .orderBy('r.id', 'desc')
    .execute();
}

function selectLastText(select: ExpressionBuilder<Database & { r: ChatRooms }, 'r'>) {
  return select
    .selectFrom('chat_messages as m')
    .select('m.text')
    .whereRef('m.tenant_id', '=', 'r.tenant_id')
    .whereRef('m.chat_id', '=', 'r.id')
    .where('m.event_type', '=', 'message')
    .orderBy('m.seq', 'desc')
    .limit(1);
}

/** Unread replies in all chats of an account. Reads only the index of chats with unread ones. */
export async function countUnread(db: Db, tenantId: number, userId: number): Promise<number> {
  const { total } = await db
    .selectFrom('chat_rooms')
    .select((select) => select.fn.sum<number | string | null>('unread_count').as('total'))
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('unread_count', '>', 0)
    .executeTakeFirstOrThrow();
  return Number(total ?? 0);
}

function selectChats(db: Db, tenantId: number) {
  return db
    .selectFrom('chat_rooms')
    .select(['id', 'room', 'status', 'user_id', 'last_seq', 'read_seq', 'created_at'])
    .where('tenant_id', '=', tenantId);
}

export function findOwnChat(db: Db, tenantId: number, userId: number, id: number) {
  return selectChats(db, tenantId).where('user_id', '=', userId).where('id', '=', id).executeTakeFirst();
}

/** The owner of a chat: an account, or the hash of a guest's secret. */
export type ChatOwner = { readonly userId: number } | { readonly guestHash: Buffer };

/** The chat with this name, if it belongs to the owner. */
export function findOwnersChat(db: Db, tenantId: number, owner: ChatOwner, room: string) {
  const chats = selectChats(db, tenantId).where('room', '=', room);
  return (
    'userId' in owner ? chats.where('user_id', '=', owner.userId) : chats.where('guest_hash', '=', owner.guestHash)
  ).executeTakeFirst();
}

/** Creates a chat. Returns undefined if the name is in use. */
export function insertChat(db: DbTransaction, tenantId: number, owner: ChatOwner, chat: { room: string; now: Date }) {
  return db
    .insertInto('chat_rooms')
    .values({
      tenant_id: tenantId,
      room: chat.room,
      user_id: 'userId' in owner ? owner.userId : null,
      guest_hash: 'userId' in owner ? null : owner.guestHash,
      created_at: chat.now,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'room']).doNothing())
    .returning(['id', 'room', 'status', 'user_id', 'last_seq', 'read_seq', 'created_at'])
    .executeTakeFirst();
}

export function findChatState(db: Db, { tenantId, chatId }: ChatKey) {
  return db
    .selectFrom('chat_rooms')
    .select(['status', 'last_seq'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', chatId)
    .executeTakeFirst();
}

/** The time to the first reply, over the replies since a moment. */
export async function findMedianReply(db: Db, tenantId: number, since: Date) {
  const { rows } = await sql<{ count: number; seconds: number | null }>`
    select count(*)::integer as count, percentile_cont(0.5) within group (order by reply_seconds) as seconds
    from chat_messages where tenant_id = ${tenantId} and at > ${since} and reply_seconds is not null`.execute(db);
  return rows[0] ?? { count: 0, seconds: null };
}

/**
 * Deletes guests who have no chat and lost access before `since`, chats without messages from before `since`, and whole
 * chats of guests whose last message is older than `oldSince`.
 */
export async function deleteExpiredGuestData(db: DbTransaction, tenantId: number, since: Date, oldSince: Date) {
  const expired = sql`(select id from chat_rooms where tenant_id = ${tenantId} and (
    (last_at is null and created_at < ${since}) or (guest_hash is not null and last_at < ${oldSince})))`;
  await sql`delete from chat_messages where tenant_id = ${tenantId} and chat_id in ${expired}`.execute(db);
  await sql`delete from chat_rooms where tenant_id = ${tenantId} and id in ${expired}`.execute(db);
  await sql`delete from chat_guests g where g.tenant_id = ${tenantId} and g.created_at < ${since} and not exists
    (select from chat_rooms r where r.tenant_id = g.tenant_id and r.guest_hash = g.secret_hash)`.execute(db);
}

/** Tenants with data of guests to check. */
export async function findTenantsWithGuests(db: Db): Promise<number[]> {
  const { rows } = await sql<{ tenant_id: number }>`select tenant_id from chat_guests
    union select tenant_id from chat_rooms where last_at is null`.execute(db);
  return rows.map((row) => row.tenant_id);
}
