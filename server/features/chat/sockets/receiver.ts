import type { WebSocket } from 'ws';
import type { RoomEvent } from '#domain/features/chat/socket-messages.ts';
import { closeCodes } from '#domain/features/live/contract.ts';
import type { ChatMessageRow } from '#server/features/chat/message-queries.ts';
import { presentMessage } from '#server/features/chat/present.ts';

/** A socket that receives the messages of a chat. */
export interface Receiver {
  readonly socket: WebSocket;
  /** The last message sent to it. */
  sentSeq: number;
  /** Whether it has received everything stored before it joined. */
  isReady: boolean;
  /** Its buffer is full; delivery continues when the client has read. */
  isWaiting: boolean;
}

/** Above this, a socket gets no further messages until its client has read. */
const maxBufferedBytes = 64 * 1024;

export function sendEvent(socket: WebSocket, event: RoomEvent): void {
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(event));
}

export function presentRow(row: ChatMessageRow, away: boolean): RoomEvent {
  return { ...presentMessage(row), typing: false, away };
}

interface OutgoingMessage {
  readonly row: ChatMessageRow;
  readonly text: string;
}

/** Sends what the receiver does not have, until its buffer is full. */
export function sendMessages(receiver: Receiver, messages: readonly OutgoingMessage[], onDrained: () => void): void {
  const { socket } = receiver;
  for (const { row, text } of messages) {
    if (row.seq <= receiver.sentSeq) continue;
    if (socket.readyState !== socket.OPEN) return;
    receiver.sentSeq = row.seq;
    if (socket.bufferedAmount < maxBufferedBytes) socket.send(text);
    else {
      receiver.isWaiting = true;
      socket.send(text, () => {
        receiver.isWaiting = false;
        onDrained();
      });
      return;
    }
  }
}

interface EndOfPage {
  /** Read before the messages; undefined if every receiver is ready. */
  readonly state: { readonly status: string } | undefined;
  readonly lastRow: ChatMessageRow | undefined;
}

/** The receiver has everything. Ends the socket if the chat is closed. */
export function finish(receiver: Receiver, { state, lastRow }: EndOfPage): void {
  const { socket, sentSeq } = receiver;
  const isClosed = lastRow ? lastRow.event_type === 'closed' : state?.status === 'closed';
  if (!receiver.isReady) {
    receiver.isReady = true;
    const status = isClosed ? 'closed' : state?.status === 'new' ? 'new' : 'ongoing';
    sendEvent(socket, { event_type: 'ready', status, last_seq: sentSeq });
  }
  if (isClosed) socket.close(closeCodes.ended);
}
