import { maxWebhooks, type NewWebhook, type Webhook, type WebhookChange } from '#domain/features/webhooks/contract.ts';
import { webhookEvents } from '#domain/features/webhooks/events.ts';
import type { SignedInContext } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { refuse, refuseField } from '#server/http/errors/refusal.ts';
import { OutboundRefusal } from '#server/lib/network/outbound.ts';
import {
  deleteWebhook,
  findWebhooks,
  insertWebhook,
  lockOwner,
  type Owner,
  updateWebhookRow,
  type WebhookRow,
} from './queries.ts';
import { newWebhookSecret } from './signature.ts';

/** An administrator manages the webhooks of the whole tenant, an employer's lead those of the employer. */
export function getOwner(ctx: SignedInContext): Owner {
  return { tenantId: ctx.tenant.id, organisationId: ctx.actor.organisationId };
}

export async function listWebhooks(ctx: SignedInContext): Promise<Webhook[]> {
  return (await findWebhooks(ctx.db, getOwner(ctx))).map(presentWebhook);
}

export async function createWebhook(
  ctx: SignedInContext,
  { url, events }: NewWebhook,
): Promise<{ webhook: Webhook; secret: string }> {
  await checkUrl(ctx, url);
  const secret = newWebhookSecret();
  const owner = getOwner(ctx);
  const row = await write(ctx, async (change) => {
    await lockOwner(change.db, owner);
    if ((await findWebhooks(change.db, owner)).length >= maxWebhooks) refuse('too_many_webhooks');
    const inserted = await insertWebhook(change.db, {
      ...owner,
      url,
      events: [...new Set(events)],
      secret: ctx.secretBox.seal(secret),
      userId: ctx.actor.userId,
      now: ctx.clock(),
    });
    await change.audit({ action: 'webhook.create', subject: ['webhook', inserted.id], detail: { url, events } });
    return inserted;
  });
  return { webhook: presentWebhook(row), secret };
}

export async function updateWebhook(ctx: SignedInContext, id: number, changed: WebhookChange): Promise<Webhook> {
  if (changed.url !== undefined) await checkUrl(ctx, changed.url);
  const { url, events, is_active } = changed;
  return write(ctx, async (change) => {
    const row = await updateWebhookRow(change.db, getOwner(ctx), id, {
      url,
      events: events && [...new Set(events)],
      is_active,
    });
    await change.audit({ action: 'webhook.edit', subject: ['webhook', id], detail: changed });
    return row ? presentWebhook(row) : refuse('not_found');
  });
}

/** The old secret is invalid at once. */
export async function replaceSecret(ctx: SignedInContext, id: number): Promise<{ webhook: Webhook; secret: string }> {
  const secret = newWebhookSecret();
  return write(ctx, async (change) => {
    const row = await updateWebhookRow(change.db, getOwner(ctx), id, { secret: ctx.secretBox.seal(secret) });
    await change.audit({ action: 'webhook.replace_secret', subject: ['webhook', id] });
    return row ? { webhook: presentWebhook(row), secret } : refuse('not_found');
  });
}

/** Its deliveries go with it. */
export async function removeWebhook(ctx: SignedInContext, id: number): Promise<void> {
  await write(ctx, async (change) => {
    if (!(await deleteWebhook(change.db, getOwner(ctx), id))) refuse('not_found');
    await change.audit({ action: 'webhook.remove', subject: ['webhook', id] });
  });
}

/** Refuses an address that no delivery could reach. */
async function checkUrl(ctx: SignedInContext, url: string): Promise<void> {
  try {
    await ctx.outbound.check(url);
  } catch (error) {
    refuseField('body.url', error instanceof OutboundRefusal ? 'url_not_public' : 'host_unknown');
  }
}

function presentWebhook(row: WebhookRow): Webhook {
  return {
    id: row.id,
    url: row.url,
    // Events of a later version may be stored.
    events: webhookEvents.filter((event) => row.events.includes(event)),
    is_active: row.is_active,
    paused_at: row.paused_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  };
}
