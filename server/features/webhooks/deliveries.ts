import type { WebhookDelivery } from '#domain/features/webhooks/contract.ts';
import { testEvent } from '#domain/features/webhooks/events.ts';
import type { SignedInContext } from '#server/context.ts';
import type { Db } from '#server/db/db.ts';
import { write } from '#server/db/write.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { type DeliveryRow, findDeliveries, insertDelivery, restartDelivery } from './delivery-queries.ts';
import { getOwner } from './manage.ts';
import { findWebhook } from './queries.ts';
import { buildDelivery } from './service.ts';

const pageSize = 25;

export async function listDeliveries(ctx: SignedInContext, webhookId: number, before: number | undefined) {
  await requireWebhook(ctx, ctx.db, webhookId);
  const page = { tenantId: ctx.tenant.id, webhookId, before, size: pageSize + 1 };
  const found = await findDeliveries(ctx.db, page);
  const deliveries = found.slice(0, pageSize).map(presentDelivery);
  return { deliveries, next: found.length > pageSize ? (deliveries.at(-1)?.id ?? null) : null };
}

/** Also for a paused webhook, so that a repaired receiver can be tried before it is turned on. */
export function queueTest(ctx: SignedInContext, webhookId: number): Promise<WebhookDelivery> {
  return write(ctx, async (change) => {
    await requireWebhook(ctx, change.db, webhookId);
    const content = buildDelivery(ctx.clock(), testEvent, { webhook_id: webhookId });
    const row = await insertDelivery(change.db, webhookId, { ...content, tenantId: ctx.tenant.id, event: testEvent });
    await change.audit({ action: 'webhook.test', subject: ['webhook', webhookId] });
    return presentDelivery(row);
  });
}

export function retryDelivery(ctx: SignedInContext, webhookId: number, id: number): Promise<WebhookDelivery> {
  return write(ctx, async (change) => {
    await requireWebhook(ctx, change.db, webhookId);
    const row = await restartDelivery(change.db, { tenantId: ctx.tenant.id, webhookId, id }, ctx.clock());
    await change.audit({ action: 'webhook.retry', subject: ['webhook', webhookId], detail: { delivery: id } });
    return row ? presentDelivery(row) : refuse('not_found');
  });
}

async function requireWebhook(ctx: SignedInContext, db: Db, id: number): Promise<void> {
  if (!(await findWebhook(db, getOwner(ctx), id))) refuse('not_found');
}

function presentDelivery(row: DeliveryRow): WebhookDelivery {
  return {
    ...row,
    status: row.status as WebhookDelivery['status'],
    next_attempt_at: row.next_attempt_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  };
}
