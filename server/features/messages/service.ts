import * as z from 'zod/mini';
import { getScope } from '#domain/access/actor.ts';
import type { Redact } from '#domain/features/applications/masking/redact.ts';
import type { ConversationPage, conversationFilters, Message, Thread } from '#domain/features/messages/contract.ts';
import { getSide, type Side } from '#domain/features/messages/policy.ts';
import type { Services, SignedInContext } from '#server/context.ts';
import { containsPattern } from '#server/db/visibility.ts';
import { findApplicationRedactor } from '#server/features/applications/service.ts';
import { decodeCursor, encodeCursor } from '#server/http/cursor.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import {
  findConversationsWithFile,
  findLastReadSeq,
  findMessageFiles,
  findMessagesAfter,
  findMessagesBefore,
  type MessageRow,
} from './message-queries.ts';
import { findParticipants, type Participant } from './participant-queries.ts';
import { buildConversationFacts, presentConversation, presentMessage, type Reader } from './present.ts';
import {
  type ConversationRow,
  countConversations,
  findConversation,
  findConversations,
  findPageIds,
} from './queries.ts';

const pageLength = 30;
const threadLength = 50;
/** Maximum number of missed messages per request; the client requests the rest. */
const catchUpLength = 200;

const Cursor = z.object({ isUnread: z.boolean(), at: z.iso.datetime(), id: z.int() });

interface ListQuery {
  readonly filter?: (typeof conversationFilters)[number] | undefined;
  readonly words?: string | undefined;
  readonly cursor?: string | undefined;
}

/** A page of the caller's conversations, unread ones first. */
export async function listConversations(ctx: SignedInContext, query: ListQuery): Promise<ConversationPage> {
  const participant = getParticipant(ctx);
  const { filter = 'all', words, cursor } = query;
  const request = { ...participant, filter, pattern: words ? containsPattern(words) : undefined };
  const [ids, counts] = await Promise.all([
    findPageIds(ctx.db, request, decodeCursor(Cursor, cursor), pageLength + 1),
    countConversations(ctx.db, participant),
  ]);
  const page = ids.slice(0, pageLength);
  const last = page.at(-1);
  const pageIds = page.map(({ id }) => id);
  const rows = pageIds.length > 0 ? await findConversations(ctx.db, ctx.tenant.id, ctx.actor.userId, pageIds) : [];
  const byId = new Map(rows.map((row) => [row.id, row]));
  return {
    conversations: (await Promise.all(pageIds.map((id) => presentIfParticipant(ctx, byId.get(id))))).flat(),
    next:
      ids.length > pageLength && last
        ? encodeCursor({ isUnread: last.is_unread, at: last.last_at.toISOString(), id: last.id })
        : null,
    counts: { all: counts.all, unread: counts.unread, waiting: counts.waiting },
  };
}

async function presentIfParticipant(ctx: SignedInContext, row: ConversationRow | undefined) {
  const side = row && getSide(ctx.actor, buildConversationFacts(row));
  return row && side ? [presentConversation(row, await buildReader(ctx, row, side))] : [];
}

async function buildReader(ctx: SignedInContext, row: ConversationRow, side: Side): Promise<Reader> {
  const redact = await findRedactorFor(ctx, row);
  return { userId: ctx.actor.userId, side, now: ctx.clock(), timeZone: ctx.timeZone, redact };
}

function findRedactorFor(ctx: SignedInContext, row: ConversationRow): Promise<Redact | null> {
  return row.is_masked ? findApplicationRedactor(ctx, row.id) : Promise.resolve(null);
}

/** A conversation with its newest messages, those before a number, or those after a number. */
export async function readThread(
  ctx: SignedInContext,
  applicationId: number,
  { before, after }: { readonly before?: number | undefined; readonly after?: number | undefined },
): Promise<Thread> {
  const { row, side } = await openConversation(ctx, applicationId);
  const key = { tenantId: ctx.tenant.id, applicationId };
  const rows =
    after === undefined
      ? (await findMessagesBefore(ctx.db, key, before, threadLength)).reverse()
      : await findMessagesAfter(ctx.db, key, after, catchUpLength);
  const facts = buildConversationFacts(row);
  const others = side === 'team' ? [facts.seekerId] : facts.jobOwnerIds.filter((id) => id !== ctx.actor.userId);
  return {
    conversation: presentConversation(row, await buildReader(ctx, row, side)),
    messages: await presentMessages(ctx, row, rows),
    has_earlier: (rows[0]?.seq ?? 1) > 1,
    others_read_seq: await findLastReadSeq(ctx.db, key, others),
  };
}

/** The conversation about an application. Refuses with `not_found` unless the caller takes part in it. */
export async function openConversation(
  ctx: SignedInContext,
  applicationId: number,
  db: Pick<SignedInContext, 'db'>['db'] = ctx.db,
): Promise<{ row: ConversationRow; side: Side }> {
  const row = await findConversation(db, ctx.tenant.id, ctx.actor.userId, applicationId);
  const side = row ? getSide(ctx.actor, buildConversationFacts(row)) : null;
  return row && side ? { row, side } : refuse('not_found');
}

export async function presentMessages(
  ctx: SignedInContext,
  conversation: ConversationRow,
  rows: readonly MessageRow[],
): Promise<Message[]> {
  if (rows.length === 0) return [];
  const files = await findMessageFiles(
    ctx.db,
    ctx.tenant.id,
    rows.map(({ id }) => id),
  );
  const redact = await findRedactorFor(ctx, conversation);
  const reader = { userId: ctx.actor.userId, applicationId: conversation.id, redact };
  return rows.map((row) => presentMessage(row, files, reader));
}

/** Number of unread messages in all of the caller's conversations. */
export async function countUnread(ctx: SignedInContext): Promise<number> {
  return (await countConversations(ctx.db, getParticipant(ctx))).messages;
}

/** Whether the caller takes part in the conversation about an application and sees its files. */
async function canReadFiles(ctx: SignedInContext, applicationId: number): Promise<boolean> {
  const row = await findConversation(ctx.db, ctx.tenant.id, ctx.actor.userId, applicationId);
  return row !== undefined && !row.is_masked && getSide(ctx.actor, buildConversationFacts(row)) !== null;
}

/** Whether a file belongs to a conversation the caller takes part in. */
export async function canReadMessageFile(ctx: SignedInContext, fileId: number): Promise<boolean> {
  for (const id of await findConversationsWithFile(ctx.db, ctx.tenant.id, fileId)) {
    if (await canReadFiles(ctx, id)) return true;
  }
  return false;
}

/** Everyone who takes part in a conversation and receives its live events. */
export function listParticipants({ database }: Services, tenantId: number, applicationId: number): Promise<number[]> {
  return findParticipants(database.forTenant(tenantId), tenantId, applicationId);
}

function getParticipant(ctx: SignedInContext): Participant {
  const scope = getScope(ctx.actor, 'message.own') ?? refuse('forbidden');
  return { tenantId: ctx.tenant.id, actor: ctx.actor, scope };
}
