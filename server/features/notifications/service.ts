import {
  isNotificationKind,
  type NotificationKind,
  type NotificationSubject,
} from '#domain/features/notifications/kinds.ts';
import { getTopic } from '#domain/features/notifications/settings.ts';
import { interpolate } from '#domain/lib/interpolate.ts';
import type { Phrases } from '#domain/phrases/phrase-types.ts';
import type { SignedInContext } from '#server/context.ts';
import type { Write } from '#server/db/write.ts';
import { queueMail } from '#server/features/mail/service.ts';
import { hasUnreadNotification, insertNotification, markMessageNotificationsRead } from './queries.ts';
import { findQuietHoursEnd, getDelivery } from './settings.ts';

interface Notice {
  readonly tenantId: number;
  readonly userId: number;
  readonly kind: NotificationKind;
  readonly values: Readonly<Record<string, string>>;
  readonly subject: Subject;
}

/** The application it is about, the one whose conversation it is about, the draft, or what else it leads to. */
type Subject =
  | number
  | { readonly message: number }
  | { readonly job: number }
  | Exclude<NotificationSubject, 'application' | 'message' | 'own_job'>;

/** Tells a person of something, within the same transaction; what happens to applications also by mail. */
export async function notify(change: Write, { tenantId, userId, kind, values, subject }: Notice): Promise<void> {
  const { modelType, applicationId, path } = resolveSubject(subject);
  const notification = { tenantId, userId, modelType, phrase: kind, values, applicationId };
  // Ten messages in a row are one thing to be told of, until somebody has looked.
  if (modelType === 'message' && (await hasUnreadNotification(change.db, notification))) return;
  const now = new Date();
  const telling = await getDelivery(change, { tenantId, userId }, getTopic(kind), now);
  if (telling.inProduct) await insertNotification(change.db, notification);
  if (path === null || !telling.byMail) return;
  // Who is reading already needs no mail: it waits a moment, and is not sent once the message has been read.
  const notBefore = telling.mailAfter ?? (modelType === 'message' ? new Date(now.getTime() + readingTime) : undefined);
  const mail = { tenantId, userId, kind: 'notification', values: { ...values, notification: kind }, path } as const;
  await queueMail(change, notBefore ? { ...mail, notBefore } : mail);
}

/** When somebody's quiet hours are over, as long as they hold now; null outside them. */
export function getQuietHoursEnd(
  change: Write,
  who: Pick<Notice, 'tenantId' | 'userId'>,
  now: Date,
): Promise<Date | null> {
  return findQuietHoursEnd(change, who, now);
}

/** Milliseconds. */
const readingTime = 120_000;

/** What a notification leads to, and where the button of its mail does. */
function resolveSubject(subject: Subject): {
  modelType: NotificationSubject;
  applicationId: number | null;
  path: string | null;
} {
  if (typeof subject === 'number') {
    return { modelType: 'application', applicationId: subject, path: `/applications/${subject}` };
  }
  if (typeof subject === 'string') return { modelType: subject, applicationId: null, path: null };
  if ('job' in subject) return { modelType: 'own_job', applicationId: null, path: `/jobs/edit/${subject.job}` };
  const { message } = subject;
  return { modelType: 'message', applicationId: message, path: `/inbox_messages?conversation=${message}` };
}

/** The notifications that told of a conversation are read with it. */
export async function readMessageNotifications(
  ctx: SignedInContext,
  change: Write,
  applicationId: number,
): Promise<void> {
  const owner = { tenantId: ctx.tenant.id, userId: ctx.actor.userId, now: ctx.clock() };
  await markMessageNotificationsRead(change.db, owner, applicationId);
}

/** The text of a stored notification, in the texts of the reader's language. */
export function formatNotification(
  kind: string,
  values: Readonly<Record<string, string>>,
  { notifications }: Pick<Phrases, 'notifications'>,
): string {
  const text = isNotificationKind(kind) ? notifications.messages[kind] : notifications.unknown;
  return interpolate(text, values);
}
