import { chatApi } from '#domain/features/chat/contract.ts';
import { route } from '#server/http/serve.ts';
import { chatHandlers } from './handlers.ts';

export const chatRoutes = [route(chatApi, chatHandlers)];
