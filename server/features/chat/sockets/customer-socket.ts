import { randomUUID } from 'node:crypto';
import type { RawData, WebSocket } from 'ws';
import type { Actor } from '#domain/access/actor.ts';
import { CustomerFrame, type RoomEvent } from '#domain/features/chat/socket-messages.ts';
import { closeCodes } from '#domain/features/live/contract.ts';
import type { Context, Services, Tenant } from '#server/context.ts';
import { createTimeBudget, withTimeBudget } from '#server/db/connection/time-budget.ts';
import { write } from '#server/db/write.ts';
import { type Customer, isStillAllowed } from '#server/features/chat/customer.ts';
import { advanceReadMark } from '#server/features/chat/message-queries.ts';
import { storeMessage } from '#server/features/chat/store-message.ts';
import { Refusal } from '#server/http/errors/refusal.ts';
import { visitorContext } from '#server/lib/contexts.ts';
import type { Delivery } from './delivery.ts';
import { parseFrame, readClientId } from './parse-frame.ts';
import { type Receiver, sendEvent } from './receiver.ts';
import { createSendLimit } from './send-limit.ts';

/** A customer who may use a chat. Held as long as the socket is open, so it refers to no request. */
export interface JoinedCustomer {
  readonly tenant: Tenant;
  readonly actor: Actor;
  /** Of the upgrade; the audit entries of its messages have it. */
  readonly requestId: string;
  readonly customer: Customer;
  readonly chatId: number;
  /** The last message that the client has. */
  readonly sentSeq: number;
}

/** A client that sends more frames, or more before earlier ones are processed, is disconnected. */
const maxFramesPerWindow = 200;
const maxPendingFrames = 100;

type SendFrame = Extract<CustomerFrame, { message_type: 'send' }>;

/** Serves the socket of a customer: one socket is one chat, and the sender is who opened it, whatever a frame says. */
export function serveCustomer(
  services: Services,
  joined: JoinedCustomer,
  { socket, delivery }: { readonly socket: WebSocket; readonly delivery: Delivery },
): void {
  const { customer, chatId } = joined;
  const chat = { tenantId: joined.tenant.id, chatId };
  const receiver: Receiver = { socket, sentSeq: joined.sentSeq, isReady: false, isWaiting: false };
  const limits = { send: createSendLimit(), other: createSendLimit(), frames: createSendLimit(maxFramesPerWindow) };
  let pendingCount = 0;
  let queue = Promise.resolve();

  const handleFrame = async (data: RawData): Promise<void> => {
    const frame = parseFrame(CustomerFrame, data);
    if (frame === null) return sendError(socket, 'invalid', { clientId: readClientId(data) });
    if ('event_type' in frame) {
      receiver.sentSeq = Math.min(frame.after, receiver.sentSeq);
      receiver.isReady = false;
      return delivery.deliver(chat);
    }
    const ctx = { ...visitorContext(services, joined.tenant, joined.requestId), actor: joined.actor };
    if (frame.message_type === 'send')
      return handleSend(ctx, socket, { joined, frame, retryAfter: limits.send.use(Date.now()) });
    if (limits.other.use(Date.now()) > 0) return;
    if (frame.message_type === 'read') return markRead(ctx, chatId, frame.seq);
    const { typing: isTyping } = frame;
    await services.events.publish({
      ...chat,
      kind: 'chat_typing',
      id: chatId,
      side: 'user',
      name: customer.name,
      isTyping,
    });
  };
  socket.on('message', (data) => {
    pendingCount += 1;
    const isFlood = pendingCount > maxPendingFrames || limits.frames.use(Date.now()) > 0;
    if (isFlood) return socket.close(closeCodes.rejected);
    queue = queue
      .then(() => withTimeBudget(createTimeBudget(), () => handleFrame(data)))
      .catch((error: unknown) => {
        services.log.warn({ err: error }, 'a chat frame could not be processed');
        sendError(socket, 'unavailable', { clientId: readClientId(data) });
      })
      .finally(() => {
        pendingCount -= 1;
      });
  });
  delivery.add(chat, receiver);
}

type ErrorCode = Extract<RoomEvent, { event_type: 'error' }>['code'];

function sendError(
  socket: WebSocket,
  code: ErrorCode,
  { clientId, retryAfter = null }: { readonly clientId: string | null; readonly retryAfter?: number | null },
): void {
  sendEvent(socket, { event_type: 'error', code, client_id: clientId, retry_after: retryAfter });
}

interface Sending {
  readonly joined: JoinedCustomer;
  readonly frame: SendFrame;
  readonly retryAfter: number;
}

/** The acknowledgment follows the commit. */
async function handleSend(ctx: Context, socket: WebSocket, { joined, frame, retryAfter }: Sending): Promise<void> {
  const { customer, chatId } = joined;
  const clientId = frame.client_id ?? randomUUID();
  if (retryAfter > 0) return sendError(socket, 'rate_limited', { clientId, retryAfter });
  if (!(await isStillAllowed(ctx, customer))) return socket.close(closeCodes.sessionEnded);
  const draft = {
    chatId,
    clientId,
    from: 'user',
    eventType: 'message',
    text: frame.message,
    article: null,
    senderId: 'userId' in customer.owner ? customer.owner.userId : null,
    page: frame.page ?? null,
    language: frame.language ?? null,
  } as const;
  try {
    const { seq, at } = await storeMessage(ctx, draft, 'userId' in customer.owner ? customer.name : null);
    sendEvent(socket, { event_type: 'ack', client_id: clientId, seq, created_at: at.toISOString() });
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'conversation_closed') throw error;
    sendError(socket, 'closed', { clientId });
  }
}

async function markRead(ctx: Context, chatId: number, seq: number): Promise<void> {
  const tenantId = ctx.tenant.id;
  await write(ctx, async (change) => {
    const { hasMoved } = await advanceReadMark(change.db, { tenantId, chatId }, 'user', seq);
    if (hasMoved) change.emit({ kind: 'chat_changed', tenantId, id: chatId });
  });
}
