import { isNotificationKind, type NotificationKind } from '#domain/features/notifications/kinds.ts';
import { interpolate } from '#domain/lib/interpolate.ts';
import type { Language } from '#domain/phrases/phrases.ts';
import type { Write } from '#server/db/write.ts';
import { phrasesOf } from '#server/phrases.ts';
import { insertNotification } from './queries.ts';

interface Told {
  readonly tenantId: number;
  readonly userId: number;
  readonly kind: NotificationKind;
  readonly values: Readonly<Record<string, string>>;
  readonly applicationId: number;
}

/** Tells a person of something that happened to an application of theirs, within the same transaction. */
export async function notify(change: Write, told: Told): Promise<void> {
  await insertNotification(change.db, {
    tenantId: told.tenantId,
    userId: told.userId,
    modelType: 'application',
    phrase: told.kind,
    values: told.values,
    applicationId: told.applicationId,
  });
}

/** The text of a stored notification in the reader's language. */
export function messageOf(kind: string, values: unknown, language: Language): string {
  const { notifications } = phrasesOf(language);
  const text = isNotificationKind(kind) ? notifications.messages[kind] : notifications.unknown;
  return interpolate(text, values as Readonly<Record<string, string>>);
}
