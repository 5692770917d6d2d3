import { auditApi } from '#domain/features/audit/contract.ts';
import { route } from '#server/http/serve.ts';
import { auditHandlers } from './handlers.ts';

export const auditRoutes = [route(auditApi, auditHandlers)];
