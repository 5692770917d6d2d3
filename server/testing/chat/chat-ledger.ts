import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { RoomEvent } from '#domain/features/chat/socket-messages.ts';

/** What one client sent and received. */
export interface ChatLedger {
  readonly sent: readonly string[];
  /** The `client_id` of each message received, in the order of arrival. */
  readonly received: readonly string[];
  /** Sequence numbers that arrived out of order, twice, or after a gap. */
  readonly violations: readonly string[];
  readonly cutCount: number;
}

export interface ChatLedgerTarget {
  /** A running server; it may change or be away. */
  readonly url: () => string;
  readonly room: string;
  readonly cookie: string;
  /** Address of the client, as a proxy reports it. */
  readonly address: string;
  readonly messageCount: number;
  /** Messages of all clients of the room. */
  readonly totalCount: number;
  readonly onAcknowledged: () => void;
}

/** Probability that the client cuts its connection after an event. Each client also cuts it once early. */
const cutProbability = 0.03;
const firstCut = 5;
/** Messages sent without waiting for their acknowledgment. */
const maxUnacknowledged = 4;

/** Sends its messages and receives those of the room, through random cuts, until both are complete. */
export async function runChatClient(target: ChatLedgerTarget): Promise<ChatLedger> {
  const sent = Array.from({ length: target.messageCount }, () => randomUUID());
  const state: ClientState = { target, unsent: [...sent], received: [], violations: [], cutCount: 0 };
  while (state.unsent.length > 0 || state.received.length < target.totalCount) {
    await runConnection(state).catch(() => undefined);
    await delay(20 + Math.random() * 100);
  }
  return { sent, received: state.received, violations: state.violations, cutCount: state.cutCount };
}

interface ClientState {
  readonly target: ChatLedgerTarget;
  /** Messages without acknowledgment. */
  unsent: string[];
  readonly received: string[];
  readonly violations: string[];
  cutCount: number;
}

/** One connection, until it is cut, or everything is sent and received. */
async function runConnection(state: ClientState): Promise<void> {
  const { target, received } = state;
  const { room, cookie, address } = target;
  const url = `${target.url().replace('http', 'ws')}/ws/${room}/?after=${received.length}`;
  const socket = new WebSocket(url, { headers: { cookie, 'x-forwarded-for': address }, handshakeTimeout: 5000 });
  const inFlight = new Set<string>();
  const sendNext = () => {
    for (const id of state.unsent.filter((one) => !inFlight.has(one)).slice(0, maxUnacknowledged - inFlight.size)) {
      inFlight.add(id);
      socket.send(JSON.stringify({ message_type: 'send', message: id, client_id: id, room }));
    }
  };
  socket.on('message', (data) => {
    const event = JSON.parse(String(data)) as RoomEvent;
    if (event.event_type === 'message') receiveMessage(state, event);
    else if (event.event_type === 'ack') {
      inFlight.delete(event.client_id);
      state.unsent = state.unsent.filter((id) => id !== event.client_id);
      target.onAcknowledged();
    }
    if (event.event_type === 'ack' || event.event_type === 'ready') sendNext();
    const isDone = state.unsent.length === 0 && received.length >= target.totalCount;
    if (isDone || event.event_type === 'error') socket.close();
    else if (Math.random() < cutProbability || (state.cutCount === 0 && received.length >= firstCut)) {
      state.cutCount += 1;
      socket.terminate();
    }
  });
  await new Promise<void>((resolve) => {
    socket.once('close', () => resolve());
    socket.once('error', () => resolve());
  });
}

function receiveMessage(
  { received, violations }: ClientState,
  { seq, client_id }: Extract<RoomEvent, { message_type: 'send' }>,
): void {
  if (seq !== received.length + 1) violations.push(`${seq} after ${received.length}`);
  received.push(client_id);
}
