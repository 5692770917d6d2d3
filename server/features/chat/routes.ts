import { chatApi } from '#domain/features/chat/contract.ts';
import { helpdeskApi } from '#domain/features/chat/helpdesk-contract.ts';
import { route } from '#server/http/serve.ts';
import { chatHandlers } from './handlers.ts';
import { helpdeskHandlers } from './helpdesk/handlers.ts';

export const chatRoutes = [route(chatApi, chatHandlers), route(helpdeskApi, helpdeskHandlers)];
