import {
  isNotificationKind,
  type NotificationKind,
  type NotificationSubject,
} from '#domain/features/notifications/kinds.ts';
import { interpolate } from '#domain/lib/interpolate.ts';
import type { Language } from '#domain/phrases/phrases.ts';
import type { Write } from '#server/db/write.ts';
import { queueMail } from '#server/features/mail/service.ts';
import { phrasesOf } from '#server/phrases.ts';
import { insertNotification } from './queries.ts';

interface Told {
  readonly tenantId: number;
  readonly userId: number;
  readonly kind: NotificationKind;
  readonly values: Readonly<Record<string, string>>;
  /** The application it is about, or what else it leads to. */
  readonly subject: number | Exclude<NotificationSubject, 'application'>;
}

/** Tells a person of something, within the same transaction; what happens to applications also by mail. */
export async function notify(change: Write, { tenantId, userId, kind, values, subject }: Told): Promise<void> {
  const applicationId = typeof subject === 'number' ? subject : null;
  await insertNotification(change.db, {
    tenantId,
    userId,
    modelType: typeof subject === 'number' ? 'application' : subject,
    phrase: kind,
    values,
    applicationId,
  });
  if (applicationId === null) return;
  const path = `/applications/${applicationId}`;
  await queueMail(change, { tenantId, userId, kind: 'notification', values: { ...values, notification: kind }, path });
}

/** The text of a stored notification in the reader's language. */
export function messageOf(kind: string, values: unknown, language: Language): string {
  const { notifications } = phrasesOf(language);
  const text = isNotificationKind(kind) ? notifications.messages[kind] : notifications.unknown;
  return interpolate(text, values as Readonly<Record<string, string>>);
}
