import { messagesApi } from '#domain/features/messages/contract.ts';
import { route } from '#server/http/serve.ts';
import { messageHandlers } from './handlers.ts';
import { openConversation } from './service.ts';

export const messageRoutes = [
  route(messagesApi, messageHandlers, { send: (ctx, { params }) => openConversation(ctx, params.id) }),
];
