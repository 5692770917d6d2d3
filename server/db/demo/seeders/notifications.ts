import { getMoveNotificationKind, type NotificationKind } from '#domain/features/notifications/kinds.ts';
import { subtractDays } from '#domain/lib/day.ts';
import type { Demo } from '#server/db/demo/demo.ts';
import type { DemoJob, DemoSeeker } from '#server/db/demo/entities.ts';
import type { Row } from '#server/db/demo/rows.ts';

/** Recent notifications: seekers about status changes, hiring teams about new applications. */
export function seedNotifications(demo: Demo): void {
  const jobs = new Map(demo.entities.jobs.map((job) => [job.id, job]));
  const people = new Map(demo.entities.seekers.map((seeker) => [seeker.id, seeker]));
  const planned = demo.rows.application_events.flatMap((event) => {
    const application = demo.rows.applications[event.application_id - 1];
    const job = jobs.get(application?.job_id ?? 0);
    const seeker = people.get(application?.user_id ?? 0);
    return job && seeker && event.at instanceof Date
      ? planNotifications(demo, event, { job, seeker, at: event.at })
      : [];
  });
  const unread = new Set(
    planned
      .filter(({ userId }) => userId === demo.entities.seekers[0]?.id)
      .toSorted(byTime)
      .slice(-3),
  );
  for (const each of planned.toSorted(byTime)) addNotification(demo, each, unread.has(each));
}

function byTime(a: PlannedNotification, b: PlannedNotification): number {
  return a.at.getTime() - b.at.getTime();
}

/** Only the demo seeker has notifications older than three weeks. */
function planNotifications(
  demo: Demo,
  event: Row<'application_events'>,
  { job, seeker, at }: StatusEvent,
): PlannedNotification[] {
  const isOld = at < subtractDays(demo.now, 21);
  const applicationId = event.application_id;
  if (event.to_status === 'applied') {
    const values = { name: seeker.name, job: job.title };
    const hiringTeam = isOld ? [] : job.hiringTeam;
    return hiringTeam.map(({ id }) => ({ userId: id, kind: 'application_received', values, applicationId, at }));
  }
  const kind = event.actor_user_id === seeker.id ? null : getMoveNotificationKind(event.to_status);
  if (kind === null || (isOld && seeker !== demo.entities.seekers[0])) return [];
  const values = { job: job.title, company: job.employer.profile.name };
  return [{ userId: seeker.id, kind, values, applicationId, at }];
}

interface StatusEvent {
  readonly job: DemoJob;
  readonly seeker: DemoSeeker;
  readonly at: Date;
}

interface PlannedNotification {
  readonly userId: number;
  readonly kind: NotificationKind;
  readonly values: Record<string, string>;
  readonly applicationId: number;
  readonly at: Date;
}

/** Notifications older than six days are read, except the latest ones of the demo seeker. */
function addNotification(
  demo: Demo,
  { userId, kind, values, applicationId, at }: PlannedNotification,
  isUnread: boolean,
): void {
  const [tenantId = 1] = demo.entities.tenantIds;
  demo.rows.notifications.push({
    tenant_id: tenantId,
    user_id: userId,
    model_type: 'application',
    phrase: kind,
    phrase_values: values,
    is_read: !isUnread && at < subtractDays(demo.now, 6),
    application_id: applicationId,
    created_at: at,
    updated_at: at,
  });
}
