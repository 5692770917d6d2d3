import { liveApi } from '#domain/features/live/contract.ts';
import { route } from '#server/http/serve.ts';
import { liveHandlers } from './handlers.ts';

export const liveRoutes = [route(liveApi, liveHandlers)];
