/** The events that webhooks can receive. Part of the public API: add, never rename. */
export const webhookEvents = [
  'job.created',
  'job.updated',
  'job.status_changed',
  'application.created',
  'application.status_changed',
  'interview.status_changed',
  'offer.created',
  'offer.status_changed',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** Sent by the test button. */
export const testEvent = 'webhook.test';
