import { apiTokensApi } from '#domain/features/api-tokens/contract.ts';
import { route } from '#server/http/serve.ts';
import { apiTokenHandlers } from './handlers.ts';

export const apiTokenRoutes = [route(apiTokensApi, apiTokenHandlers)];
