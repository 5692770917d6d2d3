import type { CannedReply } from '#domain/features/chat/helpdesk-contract.ts';
import type { Db, DbTransaction } from '#server/db/db.ts';
import type { ChatKey } from '#server/features/chat/message-queries.ts';

/** Notes of a chat, oldest first. */
export function listNotes(db: Db, { tenantId, chatId }: ChatKey, limit: number) {
  return db
    .selectFrom('chat_notes as n')
    .innerJoin('users as u', (join) =>
      join.onRef('u.tenant_id', '=', 'n.tenant_id').onRef('u.id', '=', 'n.author_user_id'),
    )
    .select(['n.id', 'n.text', 'n.at', 'n.author_user_id', 'u.full_name'])
    .where('n.tenant_id', '=', tenantId)
    .where('n.chat_id', '=', chatId)
    .orderBy('n.id')
    .limit(limit)
    .execute();
}

interface NewNote extends ChatKey {
  readonly authorId: number;
  readonly text: string;
  readonly now: Date;
}

export function insertNote(db: DbTransaction, { tenantId, chatId, authorId, text, now }: NewNote) {
  return db
    .insertInto('chat_notes')
    .values({ tenant_id: tenantId, chat_id: chatId, author_user_id: authorId, text, at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
}

export async function setAssignee(db: DbTransaction, { tenantId, chatId }: ChatKey, userId: number | null) {
  await db
    .updateTable('chat_rooms')
    .set({ assigned_user_id: userId })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', chatId)
    .execute();
}

export function listReplies(db: Db, tenantId: number): Promise<CannedReply[]> {
  return db
    .selectFrom('canned_replies')
    .select(['id', 'title', 'text'])
    .where('tenant_id', '=', tenantId)
    .orderBy('title')
    .orderBy('id')
    .execute();
}

type ReplyTexts = Pick<CannedReply, 'title' | 'text'>;

export function insertReply(db: DbTransaction, tenantId: number, { title, text }: ReplyTexts): Promise<CannedReply> {
  return db
    .insertInto('canned_replies')
    .values({ tenant_id: tenantId, title, text })
    .returning(['id', 'title', 'text'])
    .executeTakeFirstOrThrow();
}

export function updateReply(db: DbTransaction, tenantId: number, { id, title, text }: CannedReply) {
  return db
    .updateTable('canned_replies')
    .set({ title, text })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .returning(['id', 'title', 'text'])
    .executeTakeFirst();
}

export function deleteReply(db: DbTransaction, tenantId: number, id: number) {
  return db
    .deleteFrom('canned_replies')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
}
