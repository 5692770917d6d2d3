import { type Message, maxMessageFiles } from '#domain/features/messages/contract.ts';
import { getClosedReason, type Side } from '#domain/features/messages/policy.ts';
import type { SignedInContext } from '#server/context.ts';
import { isConnectionError } from '#server/db/connection/connection-error.ts';
import { type Write, write } from '#server/db/write.ts';
import { saveFile } from '#server/features/files/service.ts';
import { notify } from '#server/features/notifications/service.ts';
import { checkDocument, getAccountKey } from '#server/features/resumes/service.ts';
import { refuse, refuseField } from '#server/http/errors/refusal.ts';
import type { UploadedFile } from '#server/http/limits/uploads.ts';
import {
  advanceReadMark,
  attachFile,
  type ConversationKey,
  findMessageByClientId,
  insertMessage,
  lockConversation,
  type MessageRow,
} from './message-queries.ts';
import { buildConversationFacts } from './present.ts';
import type { ConversationRow } from './queries.ts';
import { openConversation, presentMessages } from './service.ts';

interface NewMessage {
  readonly client_id: string;
  readonly text: string;
}

interface Uploads {
  readonly uploads: readonly UploadedFile[];
  /** Aborts when the sender disconnects. */
  readonly signal: AbortSignal;
}

interface StoredFile {
  readonly fileName: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
  readonly storageKey: string;
}

/**
 * Sends a message of a participant (`openConversation`). Idempotent: a repeated `client_id` returns the existing message.
 */
export async function sendMessage(
  ctx: SignedInContext,
  applicationId: number,
  { uploads, signal, ...message }: NewMessage & Uploads,
): Promise<Message> {
  if (message.text === '' && uploads.length === 0) refuseField('body.text', 'required');
  const files = await storeFiles(ctx, { uploads, signal });
  const { row, isNew, conversation } = await write(ctx, (change) =>
    addMessage(ctx, change, applicationId, { ...message, files }),
  ).catch(async (error: unknown) => {
    // After a lost connection the rows may have been committed: an unused file is better than rows without their file.
    if (!isConnectionError(error)) await deleteFiles(ctx, files);
    throw error;
  });
  if (!isNew) await deleteFiles(ctx, files);
  const [presented] = await presentMessages(ctx, conversation, [row]);
  return presented ?? refuse('not_found');
}

/** Stores the bytes before the rows: a crash leaves an unused file, never a row without a file. */
async function storeFiles(ctx: SignedInContext, { uploads, signal }: Uploads): Promise<StoredFile[]> {
  if (uploads.length > maxMessageFiles) refuseField('body.file', 'too_many_files');
  const checked: Omit<StoredFile, 'storageKey'>[] = [];
  for (const { bytes, fileName } of uploads) {
    const check = await checkDocument(bytes, fileName, { account: getAccountKey(ctx), signal });
    if (!check.ok) return refuseField('body.file', check.reason);
    checked.push({ bytes, fileName, mediaType: check.mediaType });
  }
  const stored: StoredFile[] = [];
  try {
    for (const file of checked) stored.push({ ...file, storageKey: await ctx.files.put(file.bytes) });
    return stored;
  } catch (error) {
    await deleteFiles(ctx, stored);
    throw error;
  }
}

async function deleteFiles(ctx: SignedInContext, files: readonly StoredFile[]): Promise<void> {
  await Promise.all(files.map(({ storageKey }) => ctx.files.remove(storageKey)));
}

async function addMessage(
  ctx: SignedInContext,
  change: Write,
  applicationId: number,
  { client_id: clientId, text, files }: NewMessage & { readonly files: readonly StoredFile[] },
): Promise<{ row: MessageRow; isNew: boolean; conversation: ConversationRow }> {
  const key: ConversationKey = { tenantId: ctx.tenant.id, applicationId };
  const { row: conversation, side } = await openConversation(ctx, applicationId, change.db);
  await lockConversation(change.db, key, side);
  const { userId } = ctx.actor;
  const existing = await findMessageByClientId(change.db, key, userId, clientId);
  if (existing) return { row: existing, isNew: false, conversation };
  const now = ctx.clock();
  if (getClosedReason(buildConversationFacts(conversation), now) !== null) refuse('conversation_closed');
  const { id, seq } = await insertMessage(change.db, { ...key, senderId: userId, side, clientId, text, now });
  for (const file of files) {
    const stored = await saveFile(ctx, change, { ...file, folder: 'messages' });
    await attachFile(change.db, ctx.tenant.id, id, stored.id);
  }
  await advanceReadMark(change.db, { ...key, userId, seq, now });
  await change.audit({ action: 'message.send', subject: ['application', applicationId], detail: { seq, side } });
  await notifyOtherSide(ctx, change, conversation, side);
  change.emit({ kind: 'message_sent', tenantId: ctx.tenant.id, id: applicationId });
  const row = await findMessageByClientId(change.db, key, userId, clientId);
  return row ? { row, isNew: true, conversation } : refuse('not_found');
}

/** Notifies the other side: the job owners or the job seeker. Colleagues and partners only see the unread count. */
async function notifyOtherSide(
  ctx: SignedInContext,
  change: Write,
  conversation: ConversationRow,
  side: Side,
): Promise<void> {
  const { seekerId, jobOwnerIds } = buildConversationFacts(conversation);
  const toTeam = side === 'team' ? [] : jobOwnerIds;
  const toSeeker = side === 'seeker' ? [] : [seekerId];
  const name = side === 'team' ? conversation.company : ctx.actor.fullName;
  for (const userId of [...toTeam, ...toSeeker]) {
    await notify(change, {
      tenantId: ctx.tenant.id,
      userId,
      kind: 'message_received',
      values: { name, job: conversation.job_title },
      subject: { message: conversation.id },
    });
  }
}
