import * as z from 'zod/mini';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Id, IdFromText, intInQuery, line, Moment } from '#domain/lib/fields.ts';
import { webhookEvents } from './events.ts';

/** Webhooks per organization. */
export const maxWebhooks = 10;

export const Webhook = z.object({
  id: Id,
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  is_active: z.boolean(),
  /** When it was paused because deliveries kept failing. */
  paused_at: z.nullable(Moment),
  created_at: Moment,
});
export type Webhook = z.infer<typeof Webhook>;

const url = line(2000, 1).check(z.regex(/^https?:\/\/[^\s/?#@]+([/?][^\s#]*)?$/i, { error: 'invalid_https_url' }));
const events = z.array(z.enum(webhookEvents)).check(z.minLength(1), z.maxLength(webhookEvents.length));

export const NewWebhook = z.object({ url, events });
export type NewWebhook = z.infer<typeof NewWebhook>;

/** A missing field stays unchanged. */
export const WebhookChange = z.object({
  url: z.optional(url),
  events: z.optional(events),
  is_active: z.optional(z.boolean()),
});
export type WebhookChange = z.infer<typeof WebhookChange>;

/** The signing secret is returned once, when it is created. */
const WebhookWithSecret = z.object({ webhook: Webhook, secret: z.string() });

export const WebhookDelivery = z.object({
  id: Id,
  event: z.string(),
  status: z.enum(['pending', 'delivered', 'failed']),
  attempts: z.int(),
  next_attempt_at: z.nullable(Moment),
  /** HTTP status of the last answer; null without one. */
  last_status: z.nullable(z.int()),
  /** Why there was no answer. */
  last_error: z.nullable(z.string()),
  body: z.string(),
  created_at: Moment,
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

const access = { permission: 'webhook.manage' } as const;
const params = z.object({ id: IdFromText });

export const webhooksApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/webhooks',
    access,
    response: z.object({ webhooks: z.array(Webhook) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/webhooks',
    access,
    body: NewWebhook,
    response: WebhookWithSecret,
    status: 201,
    perMinute: 10,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/v1/webhooks/:id',
    access,
    params,
    body: WebhookChange,
    response: Webhook,
    perMinute: 30,
  }),
  /** Replaces the signing secret. */
  replaceSecret: endpoint({
    method: 'POST',
    path: '/api/v1/webhooks/:id/secret',
    access,
    params,
    response: WebhookWithSecret,
    status: 201,
    perMinute: 10,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/webhooks/:id',
    access,
    params,
    response: z.object({ is_removed: z.boolean() }),
  }),
  /** Sends a test event. */
  test: endpoint({
    method: 'POST',
    path: '/api/v1/webhooks/:id/test',
    access,
    params,
    response: WebhookDelivery,
    status: 202,
    perMinute: 10,
  }),
  /** The latest first. */
  deliveries: endpoint({
    method: 'GET',
    path: '/api/v1/webhooks/:id/deliveries',
    access,
    params,
    query: z.object({
      /** Continues after this id. */
      before: z.optional(intInQuery(1, 999_999_999)),
    }),
    response: z.object({ deliveries: z.array(WebhookDelivery), next: z.nullable(Id) }),
  }),
  /** Sends a delivery again now. */
  retry: endpoint({
    method: 'POST',
    path: '/api/v1/webhooks/:id/deliveries/:delivery/retry',
    access,
    params: z.object({ id: IdFromText, delivery: IdFromText }),
    response: WebhookDelivery,
    status: 202,
    perMinute: 30,
  }),
};
