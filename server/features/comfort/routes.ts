import { comfortApi } from '#domain/features/comfort/contract.ts';
import { route } from '#server/http/serve.ts';
import { comfortHandlers } from './handlers.ts';

export const comfortRoutes = [route(comfortApi, comfortHandlers)];
