import * as z from 'zod/mini';
import { getScope } from '#domain/access/actor.ts';
import type { ConversationPage, conversationFilters, Message, Thread } from '#domain/features/messages/contract.ts';
import { getSide, type Side } from '#domain/features/messages/policy.ts';
import type { Services, SignedInContext } from '#server/context.ts';
import { containsPattern } from '#server/db/visibility.ts';
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
import {
  type ConversationRow,
  countConversations,
  findConversation,
  findConversations,
  findPageIds,
} from './queries.ts';
import { buildConversationFacts, presentConversation, presentMessage } from './rows.ts';

const pageLength = 30;
const threadLength = 50;
/** Most messages that a device which was away gets in one go; it asks again for the rest. */
const catchUpLength = 200;

const Cursor = z.object({ isUnread: z.boolean(), at: z.iso.datetime(), id: z.int() });

interface ListQuery {
  readonly filter?: (typeof conversationFilters)[number] | undefined;
  readonly words?: string | undefined;
  readonly cursor?: string | undefined;
}

/** The caller's conversations, those with something unread first. */
export async function listConversations(ctx: SignedInContext, query: ListQuery): Promise<ConversationPage> {
  const participant = getParticipant(ctx);
  const { filter = 'all', words, cursor } = query;
  const request = { ...participant, filter, pattern: words ? containsPattern(words) : undefined };
  const [ids, counts] = await Promise.all([
    findPageIds(ctx.db, request, decodeCursor(Cursor, cursor), pageLength + 1),
    countConversations(ctx.db, participant),
  ]);
  const shown = ids.slice(0, pageLength);
  const last = shown.at(-1);
  const found = shown.map(({ id }) => id);
  const rows = found.length > 0 ? await findConversations(ctx.db, ctx.tenant.id, ctx.actor.userId, found) : [];
  const byId = new Map(rows.map((row) => [row.id, row]));
  return {
    conversations: found.flatMap((id) => conversationIn(ctx, byId.get(id))),
    next:
      ids.length > pageLength && last
        ? encodeCursor({ isUnread: last.is_unread, at: last.last_at.toISOString(), id: last.id })
        : null,
    counts: { all: counts.all, unread: counts.unread, waiting: counts.waiting },
  };
}

function conversationIn(ctx: SignedInContext, row: ConversationRow | undefined) {
  const side = row && getSide(ctx.actor, buildConversationFacts(row));
  return row && side ? [presentConversation(row, { userId: ctx.actor.userId, side, now: ctx.clock() })] : [];
}

/** A conversation with its newest messages, older ones, or those a device has missed. */
export async function readThread(
  ctx: SignedInContext,
  applicationId: number,
  { before, after }: { readonly before?: number | undefined; readonly after?: number | undefined },
): Promise<Thread> {
  const { row, side } = await openConversation(ctx, applicationId);
  const place = { tenantId: ctx.tenant.id, applicationId };
  const found =
    after === undefined
      ? (await findMessagesBefore(ctx.db, place, before, threadLength)).reverse()
      : await findMessagesAfter(ctx.db, place, after, catchUpLength);
  const facts = buildConversationFacts(row);
  const others = side === 'team' ? [facts.seekerId] : facts.jobOwnerIds.filter((id) => id !== ctx.actor.userId);
  return {
    conversation: presentConversation(row, { userId: ctx.actor.userId, side, now: ctx.clock() }),
    messages: await presentMessages(ctx, found),
    has_earlier: (found[0]?.seq ?? 1) > 1,
    others_read_seq: await findLastReadSeq(ctx.db, place, others),
  };
}

/** The conversation about an application in which the caller takes part; for everybody else there is none. */
export async function openConversation(
  ctx: SignedInContext,
  applicationId: number,
  db: Pick<SignedInContext, 'db'>['db'] = ctx.db,
): Promise<{ row: ConversationRow; side: Side }> {
  const row = await findConversation(db, ctx.tenant.id, ctx.actor.userId, applicationId);
  const side = row ? getSide(ctx.actor, buildConversationFacts(row)) : null;
  return row && side ? { row, side } : refuse('not_found');
}

export async function presentMessages(ctx: SignedInContext, rows: readonly MessageRow[]): Promise<Message[]> {
  if (rows.length === 0) return [];
  const files = await findMessageFiles(
    ctx.db,
    ctx.tenant.id,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => presentMessage(row, files, ctx.actor.userId));
}

/** Unread messages over all of the caller's conversations. */
export async function countUnread(ctx: SignedInContext): Promise<number> {
  return (await countConversations(ctx.db, getParticipant(ctx))).messages;
}

/** Whether the caller takes part in the conversation about an application, begun or not. */
export async function isParticipant(ctx: SignedInContext, applicationId: number): Promise<boolean> {
  const row = await findConversation(ctx.db, ctx.tenant.id, ctx.actor.userId, applicationId);
  return row !== undefined && getSide(ctx.actor, buildConversationFacts(row)) !== null;
}

/** Whether a file came with a conversation in which the caller takes part. */
export async function canReadMessageFile(ctx: SignedInContext, fileId: number): Promise<boolean> {
  for (const id of await findConversationsWithFile(ctx.db, ctx.tenant.id, fileId)) {
    if (await isParticipant(ctx, id)) return true;
  }
  return false;
}

/** Everybody who takes part in a conversation: who hears that something happened in it. */
export function listParticipants({ database }: Services, tenantId: number, applicationId: number): Promise<number[]> {
  return findParticipants(database.db, tenantId, applicationId);
}

function getParticipant(ctx: SignedInContext): Participant {
  const scope = getScope(ctx.actor, 'message.own') ?? refuse('forbidden');
  return { tenantId: ctx.tenant.id, actor: ctx.actor, scope };
}
