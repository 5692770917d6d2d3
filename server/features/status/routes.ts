import { statusApi } from '#domain/features/status/contract.ts';
import { route } from '#server/http/serve.ts';
import { statusHandlers } from './handlers.ts';

export const statusRoutes = [route(statusApi, statusHandlers)];
