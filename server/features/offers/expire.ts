import { getEarliestDay } from '#domain/features/jobs/posting/closing-day.ts';
import { isPastAnswerDay } from '#domain/features/offers/checks.ts';
import { addDays } from '#domain/lib/day.ts';
import type { Services } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { moveByOffer } from '#server/features/applications/service.ts';
import { updateOpenings } from '#server/features/jobs/service.ts';
import { notify } from '#server/features/notifications/service.ts';
import { systemContext } from '#server/lib/contexts.ts';
import { type BackgroundTask, runPeriodically } from '#server/lib/periodic.ts';
import { notifyOwners } from './notify-owners.ts';
import { findToExpire, findToRemind, lockOffer, updateOffer } from './queries.ts';
import { setOfferStatus } from './record.ts';

const checkIntervalMs = 60_000;
/** Offers per check; the next check continues. */
const batchSize = 200;
/** Days before the last day to reply on which the job seeker is reminded. */
const reminderDays = 2;

/** Expires offers after their last day to reply, and reminds job seekers before it. */
export function startOfferTask(services: Services): BackgroundTask {
  return runPeriodically(services, { intervalMs: checkIntervalMs, name: 'offer check' }, (signal) =>
    checkOffers(services, signal),
  );
}

interface Key {
  readonly tenant_id: number;
  readonly id: number;
}

/** An offer that fails is retried by the next check. */
export async function checkOffers(services: Services, signal?: AbortSignal): Promise<void> {
  const { db } = systemContext(services, 0, 'offers');
  const now = services.clock();
  const run = async (found: readonly Key[], work: (services: Services, key: Key) => Promise<void>) => {
    for (const key of found) {
      if (signal?.aborted) return;
      await work(services, key).catch((error: unknown) => {
        services.log.warn({ err: error, offer: key.id }, 'offer could not be checked');
      });
    }
  };
  await run(await findToExpire(db, getEarliestDay(now), batchSize), expire);
  const lastDay = getEarliestDay(addDays(now, reminderDays));
  await run(await findToRemind(db, lastDay, batchSize), remind);
}

/** Checks the locked row again, because the offer may have been answered. The application returns to the offer stage. */
async function expire(services: Services, { tenant_id: tenantId, id }: Key): Promise<void> {
  const ctx = systemContext(services, tenantId, 'offers');
  await write(ctx, async (change) => {
    const row = await lockOffer(change.db, tenantId, id);
    if (row?.status !== 'sent' || row.answer_by === null || !isPastAnswerDay(row.answer_by, ctx.clock())) return;
    await setOfferStatus(ctx, change, row, { to: 'expired', actorId: null });
    await moveByOffer(ctx, change, row.application_id, { to: 'offer' });
    await updateOpenings(ctx, change, row.job_id);
    await notifyOwners(ctx, change, row, 'offer_expired');
  });
}

async function remind(services: Services, { tenant_id: tenantId, id }: Key): Promise<void> {
  const ctx = systemContext(services, tenantId, 'offers');
  await write(ctx, async (change) => {
    const row = await lockOffer(change.db, tenantId, id);
    if (row?.status !== 'sent' || row.reminded_at !== null) return;
    const now = ctx.clock();
    await updateOffer(change.db, { tenantId, id, now: row.changed_at }, { reminded_at: now });
    const values = { job: row.job_title, company: row.company };
    const subject = row.application_id;
    await notify(change, { tenantId, userId: row.seeker_id, kind: 'offer_expiring', values, subject });
    await change.audit({ action: 'offer.remind', subject: ['offer', id] });
  });
}
