import { matchingApi } from '#domain/features/matching/contract.ts';
import { route } from '#server/http/serve.ts';
import { matchingHandlers } from './handlers.ts';

export const matchingRoutes = [route(matchingApi, matchingHandlers)];
