import { subtractDays } from '#domain/lib/day.ts';
import type { Services } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { systemContext } from '#server/lib/contexts.ts';
import { type BackgroundTask, runPeriodically } from '#server/lib/periodic.ts';
import { MailRejectedError } from '#server/mail/transport.ts';
import { prepareMail } from './prepare.ts';
import { claimDueMails, deleteOldMails, type MailRow, type Outcome, saveOutcome } from './queries.ts';

/** Mails per claim; few, so that a crashed process delays few. */
const batchSize = 10;
/** A claim without an outcome expires after this time. */
const claimTimeoutMs = 5 * 60_000;
const checkIntervalMs = 2000;
const cleanupIntervalMs = 3_600_000;
/** With the delays between them, a little more than two days. */
const maxAttempts = 12;
const minRetryDelayMs = 60_000;
const maxRetryDelayMs = 12 * 3_600_000;
/** Days after which finished mails are deleted. */
const retentionDays = 30;

/** Sends due mail and deletes old mail until it is stopped. */
export function startMailTask(services: Services): BackgroundTask {
  let nextCleanupMs = 0;
  const task = runPeriodically(services, { intervalMs: checkIntervalMs, name: 'mail' }, async (signal) => {
    await sendDueMail(services, signal);
    if (Date.now() < nextCleanupMs) return;
    await deleteOldMail(services);
    nextCleanupMs = Date.now() + cleanupIntervalMs;
  });
  return {
    stop: async () => {
      await task.stop();
      services.mail.close();
    },
  };
}

/** Sends all mail that is due now. Returns the number of mails processed. */
export async function sendDueMail(services: Services, signal?: AbortSignal): Promise<number> {
  for (let count = 0; ; ) {
    const now = services.clock();
    const ctx = systemContext(services, 0, 'mail');
    const rows = await write(ctx, ({ db }) =>
      claimDueMails(db, now, new Date(now.getTime() + claimTimeoutMs), batchSize),
    );
    // Claimed rows are unordered; mails of one transaction are sent in the order they were queued.
    for (const row of rows.toSorted((a, b) => a.id - b.id)) await deliver(services, row);
    count += rows.length;
    if (rows.length < batchSize || signal?.aborted) return count;
  }
}

async function deleteOldMail(services: Services): Promise<void> {
  const before = subtractDays(services.clock(), retentionDays);
  await write(systemContext(services, 0, 'mail'), ({ db }) => deleteOldMails(db, before));
}

async function deliver(services: Services, row: MailRow): Promise<void> {
  const outcome = await tryToSend(services, row);
  const ctx = systemContext(services, row.tenant_id, 'mail');
  await write(ctx, ({ db }) => saveOutcome(db, { tenantId: row.tenant_id, id: row.id }, outcome));
}

async function tryToSend(services: Services, row: MailRow): Promise<Outcome> {
  try {
    const message = await prepareMail(services, row);
    if (!message) return { status: 'skipped', error: '' };
    await services.mail.send(message);
    return { status: 'sent', error: '', sentAt: services.clock() };
  } catch (error) {
    const text = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    services.log.warn({ mail: row.id, kind: row.kind, tries: row.tries }, 'mail not sent');
    if (error instanceof MailRejectedError || row.tries >= maxAttempts) return { status: 'failed', error: text };
    const delayMs = Math.min(maxRetryDelayMs, minRetryDelayMs * 2 ** (row.tries - 1));
    return { status: 'queued', error: text, nextTryAt: new Date(services.clock().getTime() + delayMs) };
  }
}
