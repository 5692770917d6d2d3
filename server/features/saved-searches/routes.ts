import { savedSearchesApi } from '#domain/features/saved-searches/contract.ts';
import { route } from '#server/http/serve.ts';
import { savedSearchHandlers } from './handlers.ts';

export const savedSearchRoutes = [route(savedSearchesApi, savedSearchHandlers)];
