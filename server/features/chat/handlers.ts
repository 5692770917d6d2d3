import type { chatApi } from '#domain/features/chat/contract.ts';
import type { ChatStatus } from '#domain/features/chat/message.ts';
import { subtractDays } from '#domain/lib/day.ts';
import type { Context } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import type { Handlers } from '#server/http/serve.ts';
import { hashToken, newToken } from '#server/lib/secrets/random-token.ts';
import { buildGuestCookie, getGuestStart, readGuestHash, readGuestSecret } from './guest-secret.ts';
import { offline, readPresence } from './helpdesk/presence.ts';
import { advanceReadMark, listMessages } from './message-queries.ts';
import { type ChatGroup, getAgentName, groupByDay, presentMessage, toReplyMinutes } from './present.ts';
import {
  countUnread,
  findGuest,
  findMedianReply,
  findOwnChat,
  findOwnersChat,
  hasAccount,
  listChats,
  upsertGuest,
} from './queries.ts';

/** The reply time is measured over these days, and shown from this number of replies on. */
const replyDays = 7;
const minReplies = 5;

export const chatHandlers = {
  list: async (ctx) => {
    const rows = await listChats(ctx.db, ctx.tenant.id, ctx.actor.userId);
    const sessions = rows.map((row) => ({
      session_id: row.id,
      room_name: row.room,
      status: row.status as ChatStatus,
      username: getAgentName(row.agent_name),
      profile: '',
      created_at: row.created_at.toISOString(),
      last_message: row.last_text ?? '',
      unread: row.unread_count,
    }));
    return { sessions, active_conversations: rows.reduce((sum, row) => sum + row.unread_count, 0) };
  },
  unread: async (ctx) => ({ total_unread: await countUnread(ctx.db, ctx.tenant.id, ctx.actor.userId) }),
  history: async (ctx, { body, request }) => {
    const chat = await findCallersChat(ctx, body, readGuestHash(request));
    if (!chat) return refuse('not_found', { body: { message: 'Session Does Not Exist' } });
    const key = { tenantId: ctx.tenant.id, chatId: chat.id };
    const rows = await listMessages(ctx.db, key, 0);
    const lastSeq = rows.at(-1)?.seq ?? 0;
    if (lastSeq > chat.read_seq) {
      await write(ctx, async (change) => {
        await advanceReadMark(change.db, key, 'user', lastSeq);
        change.emit({ kind: 'chat_changed', tenantId: ctx.tenant.id, id: chat.id });
      });
    }
    const chat_details: Record<string, ChatGroup[]> = groupByDay(rows.map(presentMessage));
    return { chat_details, status: chat.status as ChatStatus };
  },
  helpdesk: async (ctx) => {
    const { id: tenantId } = ctx.tenant;
    const presence = (await readPresence(ctx, [tenantId])).get(tenantId) ?? offline;
    const { count, seconds } = await findMedianReply(ctx.db, tenantId, subtractDays(ctx.clock(), replyDays));
    const isKnown = seconds !== null && count >= minReplies;
    return { ...presence, median_reply_minutes: isKnown ? toReplyMinutes(seconds) : null };
  },
  checkEmail: async (ctx, { body, request, reply }) => {
    // A guest who enters an email again stays the owner of the chat.
    const current = readGuestSecret(request);
    const now = ctx.clock();
    const isCurrent = current && (await findGuest(ctx.db, ctx.tenant.id, hashToken(current), getGuestStart(now)));
    const secret = isCurrent ? current : newToken();
    const guest = { tenantId: ctx.tenant.id, hash: hashToken(secret), email: body.email, now };
    await write(ctx, (change) => upsertGuest(change.db, guest));
    reply.header('set-cookie', buildGuestCookie(request, secret));
    const isRegistered = await hasAccount(ctx.db, ctx.tenant.id, body.email);
    return { message: isRegistered ? ('Account exits' as const) : ('Account does not exists ' as const) };
  },
} satisfies Handlers<typeof chatApi>;

interface ChatReference {
  readonly session?: number | undefined;
  readonly room?: string | undefined;
}

async function findCallersChat(ctx: Context, { session, room }: ChatReference, hash: Buffer | null) {
  const { actor, tenant } = ctx;
  if (actor.kind === 'signed_in') return session && findOwnChat(ctx.db, tenant.id, actor.userId, session);
  if (!room || !hash || !(await findGuest(ctx.db, tenant.id, hash, getGuestStart(ctx.clock())))) return undefined;
  return findOwnersChat(ctx.db, tenant.id, { guestHash: hash }, room);
}
