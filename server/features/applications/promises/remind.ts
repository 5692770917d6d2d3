import { countBusinessDaysLate, isBusinessDay } from '#domain/features/applications/lateness.ts';
import { getDay } from '#domain/features/reports/period.ts';
import { getHour } from '#domain/lib/time-zone.ts';
import type { Services } from '#server/context.ts';
import { listTenants } from '#server/db/tenants.ts';
import { write } from '#server/db/write.ts';
import { notify } from '#server/features/notifications/service.ts';
import { systemContext } from '#server/lib/contexts.ts';
import { type BackgroundTask, runPeriodically } from '#server/lib/periodic.ts';
import { type BusinessDay, claimDigest, findReceivers, insertReminders, type RemindedJob } from './queries.ts';

const checkIntervalMs = 10 * 60_000;
/** Reminders are sent from this hour of the tenant's day on. */
const firstHour = 8;
/** Job titles in a reminder; more are behind its link. */
const maxTitles = 3;

/** Reminds the owners, leads, and help desk of late replies on business days, each person once a day. */
export function startPromiseTask(services: Services): BackgroundTask {
  return runPeriodically(services, { intervalMs: checkIntervalMs, name: 'reminders of late replies' }, (signal) =>
    remindOfLateReplies(services, signal),
  );
}

/** A reminder that fails is retried by the next check. */
export async function remindOfLateReplies(services: Services, signal?: AbortSignal): Promise<void> {
  for (const tenant of await listTenants(systemContext(services, 0, 'promises').db)) {
    const now = services.clock();
    const today = { tenantId: tenant.id, timeZone: tenant.time_zone, day: getDay(now, tenant.time_zone), now };
    if (signal?.aborted || !isBusinessDay(today.day) || getHour(today.now, today.timeZone) < firstHour) continue;
    const { db } = systemContext(services, tenant.id, 'promises');
    for (const userId of await findReceivers(db, today)) {
      if (signal?.aborted) return;
      await remind(services, userId, today).catch((error: unknown) => {
        services.log.warn({ err: error, tenant: tenant.id, user: userId }, 'reminder of late replies failed');
      });
    }
  }
}

/** Claims the day and records the reminders in one transaction, so that a reminder is neither lost nor sent twice. */
async function remind(services: Services, userId: number, today: BusinessDay): Promise<void> {
  const { tenantId } = today;
  await write(systemContext(services, tenantId, 'promises'), async (change) => {
    if (!(await claimDigest(change.db, userId, today))) return;
    const jobs = await insertReminders(change.db, userId, today);
    if (jobs.length === 0) return;
    const replies = jobs.filter((job) => !job.is_review);
    const reviews = jobs.filter((job) => job.is_review);
    if (replies.length > 0) {
      const values = describe(replies, today);
      await notify(change, { tenantId, userId, kind: 'application_overdue', values, subject: 'overdue_replies' });
    }
    if (reviews.length > 0) {
      const values = describe(reviews, today);
      await notify(change, { tenantId, userId, kind: 'review_overdue', values, subject: 'overdue_reviews' });
    }
    const detail = { count: jobs.reduce((sum, { count }) => sum + count, 0) };
    await change.audit({ action: 'application.remind', subject: ['user', userId], detail });
  });
}

/** Without names of applicants: some of them may be under masked review. */
function describe(jobs: readonly RemindedJob[], { now, timeZone }: BusinessDay) {
  const titles = jobs.slice(0, maxTitles).map(({ title }) => title);
  const days = jobs.map(({ due }) => countBusinessDaysLate(due, now, timeZone));
  return {
    count: String(jobs.reduce((sum, { count }) => sum + count, 0)),
    days: String(Math.max(...days)),
    titles: [...titles, ...(jobs.length > maxTitles ? ['…'] : [])].join(', '),
  };
}
