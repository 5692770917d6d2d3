import type { Lateness } from '#domain/features/applications/lateness.ts';
import { formatDayInYear } from '#web/lib/texts/format.ts';
import type { Translate } from '#web/lib/texts/i18n.ts';

/** How late the employer is, and when it was reminded. */
export function describeLateness(t: Translate, { business_days: count, reminded_at: at }: Lateness): string {
  const late = t('applications.tracker.late', { count });
  return at === null ? late : `${late} ${t('applications.tracker.lateReminded', { date: formatDayInYear(at) })}`;
}
