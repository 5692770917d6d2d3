import type { Db, DbTransaction } from '#server/db/db.ts';

export interface ChatGuest {
  readonly tenantId: number;
  readonly hash: Buffer;
  readonly email: string;
  readonly now: Date;
}

export async function insertGuest(db: DbTransaction, { tenantId, hash, email, now }: ChatGuest): Promise<void> {
  await db
    .insertInto('chat_guests')
    .values({ tenant_id: tenantId, secret_hash: hash, email, created_at: now })
    .execute();
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

/** The chats of an account, newest first, with the last message and the number of unread ones. */
export function listChats(db: Db, tenantId: number, userId: number) {
  return db
    .selectFrom('chat_rooms as r')
    .leftJoin('chat_messages as m', (join) =>
      join.onRef('m.tenant_id', '=', 'r.tenant_id').onRef('m.chat_id', '=', 'r.id').onRef('m.seq', '=', 'r.last_seq'),
    )
    .select((select) => [
      'r.id',
      'r.room',
      'r.status',
      'r.created_at',
      'm.text as last_text',
      select
        .selectFrom('chat_messages as n')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('n.tenant_id', '=', 'r.tenant_id')
        .whereRef('n.chat_id', '=', 'r.id')
        .whereRef('n.seq', '>', 'r.read_seq')
        .where('n.message_from', '=', 'help_desk')
        .as('unread'),
    ])
    .where('r.tenant_id', '=', tenantId)
    .where('r.user_id', '=', userId)
    .orderBy('r.id', 'desc')
    .execute();
}

function selectChats(db: Db, tenantId: number) {
  return db
    .selectFrom('chat_rooms')
    .select(['id', 'room', 'status', 'user_id', 'last_seq', 'created_at'])
    .where('tenant_id', '=', tenantId);
}

export function findOwnChat(db: Db, tenantId: number, userId: number, id: number) {
  return selectChats(db, tenantId).where('user_id', '=', userId).where('id', '=', id).executeTakeFirst();
}

/** The guest's chat; the guest's secret expires at `since` at the earliest. */
export function findGuestChat(db: Db, tenantId: number, guest: { hash: Buffer; room: string; since: Date }) {
  return selectChats(db, tenantId)
    .where('room', '=', guest.room)
    .where('guest_hash', '=', guest.hash)
    .where((where) =>
      where.exists(
        where
          .selectFrom('chat_guests as g')
          .select('g.email')
          .where('g.tenant_id', '=', tenantId)
          .where('g.secret_hash', '=', guest.hash)
          .where('g.created_at', '>', guest.since),
      ),
    )
    .executeTakeFirst();
}

export async function markChatRead(db: DbTransaction, tenantId: number, chatId: number, seq: number): Promise<void> {
  await db
    .updateTable('chat_rooms')
    .set({ read_seq: seq })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', chatId)
    .where('read_seq', '<', seq)
    .execute();
}

/** Messages in order, with the sender's name; a guest has none. */
export function listMessages(db: Db, tenantId: number, chatId: number, afterSeq: number) {
  return db
    .selectFrom('chat_messages as m')
    .leftJoin('users as u', (join) =>
      join.onRef('u.tenant_id', '=', 'm.tenant_id').onRef('u.id', '=', 'm.sender_user_id'),
    )
    .select(['m.seq', 'm.client_id', 'm.text', 'm.message_from', 'm.event_type', 'm.at', 'u.full_name'])
    .where('m.tenant_id', '=', tenantId)
    .where('m.chat_id', '=', chatId)
    .where('m.seq', '>', afterSeq)
    .orderBy('m.seq')
    .execute();
}
export type ChatMessageRow = Awaited<ReturnType<typeof listMessages>>[number];
