import type { messagesApi } from '#domain/features/messages/contract.ts';
import type { Handlers } from '#server/http/serve.ts';
import { withDisconnectSignal } from '#server/http/sockets/disconnect-signal.ts';
import { markRead } from './mark-read.ts';
import { sendMessage } from './send.ts';
import { sendMessages } from './send-many.ts';
import { countUnread, listConversations, readThread } from './service.ts';

export const messageHandlers = {
  list: (ctx, { query }) => listConversations(ctx, query),
  thread: (ctx, { params, query }) => readThread(ctx, params.id, query),
  send: (ctx, { params, body, files, request }) =>
    withDisconnectSignal(request, (signal) => sendMessage(ctx, params.id, { ...body, uploads: files, signal })),
  sendMany: async (ctx, { body }) => ({ results: await sendMessages(ctx, body) }),
  read: async (ctx, { params, body }) => ({ unread_count: await markRead(ctx, params.id, body.seq) }),
  unread: async (ctx) => ({ data: { unread_count: await countUnread(ctx) } }),
} satisfies Handlers<typeof messagesApi>;
