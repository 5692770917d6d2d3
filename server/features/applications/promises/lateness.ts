import { countBusinessDaysLate, type Lateness } from '#domain/features/applications/lateness.ts';
import type { NextStep } from '#domain/features/applications/next-step.ts';
import type { Reminder } from './queries.ts';

interface Promised {
  readonly reminders: readonly Reminder[] | null;
  /** Of the tenant. */
  readonly time_zone: string;
}

/** The delay of the employer's next step and its last reminder; null if it is in time. */
export function getLateness({ by, who }: NextStep, promised: Promised, now: Date): Lateness | null {
  if (who !== 'employer' || by === null) return null;
  const due = new Date(by);
  if (due >= now) return null;
  const days = countBusinessDaysLate(due, now, promised.time_zone);
  return days === 0 ? null : { business_days: days, reminded_at: findLastReminder(promised.reminders ?? [], due) };
}

function findLastReminder(reminders: readonly Reminder[], due: Date): string | null {
  const times = reminders.flatMap(({ due_at, sent_at }) =>
    new Date(due_at).getTime() === due.getTime() ? [new Date(sent_at).toISOString()] : [],
  );
  return times.toSorted().at(-1) ?? null;
}
