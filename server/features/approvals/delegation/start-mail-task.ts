import type { Services } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { queueMail } from '#server/features/mail/service.ts';
import { getQuietHoursEnd } from '#server/features/notifications/service.ts';
import { systemContext } from '#server/lib/contexts.ts';
import { type BackgroundTask, runPeriodically } from '#server/lib/periodic.ts';
import { claimStartMail, findStartedAbsences, type StartedAbsence } from './queries.ts';

const checkIntervalMs = 5 * 60_000;
/** Absences per check; the next check continues. */
const batchSize = 200;
const taskName = 'absence mail';

/** Mails the delegates of absences that start, until it is stopped. */
export function startAbsenceMailTask(services: Services): BackgroundTask {
  return runPeriodically(services, { intervalMs: checkIntervalMs, name: taskName }, (signal) =>
    queueAbsenceMail(services, signal),
  );
}

export async function queueAbsenceMail(services: Services, signal?: AbortSignal): Promise<void> {
  const { db } = systemContext(services, 0, taskName);
  for (const absence of await findStartedAbsences(db, services.clock(), batchSize)) {
    if (signal?.aborted) return;
    await queueStartMail(services, absence).catch((error: unknown) => {
      services.log.warn({ err: error, tenant: absence.tenant_id }, 'absence mail could not be queued');
    });
  }
}

/** Marks the absence and queues the mail in one transaction, so that a mail is neither lost nor sent twice. */
async function queueStartMail(services: Services, absence: StartedAbsence): Promise<void> {
  const { tenant_id: tenantId, user_id: absentId, delegate_user_id: userId, name, from, until } = absence;
  const now = services.clock();
  await write(systemContext(services, tenantId, taskName), async (change) => {
    if (!(await claimStartMail(change.db, absence, now))) return;
    const notBefore = await getQuietHoursEnd(change, { tenantId, userId }, now);
    await queueMail(change, {
      tenantId,
      userId,
      kind: 'absence_started',
      // In an email, `name` is the reader's.
      values: { approver: name, from, until },
      path: '/offers',
      ...(notBefore ? { notBefore } : {}),
    });
    await change.audit({ action: 'approval.mail_delegate', subject: ['user', absentId], detail: { to: userId } });
  });
}
