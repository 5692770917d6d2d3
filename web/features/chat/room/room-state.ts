import type { ChatMessage, ChatStatus } from '#domain/features/chat/message.ts';
import type { Presence, RoomEvent } from '#domain/features/chat/socket-messages.ts';
import type { ChatHistory } from '#web/features/chat/queries.ts';

/** A message that the server has not stored yet. */
export interface PendingMessage {
  readonly client_id: string;
  readonly text: string;
}

export interface RoomState {
  /** By `seq`, without gaps. */
  readonly messages: readonly ChatMessage[];
  readonly pending: readonly PendingMessage[];
  readonly status: ChatStatus;
  readonly isTyping: boolean;
  readonly presence: Presence;
  /** When the last message of the helpdesk came, and the first one of the person that has no reply, by this device. */
  readonly repliedAt: number | null;
  readonly waitingSince: number | null;
  readonly connection: 'connecting' | 'ready' | 'lost';
  /** Why the last message was refused. */
  readonly problem: 'invalid' | null;
}

export type RoomAction =
  | { readonly type: 'loaded'; readonly history: ChatHistory }
  | { readonly type: 'queued'; readonly message: PendingMessage }
  | { readonly type: 'event'; readonly event: RoomEvent; readonly at: number }
  | { readonly type: 'presence'; readonly presence: Presence }
  | { readonly type: 'lost' }
  | { readonly type: 'stopped_typing' };

export const emptyRoom: RoomState = {
  messages: [],
  pending: [],
  status: 'new',
  isTyping: false,
  presence: { online: false, away: false },
  repliedAt: null,
  waitingSince: null,
  connection: 'connecting',
  problem: null,
};

export function reduceRoom(state: RoomState, action: RoomAction): RoomState {
  switch (action.type) {
    case 'loaded':
      return action.history.messages.reduce(
        (room, message) => addMessage(room, message, Date.parse(message.created_at)),
        { ...state, status: action.history.status },
      );
    case 'queued':
      return { ...state, pending: [...state.pending, action.message], problem: null };
    case 'presence':
      return { ...state, presence: action.presence };
    case 'lost':
      return state.status === 'closed' ? state : { ...state, connection: 'lost', isTyping: false };
    case 'stopped_typing':
      return { ...state, isTyping: false };
    case 'event':
      return applyEvent(state, action.event, action.at);
  }
}

/** The last stored message; the socket continues after it. */
export function getLastSeq({ messages }: RoomState): number {
  return messages.at(-1)?.seq ?? 0;
}

function applyEvent(state: RoomState, event: RoomEvent, at: number): RoomState {
  switch (event.event_type) {
    case 'message':
    case 'closed':
    case 'reopened':
      return addMessage({ ...state, presence: { ...state.presence, away: event.away } }, event, at);
    case 'typing':
      return event.message_from === 'help_desk' ? { ...state, isTyping: event.typing } : state;
    case 'ready':
      return { ...state, status: event.status, connection: 'ready' };
    case 'error':
      return applyError(state, event.code, event.client_id);
    // The stored message itself follows the acknowledgment.
    case 'ack':
    case 'beat':
      return state;
  }
}

function addMessage(state: RoomState, message: ChatMessage, at: number): RoomState {
  if (message.seq <= getLastSeq(state)) return state;
  const isReply = message.message_from === 'help_desk' && message.event_type === 'message';
  const isOwn = message.message_from === 'user' && message.event_type === 'message';
  return {
    ...state,
    messages: [...state.messages, message],
    pending: state.pending.filter(({ client_id }) => client_id !== message.client_id),
    status: getStatus(state.status, message),
    isTyping: isReply ? false : state.isTyping,
    presence: isReply ? { online: true, away: false } : state.presence,
    repliedAt: isReply ? at : state.repliedAt,
    waitingSince: isReply ? null : isOwn ? (state.waitingSince ?? at) : state.waitingSince,
  };
}

function getStatus(status: ChatStatus, { event_type, message_from }: ChatMessage): ChatStatus {
  if (event_type === 'closed') return 'closed';
  if (event_type === 'reopened') return 'ongoing';
  return status === 'new' && message_from === 'help_desk' ? 'ongoing' : status;
}

/** A refused text is dropped with a note; everything else stays queued and is sent again. */
function applyError(state: RoomState, code: string, clientId: string | null): RoomState {
  if (code === 'closed') return { ...state, status: 'closed' };
  if (code !== 'invalid') return state;
  return { ...state, problem: 'invalid', pending: state.pending.filter(({ client_id }) => client_id !== clientId) };
}
