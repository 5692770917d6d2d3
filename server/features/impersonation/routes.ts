import { impersonationApi } from '#domain/features/impersonation/contract.ts';
import { route } from '#server/http/serve.ts';
import { impersonationHandlers } from './handlers.ts';

export const impersonationRoutes = [route(impersonationApi, impersonationHandlers)];
