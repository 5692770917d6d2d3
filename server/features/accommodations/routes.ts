import { accommodationsApi } from '#domain/features/accommodations/contract.ts';
import { route } from '#server/http/serve.ts';
import { accommodationHandlers } from './handlers.ts';

export const accommodationRoutes = [route(accommodationsApi, accommodationHandlers)];
