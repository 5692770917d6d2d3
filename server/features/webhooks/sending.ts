import { getNextAttempt, isAccepted } from '#domain/features/webhooks/retries.ts';
import { subtractDays } from '#domain/lib/day.ts';
import type { Services } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { notify } from '#server/features/notifications/service.ts';
import { systemContext } from '#server/lib/contexts.ts';
import { OutboundRefusal } from '#server/lib/network/outbound.ts';
import { type BackgroundTask, runPeriodically } from '#server/lib/periodic.ts';
import {
  claimDelivery,
  type DueDelivery,
  deleteOldDeliveries,
  findDueDeliveries,
  pauseWebhook,
  storeOutcome,
} from './delivery-queries.ts';
import { signWebhook } from './signature.ts';

const checkIntervalMs = 3000;
/** Deliveries per check; the next check continues. */
const batchSize = 50;
/** Longer than a request may take. After a crash, another process sends the delivery again. */
const claimMs = 60_000;
const keptDays = 30;

/** Sends due deliveries and deletes old ones until it is stopped. */
export function startWebhookTask(services: Services): BackgroundTask {
  return runPeriodically(services, { intervalMs: checkIntervalMs, name: 'webhook deliveries' }, async (signal) => {
    await sendDueDeliveries(services, signal);
    const ctx = systemContext(services, 0, 'webhooks');
    await write(ctx, ({ db }) => deleteOldDeliveries(db, subtractDays(services.clock(), keptDays)));
  });
}

/** Receivers do not wait for each other: the deliveries of a check are sent at the same time. */
export async function sendDueDeliveries(services: Services, signal?: AbortSignal): Promise<void> {
  const { db } = systemContext(services, 0, 'webhooks');
  const found = await findDueDeliveries(db, services.clock(), batchSize);
  await Promise.all(
    found.map((due) =>
      sendDelivery(services, due, signal).catch((error: unknown) => {
        services.log.warn({ err: error, delivery: due.id }, 'webhook could not be processed');
      }),
    ),
  );
}

async function sendDelivery(services: Services, due: DueDelivery, signal?: AbortSignal): Promise<void> {
  const ctx = systemContext(services, due.tenant_id, 'webhooks');
  const claimedUntil = new Date(services.clock().getTime() + claimMs);
  if (!(await write(ctx, ({ db }) => claimDelivery(db, due, claimedUntil)))) return;
  const answer = await post(services, due, signal);
  const now = services.clock();
  const isDelivered = answer.lastStatus !== null && isAccepted(answer.lastStatus);
  const nextAttempt = isDelivered ? null : getNextAttempt(due.attempts + 1, now);
  const failed = nextAttempt === null ? 'failed' : 'pending';
  await write(ctx, async (change) => {
    await storeOutcome(change.db, due, { ...answer, status: isDelivered ? 'delivered' : failed, nextAttempt, now });
    if (isDelivered || nextAttempt !== null || !(await pauseWebhook(change.db, due, now))) return;
    await change.audit({ action: 'webhook.pause', subject: ['webhook', due.webhook_id] });
    const values = { address: new URL(due.url).host };
    const person = { tenantId: due.tenant_id, userId: due.created_by };
    await notify(change, { ...person, kind: 'webhook_paused', values, subject: 'webhook' });
  });
}

/** The status of the answer, or the reason why there is none. */
async function post(services: Services, due: DueDelivery, signal?: AbortSignal) {
  const { event_id: id, body } = due;
  const timestamp = Math.floor(services.clock().getTime() / 1000);
  try {
    const secret = services.secretBox.open(due.secret);
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Wavelength-Webhooks/1',
      ...signWebhook(secret, { id, timestamp, body }),
    };
    const { status } = await services.outbound.fetch(due.url, { method: 'POST', headers, body, signal });
    return { lastStatus: status, lastError: null };
  } catch (error) {
    return { lastStatus: null, lastError: error instanceof OutboundRefusal ? error.message : 'no_answer' };
  }
}
