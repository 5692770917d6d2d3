import type { webhooksApi } from '#domain/features/webhooks/contract.ts';
import type { Handlers } from '#server/http/serve.ts';
import { listDeliveries, queueTest, retryDelivery } from './deliveries.ts';
import { createWebhook, listWebhooks, removeWebhook, replaceSecret, updateWebhook } from './manage.ts';

export const webhookHandlers = {
  list: async (ctx) => ({ webhooks: await listWebhooks(ctx) }),
  create: (ctx, { body }) => createWebhook(ctx, body),
  update: (ctx, { params, body }) => updateWebhook(ctx, params.id, body),
  replaceSecret: (ctx, { params }) => replaceSecret(ctx, params.id),
  remove: async (ctx, { params }) => {
    await removeWebhook(ctx, params.id);
    return { is_removed: true };
  },
  test: (ctx, { params }) => queueTest(ctx, params.id),
  deliveries: (ctx, { params, query }) => listDeliveries(ctx, params.id, query.before),
  retry: (ctx, { params }) => retryDelivery(ctx, params.id, params.delivery),
} satisfies Handlers<typeof webhooksApi>;
