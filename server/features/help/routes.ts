import { helpApi } from '#domain/features/help/contract.ts';
import { route } from '#server/http/serve.ts';
import { helpHandlers } from './handlers.ts';

export const helpRoutes = [route(helpApi, helpHandlers)];
