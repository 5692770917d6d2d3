import { webhooksApi } from '#domain/features/webhooks/contract.ts';
import { route } from '#server/http/serve.ts';
import { webhookHandlers } from './handlers.ts';

export const webhookRoutes = [route(webhooksApi, webhookHandlers)];
