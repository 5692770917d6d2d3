import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ChatMessage, ChatStatus } from '#domain/features/chat/message.ts';
import { chatApi } from '#web/lib/api/help/chat.ts';
import { liveApi } from '#web/lib/api/help/live.ts';
import { call } from '#web/lib/call.ts';
import { useSession } from '#web/lib/session.ts';
import { createSocket } from '#web/lib/socket.ts';

const root = 'chat';

/** The person's chats, newest first. */
export const chatsQuery = () =>
  queryOptions({
    queryKey: [root, 'list'],
    queryFn: ({ signal }) => call(chatApi.list, {}, { signal }),
    retry: false,
  });

/** Unread replies in all chats of the person. */
export const unreadChatsQuery = () =>
  queryOptions({
    queryKey: [root, 'unread'],
    queryFn: async ({ signal }) => (await call(chatApi.unread, {}, { signal })).total_unread,
    retry: false,
  });

export const helpdeskStatusQuery = () =>
  queryOptions({
    queryKey: [root, 'helpdesk'],
    queryFn: ({ signal }) => call(chatApi.helpdesk, {}, { signal }),
    retry: false,
  });

export interface ChatHistory {
  readonly messages: readonly ChatMessage[];
  readonly status: ChatStatus;
}

/** Loads a chat: of a signed-in person by its id, of a guest by the room. */
export async function loadHistory(chat: { session: number } | { room: string }): Promise<ChatHistory> {
  const body = 'session' in chat ? { session: String(chat.session) } : { room: chat.room };
  const { chat_details, status } = await call(chatApi.history, { body }, { isNotFoundExpected: true });
  const messages = Object.values(chat_details).flatMap((groups) => groups.flatMap((group) => group.messages));
  return { messages: messages.toSorted((a, b) => a.seq - b.seq), status };
}

/** Whether an account with this email exists. */
export async function checkEmail(email: string): Promise<boolean> {
  const { message } = await call(chatApi.checkEmail, { body: { email } });
  return message === 'Account exits';
}

/** Opens the socket of a chat room, from the message that follows `after`. */
export async function createRoomSocket(room: string, after: number): Promise<WebSocket> {
  const { user_id: userId } = useSession.getState().user;
  const query = new URLSearchParams({ after: String(after) });
  if (userId === null) return createSocket(`/ws/${room}/?${query}`);
  query.set('user_id', String(userId));
  const { ticket } = await call(liveApi.ticket, { body: { room } });
  return createSocket(`/ws/${room}/?${query}`, ticket);
}

/** Opens the socket that reports the presence of the helpdesk. */
export async function createPresenceSocket(): Promise<WebSocket> {
  return createSocket('/ws/helpdesk/room/');
}

/** Reloads the list of chats and the unread count, which a chat on screen changes. */
export async function refreshChats(client: QueryClient): Promise<void> {
  const keys = [chatsQuery().queryKey, unreadChatsQuery().queryKey];
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}
