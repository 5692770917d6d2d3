import { createRoomName, readGuestRoom, storeGuestRoom } from '#web/features/chat/guest-room.ts';
import { useSession } from '#web/lib/session.ts';
import type { ChatScreen } from './chat-store.ts';

/** Where "Send message" leads: a new chat, a guest's chat that is still open, or the question for their email. */
export function createNewChat(): ChatScreen {
  if (useSession.getState().user.authenticated)
    return { name: 'chat', room: createRoomName(), session: null, isNew: true };
  const room = readGuestRoom();
  return room === null ? { name: 'email' } : { name: 'chat', room, session: null, isNew: false };
}

/** A signed-in person's new chat that starts with a message. */
export function createChatWithMessage(firstMessage: string): ChatScreen {
  return { name: 'chat', room: createRoomName(), session: null, isNew: true, firstMessage };
}

/** Starts a guest's chat after the check of their email, and stores its room for a day. */
export function createGuestChat(): ChatScreen {
  const room = createRoomName();
  storeGuestRoom(room);
  return { name: 'chat', room, session: null, isNew: true };
}
