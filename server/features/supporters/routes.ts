import { supportersApi } from '#domain/features/supporters/contract.ts';
import { route } from '#server/http/serve.ts';
import { supporterHandlers } from './handlers.ts';

export const supporterRoutes = [route(supportersApi, supporterHandlers)];
