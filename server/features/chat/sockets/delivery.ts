import type { Presence, RoomEvent } from '#domain/features/chat/socket-messages.ts';
import { closeCodes } from '#domain/features/live/contract.ts';
import type { Services } from '#server/context.ts';
import { withoutTimeBudget } from '#server/db/connection/time-budget.ts';
import { type ChatKey, listMessages } from '#server/features/chat/message-queries.ts';
import { findChatState } from '#server/features/chat/queries.ts';
import { readRecentMessages } from '#server/features/chat/recent-messages.ts';
import { finish, presentRow, type Receiver, sendEvent, sendMessages } from './receiver.ts';

/** Delivers stored messages to the sockets of this process. */
export interface Delivery {
  add(chat: ChatKey, receiver: Receiver): void;
  /** Sends what is stored and not sent yet. */
  deliver(chat: ChatKey): void;
  deliverAll(): void;
  /** Sends an event that is not stored. */
  send(chat: ChatKey, event: RoomEvent): void;
}

type GetPresence = (tenantId: number) => Presence;

/** Messages per query. */
const pageLength = 200;

/** While the database is busy, a delivery is tried again after 50 to 1600 milliseconds. */
const maxRetries = 5;
const retryMs = 50;

/**
 * Each socket has the number of the last message sent, and every run sends what follows it, from the database or, if this
 * process has just stored it, from memory. Lost, late, repeated, and reordered events therefore lose or repeat no message.
 */
export function createDelivery(services: Services, getPresence: GetPresence): Delivery {
  const rooms = new Map<string, Room>();
  const getKey = ({ tenantId, chatId }: ChatKey) => `${tenantId}:${chatId}`;
  return {
    add(chat, receiver) {
      const key = getKey(chat);
      const room = rooms.get(key) ?? openRoom(services, chat, getPresence);
      rooms.set(key, room);
      room.receivers.add(receiver);
      receiver.socket.on('close', () => {
        room.receivers.delete(receiver);
        if (room.receivers.size === 0 && rooms.get(key) === room) rooms.delete(key);
      });
      room.deliver();
    },
    deliver: (chat) => rooms.get(getKey(chat))?.deliver(),
    deliverAll() {
      for (const room of rooms.values()) room.deliver();
    },
    send(chat, event) {
      for (const { socket } of rooms.get(getKey(chat))?.receivers ?? []) sendEvent(socket, event);
    },
  };
}

interface Room {
  readonly receivers: Set<Receiver>;
  deliver(): void;
}

function openRoom(services: Services, chat: ChatKey, getPresence: GetPresence): Room {
  const receivers = new Set<Receiver>();
  let isRunning = false;
  let isDirty = false;
  let failureCount = 0;
  const deliver = () => {
    isDirty = true;
    if (isRunning) return;
    isRunning = true;
    withoutTimeBudget(run).then(
      () => {
        failureCount = 0;
      },
      (error: unknown) => {
        failureCount += 1;
        services.log.warn({ err: error }, 'chat messages could not be delivered');
        if (failureCount <= maxRetries)
          setTimeout(deliver, retryMs * 2 ** failureCount * (0.5 + Math.random())).unref();
        // The clients reconnect, to another server if there is one, and name the last message they received.
        else for (const { socket } of receivers) socket.close(closeCodes.restarting);
      },
    );
  };
  const run = async () => {
    try {
      while (isDirty) {
        isDirty = false;
        if ((await sendPage()) === 'more') isDirty = true;
      }
    } finally {
      // In the same step as the last check of `isDirty`, so that no call of `deliver` is lost in between.
      isRunning = false;
    }
  };
  const sendPage = async (): Promise<'more' | 'complete'> => {
    const active = [...receivers].filter(({ isWaiting }) => !isWaiting);
    if (active.length === 0) return 'complete';
    const db = services.database.forTenant(chat.tenantId);
    const state = active.every(({ isReady }) => isReady) ? undefined : await findChatState(db, chat);
    const firstSent = Math.min(...active.map(({ sentSeq }) => sentSeq));
    // A message of another process after these has an event of its own, which starts another page.
    const recent = state ? [] : readRecentMessages(services.events, chat, firstSent);
    const rows = recent.length > 0 ? recent : await listMessages(db, chat, firstSent, pageLength);
    const { away } = getPresence(chat.tenantId);
    const messages = rows.map((row) => ({ row, text: JSON.stringify(presentRow(row, away)) }));
    for (const receiver of active) {
      sendMessages(receiver, messages, deliver);
      if (rows.length < pageLength && !receiver.isWaiting) finish(receiver, { state, lastRow: rows.at(-1) });
    }
    return rows.length < pageLength ? 'complete' : 'more';
  };
  return { receivers, deliver };
}
