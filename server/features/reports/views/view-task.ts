import type { ReportName } from '#domain/features/reports/names.ts';
import { getDay } from '#domain/features/reports/period.ts';
import { formatViewAddress, getNextMailDay, type ViewFrequency } from '#domain/features/reports/saved-view.ts';
import type { Services } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { queueMail } from '#server/features/mail/service.ts';
import { getQuietHoursEnd } from '#server/features/notifications/service.ts';
import { systemContext } from '#server/lib/contexts.ts';
import { type BackgroundTask, runPeriodically } from '#server/lib/periodic.ts';
import { getReportPath, parseViewFilter } from './saved-views.ts';
import { claimView, type DueView, findDueViews } from './view-queries.ts';

const checkIntervalMs = 60_000;
/** Views per check; the next check continues. */
const batchSize = 500;

/** Queues the due mail of saved views until it is stopped. */
export function startReportMailTask(services: Services): BackgroundTask {
  return runPeriodically(services, { intervalMs: checkIntervalMs, name: 'report mail' }, (signal) =>
    queueDueReportMail(services, signal),
  );
}

/** The numbers are computed when the mail is sent, with the permissions of that time. */
export async function queueDueReportMail(services: Services, signal?: AbortSignal): Promise<void> {
  const { db } = systemContext(services, 0, 'report mail');
  for (const due of await findDueViews(db, services.clock(), batchSize)) {
    if (signal?.aborted) return;
    await queueView(services, due).catch((error: unknown) => {
      services.log.warn({ err: error, view: due.id }, 'report mail could not be queued');
    });
  }
}

/** Claims the view and queues its mail in one transaction, so that a mail is neither lost nor sent twice. */
async function queueView(services: Services, due: DueView): Promise<void> {
  const { tenant_id: tenantId, user_id: userId, id } = due;
  const now = services.clock();
  const day = getNextMailDay(due.frequency as Exclude<ViewFrequency, 'never'>, getDay(now, due.time_zone));
  await write(systemContext(services, tenantId, 'report mail'), async (change) => {
    if (!(await claimView(change.db, due, day))) return;
    const notBefore = await getQuietHoursEnd(change, { tenantId, userId }, now);
    const address = formatViewAddress(parseViewFilter(due.filter));
    await queueMail(change, {
      tenantId,
      userId,
      kind: 'report',
      values: { view: due.name, view_id: String(id) },
      path: [getReportPath(due.report as ReportName), address].filter(Boolean).join('?'),
      ...(notBefore ? { notBefore } : {}),
    });
    const subject = ['report_view', id] as const;
    await change.audit({ action: 'report.mail', actorId: userId, subject, detail: { name: due.name } });
  });
}
