import { sql } from 'kysely';
import type { Side } from '#domain/features/messages/policy.ts';
import { deferred } from '#server/db/connection/deferred.ts';
import { prepared } from '#server/db/connection/prepared.ts';
import type { Db, DbTransaction } from '#server/db/db.ts';

/** Identifies a conversation. */
export interface ConversationKey {
  readonly tenantId: number;
  readonly applicationId: number;
}

function selectMessages(db: Db, { tenantId, applicationId }: ConversationKey) {
  return db
    .selectFrom('messages as m')
    .innerJoin('users as u', (on) => on.onRef('u.tenant_id', '=', 'm.tenant_id').onRef('u.id', '=', 'm.sender_user_id'))
    .select(['m.id', 'm.seq', 'm.side', 'm.sender_user_id', 'm.client_id', 'm.text', 'm.at', 'u.full_name'])
    .where('m.tenant_id', '=', tenantId)
    .where('m.application_id', '=', applicationId);
}

export type MessageRow = Awaited<ReturnType<ReturnType<typeof selectMessages>['execute']>>[number];

/** The newest messages before a number, newest first. */
export function findMessagesBefore(db: Db, key: ConversationKey, before: number | undefined, limit: number) {
  const newest = selectMessages(db, key).orderBy('m.seq', 'desc').limit(limit);
  return (before === undefined ? newest : newest.where('m.seq', '<', before)).execute();
}

/** The messages after a number, oldest first. */
export function findMessagesAfter(db: Db, key: ConversationKey, after: number, limit: number) {
  return selectMessages(db, key).where('m.seq', '>', after).orderBy('m.seq').limit(limit).execute();
}

export function findMessageByClientId(db: Db, key: ConversationKey, senderId: number, clientId: string) {
  return selectMessages(db, key)
    .modifyFront(prepared)
    .where('m.sender_user_id', '=', senderId)
    .where('m.client_id', '=', clientId)
    .executeTakeFirst();
}

export function findMessageFiles(db: Db, tenantId: number, messageIds: readonly number[]) {
  return db
    .selectFrom('message_files as x')
    .modifyFront(prepared)
    .innerJoin('files as f', (on) => on.onRef('f.tenant_id', '=', 'x.tenant_id').onRef('f.id', '=', 'x.file_id'))
    .select(['x.message_id', 'f.path', 'f.file_name', 'f.byte_size'])
    .where('x.tenant_id', '=', tenantId)
    .where(sql<boolean>`x.message_id = any(${messageIds}::bigint[])`)
    .orderBy('f.id')
    .execute();
}

/** The conversations that contain a file. */
export async function findConversationsWithFile(db: Db, tenantId: number, fileId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('message_files as x')
    .innerJoin('messages as m', (on) => on.onRef('m.tenant_id', '=', 'x.tenant_id').onRef('m.id', '=', 'x.message_id'))
    .select('m.application_id')
    .where('x.tenant_id', '=', tenantId)
    .where('x.file_id', '=', fileId)
    .execute();
  return rows.map((row) => row.application_id);
}

/** Creates the conversation if needed and locks it until the transaction ends. */
export async function lockConversation(db: DbTransaction, key: ConversationKey, side: Side): Promise<void> {
  const { tenantId, applicationId } = key;
  await db
    .insertInto('conversations')
    .modifyEnd(deferred)
    .values({ tenant_id: tenantId, application_id: applicationId, last_side: side })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'application_id']).doNothing())
    .execute();
  await db
    .selectFrom('conversations')
    .modifyFront(prepared)
    .select('last_seq')
    .where('tenant_id', '=', tenantId)
    .where('application_id', '=', applicationId)
    .forUpdate()
    .execute();
}

interface NewMessage extends ConversationKey {
  readonly senderId: number;
  readonly side: Side;
  readonly clientId: string;
  readonly text: string;
  readonly now: Date;
}

/** Adds a message to a locked conversation with the next number. */
export async function insertMessage(db: Db, message: NewMessage): Promise<{ id: number; seq: number }> {
  const { tenantId, applicationId, side, now } = message;
  const { last_seq: seq } = await db
    .updateTable('conversations')
    .set((set) => ({ last_seq: set('last_seq', '+', 1), last_at: now, last_side: side, ...buildWaiting(side, now) }))
    .where('tenant_id', '=', tenantId)
    .where('application_id', '=', applicationId)
    .returning('last_seq')
    .modifyEnd(prepared)
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('messages')
    .values({
      tenant_id: tenantId,
      application_id: applicationId,
      seq,
      sender_user_id: message.senderId,
      side,
      client_id: message.clientId,
      text: message.text,
      at: now,
    })
    .returning('id')
    .modifyEnd(prepared)
    .executeTakeFirstOrThrow();
  return { id, seq };
}

/** The job seeker waits from the first message until the team answers; partner messages change nothing. */
function buildWaiting(side: Side, now: Date) {
  if (side === 'partner') return {};
  return { waiting_since: side === 'team' ? null : sql<Date>`coalesce(waiting_since, ${now})` };
}

export async function attachFile(db: Db, tenantId: number, messageId: number, fileId: number): Promise<void> {
  await db
    .insertInto('message_files')
    .values({ tenant_id: tenantId, message_id: messageId, file_id: fileId })
    .execute();
}

interface ReadMark extends ConversationKey {
  readonly userId: number;
  readonly seq: number;
  readonly now: Date;
}

/** Advances a person's read mark, at most to the last message. Returns false if it was already there. */
export async function advanceReadMark(
  db: Db,
  { tenantId, applicationId, userId, seq, now }: ReadMark,
): Promise<boolean> {
  const moved = await db
    .insertInto('conversation_marks')
    .columns(['tenant_id', 'application_id', 'user_id', 'read_seq', 'read_at'])
    .expression((from) =>
      from
        .selectFrom('conversations')
        .select([
          'tenant_id',
          'application_id',
          sql<number>`${userId}::bigint`.as('user_id'),
          sql<number>`least(${seq}::int, last_seq)`.as('read_seq'),
          sql<Date>`${now}::timestamptz`.as('read_at'),
        ])
        .where('tenant_id', '=', tenantId)
        .where('application_id', '=', applicationId),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'application_id', 'user_id'])
        .doUpdateSet((set) => ({ read_seq: set.ref('excluded.read_seq'), read_at: set.ref('excluded.read_at') }))
        .whereRef('conversation_marks.read_seq', '<', 'excluded.read_seq'),
    )
    .modifyEnd(prepared)
    .executeTakeFirst();
  return Number(moved.numInsertedOrUpdatedRows) > 0;
}

/** The number of the last message read by any of these people. */
export async function findLastReadSeq(
  db: Db,
  { tenantId, applicationId }: ConversationKey,
  userIds: readonly number[],
) {
  if (userIds.length === 0) return 0;
  const row = await db
    .selectFrom('conversation_marks')
    .select((select) => select.fn.max('read_seq').as('seq'))
    .where('tenant_id', '=', tenantId)
    .where('application_id', '=', applicationId)
    .where('user_id', 'in', [...userIds])
    .executeTakeFirst();
  return row?.seq ?? 0;
}
