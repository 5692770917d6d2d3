import { subtractDays } from '#domain/lib/day.ts';
import type { Services } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { systemContext } from '#server/lib/contexts.ts';
import { type BackgroundTask, runPeriodically } from '#server/lib/periodic.ts';
import { MailRejectedError } from '#server/mail/transport.ts';
import { prepareMail } from './prepare.ts';
import { claimDueMails, deleteOldMails, type MailRow, type Outcome, saveOutcome } from './queries.ts';

/** Mails claimed in one go; few, so that a process that dies holds up few. */
const batch = 10;
/** Milliseconds after which a claim that was not settled counts as lost. */
const claim = 5 * 60_000;
/** Milliseconds between two looks for mail that is due. */
const lookEvery = 2000;
/** Milliseconds between two looks for mail that is done long since. */
const tidyEvery = 3_600_000;
/** Tries before a mail is given up: with the waits between them a little more than two days. */
const mostTries = 12;
const firstWait = 60_000;
const longestWait = 12 * 3_600_000;
/** Days for which mails that are done are kept. */
const memory = 30;

/** Sends mail as it becomes due, until it is stopped. A look that fails is made again. */
export function startMailTask(services: Services): BackgroundTask {
  let nextTidying = 0;
  const mailing = runPeriodically(services, { intervalMs: lookEvery, name: 'mail' }, async (signal) => {
    await sendDueMail(services, signal);
    if (Date.now() < nextTidying) return;
    await forgetOldMail(services);
    nextTidying = Date.now() + tidyEvery;
  });
  return {
    stop: async () => {
      await mailing.stop();
      services.mail.close();
    },
  };
}

/** Sends all mail that is due now. Returns how many were looked at. */
export async function sendDueMail(services: Services, signal?: AbortSignal): Promise<number> {
  for (let count = 0; ; ) {
    const now = services.clock();
    const ctx = systemContext(services, 0, 'mail');
    const rows = await write(ctx, ({ db }) => claimDueMails(db, now, new Date(now.getTime() + claim), batch));
    // Claimed rows come in any order; mails of one change go out as they were written.
    for (const row of rows.toSorted((one, other) => one.id - other.id)) await deliver(services, row);
    count += rows.length;
    if (rows.length < batch || signal?.aborted) return count;
  }
}

async function forgetOldMail(services: Services): Promise<void> {
  const moment = subtractDays(services.clock(), memory);
  await write(systemContext(services, 0, 'mail'), ({ db }) => deleteOldMails(db, moment));
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
    services.log.warn({ mail: row.id, kind: row.kind, tries: row.tries }, 'a mail was not sent');
    if (error instanceof MailRejectedError || row.tries >= mostTries) return { status: 'failed', error: text };
    const wait = Math.min(longestWait, firstWait * 2 ** (row.tries - 1));
    return { status: 'queued', error: text, nextTryAt: new Date(services.clock().getTime() + wait) };
  }
}
