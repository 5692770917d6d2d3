import { maxJobsInMail } from '#domain/features/saved-searches/contract.ts';
import { subtractDays } from '#domain/lib/day.ts';
import type { Services } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { findPublishedJobIds } from '#server/features/jobs/service.ts';
import { queueMail } from '#server/features/mail/service.ts';
import { getQuietHoursEnd } from '#server/features/notifications/service.ts';
import { systemContext } from '#server/lib/contexts.ts';
import { type BackgroundTask, runPeriodically } from '#server/lib/periodic.ts';
import { claimDueSearch, type DueSearch, deleteRemoved, findDueSearches } from './mail-queries.ts';
import { getNextMailDate, parseFilter } from './service.ts';

const checkIntervalMs = 15_000;
/** Searches per check. */
const batchSize = 500;
/** Jobs published more recently wait for the next mail, because the catalog may not contain them yet. */
const catalogDelayMs = 60_000;
/** Delay before a failed search is retried. */
const retryDelayMs = 3_600_000;
/** Days in which a removed search can be restored. */
const restoreDays = 1;

/** Queues the due mail of saved searches and deletes removed searches until it is stopped. */
export function startSearchMailTask(services: Services): BackgroundTask {
  return runPeriodically(services, { intervalMs: checkIntervalMs, name: 'saved search mail' }, async (signal) => {
    await queueDueSearchMail(services, signal);
    const ctx = systemContext(services, 0, 'saved searches');
    await write(ctx, ({ db }) => deleteRemoved(db, subtractDays(services.clock(), restoreDays)));
  });
}

/** Processes every search whose mail is due. Does nothing until the catalog is loaded. */
export async function queueDueSearchMail(services: Services, signal?: AbortSignal): Promise<void> {
  if (!(await services.catalog.ready(0))) return;
  const { db } = systemContext(services, 0, 'saved searches');
  for (const due of await findDueSearches(db, services.clock(), batchSize)) {
    if (signal?.aborted) return;
    try {
      await processDueSearch(services, due);
    } catch (error) {
      services.log.warn({ err: error, search: due.id }, 'saved search could not be processed');
      await postpone(services, due);
    }
  }
}

/** Claims the search and queues its mail in one transaction, so that a mail is neither lost nor sent twice. */
async function processDueSearch(services: Services, due: DueSearch): Promise<void> {
  const ctx = systemContext(services, due.tenant_id, 'saved searches');
  const now = services.clock();
  const until = new Date(now.getTime() - catalogDelayMs);
  const filter = parseFilter(due);
  const jobs = filter ? await findPublishedJobIds(ctx, filter, due.mailed_until, until) : [];
  const owner = { tenantId: due.tenant_id, userId: due.user_id };
  await write(ctx, async (change) => {
    const quietEnd = await getQuietHoursEnd(change, owner, now);
    const hasMail = quietEnd === null && jobs.length > 0;
    const isClaimed = await claimDueSearch(change.db, due, {
      mailAt: quietEnd ?? getNextMailDate(due.last_frequency, now) ?? now,
      mailedUntil: hasMail ? until : due.mailed_until,
    });
    if (!isClaimed || !hasMail) return;
    await queueMail(change, {
      ...owner,
      kind: 'saved_search',
      values: {
        search: due.name,
        search_id: String(due.id),
        jobs: jobs.slice(0, maxJobsInMail).join(','),
        count: String(jobs.length),
      },
      path: `/search?${[due.address, 'sort=newest'].filter(Boolean).join('&')}`,
    });
  });
}

async function postpone(services: Services, due: DueSearch): Promise<void> {
  const ctx = systemContext(services, due.tenant_id, 'saved searches');
  const mailAt = new Date(services.clock().getTime() + retryDelayMs);
  await write(ctx, ({ db }) => claimDueSearch(db, due, { mailAt, mailedUntil: due.mailed_until }));
}
