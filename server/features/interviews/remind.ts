import { isConfirmed } from '#domain/features/interviews/lifecycle.ts';
import type { NotificationKind } from '#domain/features/notifications/kinds.ts';
import type { Services } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { systemContext } from '#server/lib/contexts.ts';
import { type BackgroundTask, runPeriodically } from '#server/lib/periodic.ts';
import { notifySeeker, notifyStaff } from './notify.ts';
import { findToRemind, lockInterview, setReminded } from './queries.ts';

const checkIntervalMs = 60_000;
/** Interviews per check; the next check continues. */
const batchSize = 200;
const hourMs = 3_600_000;
export const reminderDayMs = 24 * hourMs;

/** Reminds everyone who takes part 24 hours and one hour before an interview, each once per confirmed time. */
export function startInterviewTask(services: Services): BackgroundTask {
  return runPeriodically(services, { intervalMs: checkIntervalMs, name: 'interview reminders' }, (signal) =>
    remindOfInterviews(services, signal),
  );
}

/** A reminder that fails is retried by the next check. */
export async function remindOfInterviews(services: Services, signal?: AbortSignal): Promise<void> {
  const { db } = systemContext(services, 0, 'interviews');
  const now = services.clock();
  for (const key of await findToRemind(db, now, batchSize)) {
    if (signal?.aborted) return;
    await remind(services, key).catch((error: unknown) => {
      services.log.warn({ err: error, interview: key.id }, 'interview reminder failed');
    });
  }
}

interface Key {
  readonly tenant_id: number;
  readonly id: number;
}

/** Checks the locked row again, because the interview may have moved. Close to the start, only the last reminder is sent. */
async function remind(services: Services, { tenant_id: tenantId, id }: Key): Promise<void> {
  const ctx = systemContext(services, tenantId, 'interviews');
  await write(ctx, async (change) => {
    const row = await lockInterview(change.db, tenantId, id);
    if (!row?.starts_at || !isConfirmed(row.status)) return;
    const leftMs = row.starts_at.getTime() - ctx.clock().getTime();
    const isLast = leftMs <= hourMs;
    const remindedFor = isLast ? row.reminded_hour_for : row.reminded_day_for;
    if (leftMs <= 0 || leftMs > reminderDayMs || remindedFor?.getTime() === row.starts_at.getTime()) return;
    const kind: NotificationKind = isLast ? 'interview_reminder_hour' : 'interview_reminder_day';
    await setReminded(change.db, { tenantId, id }, isLast ? 'both' : 'day');
    await notifySeeker(ctx, change, row, kind);
    await notifyStaff(ctx, change, row, kind);
    await change.audit({ action: 'interview.remind', subject: ['interview', id] });
  });
}
