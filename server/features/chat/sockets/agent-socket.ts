import { randomUUID } from 'node:crypto';
import type { WebSocket } from 'ws';
import { AgentFrame } from '#domain/features/chat/socket-messages.ts';
import { closeCodes } from '#domain/features/live/contract.ts';
import type { SignedInContext } from '#server/context.ts';
import { createTimeBudget, withTimeBudget } from '#server/db/connection/time-budget.ts';
import { write } from '#server/db/write.ts';
import { getPresenceStart } from '#server/features/chat/helpdesk/presence.ts';
import { deleteConnection, upsertConnection } from '#server/features/chat/helpdesk/presence-queries.ts';
import { helpdeskName } from '#server/features/chat/present.ts';
import { findChatState } from '#server/features/chat/queries.ts';
import { parseFrame } from './parse-frame.ts';
import { createSendLimit } from './send-limit.ts';

/** Shorter than the expiry of a connection. */
const renewalMs = 20_000;

/** Serves the feed of an agent: the open page counts as presence, and names the chat on screen. */
export function serveAgent(ctx: SignedInContext, socket: WebSocket): void {
  const connection = { tenantId: ctx.tenant.id, id: randomUUID(), userId: ctx.actor.userId };
  const limit = createSendLimit();
  let viewingChatId: number | null = null;
  let queue = Promise.resolve();
  const enqueue = (work: () => Promise<unknown>) => {
    queue = queue
      .then(() => withTimeBudget(createTimeBudget(), work))
      .then(
        () => undefined,
        (error: unknown) => ctx.log.warn({ err: error }, 'the presence of an agent could not be stored'),
      );
  };
  const store = () =>
    write(ctx, async (change) => {
      const now = ctx.clock();
      await upsertConnection(change.db, connection, { viewingChatId, now, expired: getPresenceStart(now) });
      change.emit({ kind: 'helpdesk_presence', tenantId: connection.tenantId });
    });
  const view = async (chatId: number | null) => {
    const isKnown = chatId !== null && (await findChatState(ctx.db, { tenantId: connection.tenantId, chatId }));
    const previous = viewingChatId;
    viewingChatId = isKnown ? chatId : null;
    await store();
    await announceViewers(ctx, previous, viewingChatId);
  };
  enqueue(store);
  const timer = setInterval(() => enqueue(store), renewalMs).unref();
  socket.on('close', () => {
    clearInterval(timer);
    enqueue(async () => {
      await write(ctx, async (change) => {
        await deleteConnection(change.db, connection.tenantId, connection.id);
        change.emit({ kind: 'helpdesk_presence', tenantId: connection.tenantId });
      });
      await announceViewers(ctx, viewingChatId, null);
    });
  });
  socket.on('message', (data) => {
    const frame = parseFrame(AgentFrame, data);
    if (frame === null || limit.use(Date.now()) > 0) return frame === null && socket.close(closeCodes.rejected);
    if (frame.message_type === 'viewing') return enqueue(() => view(frame.session_id));
    const { session_id: id, typing: isTyping } = frame;
    const { tenantId } = connection;
    void ctx.events.publish({ kind: 'chat_typing', tenantId, id, side: 'help_desk', name: helpdeskName, isTyping });
  });
}

async function announceViewers(ctx: SignedInContext, before: number | null, after: number | null): Promise<void> {
  for (const id of new Set([before, after])) {
    if (id !== null) await ctx.events.publish({ kind: 'chat_viewers', tenantId: ctx.tenant.id, id });
  }
}
