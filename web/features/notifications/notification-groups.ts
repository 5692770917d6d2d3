import type { Notification } from '#domain/features/notifications/contract.ts';
import { countDaysUntil } from '#web/lib/texts/format.ts';

export type NotificationPeriod = 'today' | 'yesterday' | 'week' | 'older';

export interface NotificationGroup {
  readonly period: NotificationPeriod;
  readonly items: readonly Notification[];
}

const periods: readonly NotificationPeriod[] = ['today', 'yesterday', 'week', 'older'];

/** The notifications by the calendar of the reader, without empty groups. */
export function groupByPeriod(items: readonly Notification[], now: Date = new Date()): readonly NotificationGroup[] {
  return periods
    .map((period) => ({ period, items: items.filter(({ created_at }) => getPeriod(created_at, now) === period) }))
    .filter((group) => group.items.length > 0);
}

function getPeriod(when: string, now: Date): NotificationPeriod {
  const days = -countDaysUntil(when, now);
  if (days <= 0) return 'today';
  if (days === 1) return 'yesterday';
  return days < 7 ? 'week' : 'older';
}
