import { randomUUID } from 'node:crypto';
import type { testEvent, WebhookEvent } from '#domain/features/webhooks/events.ts';
import type { Context } from '#server/context.ts';
import type { Write } from '#server/db/write.ts';
import { insertDeliveries } from './delivery-queries.ts';

interface Happened {
  readonly event: WebhookEvent;
  readonly organisationId: number;
  /** Ids and statuses only. Receivers read the record itself with a token, so that its permissions apply. */
  readonly data: Readonly<Record<string, number | string | null>>;
}

/** Queues an event for the webhooks of its employer, in the transaction of the change. */
export async function queueWebhooks(ctx: Context, change: Write, happened: Happened): Promise<void> {
  const { event, organisationId, data } = happened;
  await insertDeliveries(change.db, {
    tenantId: ctx.tenant.id,
    organisationId,
    event,
    ...buildDelivery(ctx.clock(), event, data),
  });
}

/** An event as it is stored and sent. */
export function buildDelivery(now: Date, type: WebhookEvent | typeof testEvent, data: Happened['data']) {
  const eventId = randomUUID();
  return { eventId, now, body: JSON.stringify({ id: eventId, type, created_at: now.toISOString(), data }) };
}
