import { retentionApi } from '#domain/features/retention/contract.ts';
import { route } from '#server/http/serve.ts';
import { retentionHandlers } from './handlers.ts';

export const retentionRoutes = [route(retentionApi, retentionHandlers)];
