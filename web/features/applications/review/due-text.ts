import { countDaysUntil, formatDaysFromNow } from '#web/lib/texts/format.ts';
import type { Translate } from '#web/lib/texts/i18n.ts';

/** The days until a reply is due, or since it was; by the calendar of the reader, like the date next to it. */
export function formatReplyDue(t: Translate, by: string, now: Date = new Date()): string {
  if (new Date(by) >= now) return formatDaysFromNow(by, now);
  const days = -countDaysUntil(by, now);
  return days === 0 ? t('applications.due.overdueToday') : t('applications.due.overdueDays', { count: days });
}
