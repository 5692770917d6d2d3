import type { chatApi } from '#domain/features/chat/contract.ts';
import type { Context } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import type { Handlers } from '#server/http/serve.ts';
import { hashToken, newToken } from '#server/lib/random-token.ts';
import { buildGuestCookie, getGuestStart, readGuestHash } from './guest-secret.ts';
import { type ChatGroup, groupByDay, presentMessage } from './present.ts';
import {
  findGuestChat,
  findOwnChat,
  hasAccount,
  insertGuest,
  listChats,
  listMessages,
  markChatRead,
} from './queries.ts';

export const chatHandlers = {
  list: async (ctx) => {
    const rows = await listChats(ctx.db, ctx.tenant.id, ctx.actor.userId);
    const sessions = rows.map((row) => ({
      session_id: row.id,
      room_name: row.room,
      status: row.status as 'new' | 'ongoing' | 'closed',
      username: 'Helpdesk',
      profile: '',
      created_at: row.created_at.toISOString(),
      last_message: row.last_text ?? '',
      unread: Number(row.unread),
    }));
    return { sessions, active_conversations: sumUnread(sessions) };
  },
  unread: async (ctx) => {
    const rows = await listChats(ctx.db, ctx.tenant.id, ctx.actor.userId);
    return { total_unread: sumUnread(rows) };
  },
  history: async (ctx, { body, request }) => {
    const guestHash = readGuestHash(request);
    const chat = await findCallersChat(ctx, body, guestHash);
    if (!chat) return refuse('not_found', { body: { message: 'Session Does Not Exist' } });
    const rows = await listMessages(ctx.db, ctx.tenant.id, chat.id, 0);
    await write(ctx, (change) => markChatRead(change.db, ctx.tenant.id, chat.id, rows.at(-1)?.seq ?? 0));
    const chat_details: Record<string, ChatGroup[]> = groupByDay(rows.map(presentMessage));
    return { chat_details, status: chat.status as 'new' | 'ongoing' | 'closed' };
  },
  helpdesk: async () => ({ online: false, away: false, median_reply_minutes: null }),
  checkEmail: async (ctx, { body, request, reply }) => {
    const secret = newToken();
    const guest = { tenantId: ctx.tenant.id, hash: hashToken(secret), email: body.email, now: ctx.clock() };
    await write(ctx, (change) => insertGuest(change.db, guest));
    reply.header('set-cookie', buildGuestCookie(request, secret));
    const isRegistered = await hasAccount(ctx.db, ctx.tenant.id, body.email);
    return { message: isRegistered ? ('Account exits' as const) : ('Account does not exists ' as const) };
  },
} satisfies Handlers<typeof chatApi>;

function sumUnread(chats: readonly { readonly unread: number | string | null }[]): number {
  return chats.reduce((sum, { unread }) => sum + Number(unread), 0);
}

interface ChatReference {
  readonly session?: number | undefined;
  readonly room?: string | undefined;
}

async function findCallersChat(ctx: Context, { session, room }: ChatReference, hash: Buffer | null) {
  const { actor, tenant } = ctx;
  if (actor.kind === 'signed_in') return session && findOwnChat(ctx.db, tenant.id, actor.userId, session);
  if (!room || !hash) return undefined;
  return findGuestChat(ctx.db, tenant.id, { hash, room, since: getGuestStart(ctx.clock()) });
}
