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

/** Milliseconds between two looks for searches whose mail is due. */
const lookEvery = 15_000;
/** Searches of one look. */
const batch = 500;
/** Milliseconds after which a published job is surely in the catalogue; a younger one waits for the next mail. */
const settling = 60_000;
/** Milliseconds after which a search that could not be looked at is tried again. */
const retryAfter = 3_600_000;
/** Days in which a removed search can be brought back. */
const restorable = 1;

/** Writes the mail of saved searches as it becomes due, until it is stopped. */
export function startSearchMailTask(services: Services): BackgroundTask {
  return runPeriodically(services, { intervalMs: lookEvery, name: 'the mail of saved searches' }, async (signal) => {
    await queueDueSearchMail(services, signal);
    const ctx = systemContext(services, 0, 'saved searches');
    await write(ctx, ({ db }) => deleteRemoved(db, subtractDays(services.clock(), restorable)));
  });
}

/** Looks at every search whose mail is due now. Without the catalogue nothing is known yet, and nothing is done. */
export async function queueDueSearchMail(services: Services, signal?: AbortSignal): Promise<void> {
  if (!(await services.catalog.ready(0))) return;
  for (const due of await findDueSearches(services.database.db, services.clock(), batch)) {
    if (signal?.aborted) return;
    try {
      await processDueSearch(services, due);
    } catch (error) {
      services.log.warn({ err: error, search: due.id }, 'a saved search could not be looked at');
      await postpone(services, due);
    }
  }
}

/**
 * Moves the search on and queues its mail in one transaction: whatever ends in between, either both have happened or
 * neither, and of two processes one alone moves it on.
 */
async function processDueSearch(services: Services, due: DueSearch): Promise<void> {
  const ctx = systemContext(services, due.tenant_id, 'saved searches');
  const now = services.clock();
  const until = new Date(now.getTime() - settling);
  const filter = parseFilter(due);
  const jobs = filter ? await findPublishedJobIds(ctx, filter, due.mailed_until, until) : [];
  const owner = { tenantId: due.tenant_id, userId: due.user_id };
  await write(ctx, async (change) => {
    const quietEnd = await getQuietHoursEnd(change, owner, now);
    const isMailed = quietEnd === null && jobs.length > 0;
    const isTaken = await claimDueSearch(change.db, due, {
      mailAt: quietEnd ?? getNextMailDate(due.last_frequency, now) ?? now,
      mailedUntil: isMailed ? until : due.mailed_until,
    });
    if (!isTaken || !isMailed) return;
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
  const mailAt = new Date(services.clock().getTime() + retryAfter);
  await write(ctx, ({ db }) => claimDueSearch(db, due, { mailAt, mailedUntil: due.mailed_until }));
}
