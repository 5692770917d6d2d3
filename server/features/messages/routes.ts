import { messagesApi } from '#domain/features/messages/contract.ts';
import { route } from '#server/http/serve.ts';
import { messageHandlers } from './handlers.ts';

export const messageRoutes = [route(messagesApi, messageHandlers)];
