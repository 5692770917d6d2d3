import type { WebhookEvent } from '#domain/features/webhooks/events.ts';

/** Phrase keys: they can't contain the dot of an event. */
export const eventKeys = {
  'job.created': 'jobCreated',
  'job.updated': 'jobUpdated',
  'job.status_changed': 'jobStatusChanged',
  'application.created': 'applicationCreated',
  'application.status_changed': 'applicationStatusChanged',
  'interview.status_changed': 'interviewStatusChanged',
  'offer.created': 'offerCreated',
  'offer.status_changed': 'offerStatusChanged',
} as const satisfies Record<WebhookEvent, string>;
