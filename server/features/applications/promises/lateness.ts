import { countBusinessDays, type Lateness } from '#domain/features/applications/lateness.ts';
import type { NextStep } from '#domain/features/applications/next-step.ts';
import { getDay } from '#domain/features/reports/period.ts';
import type { Reminder } from './queries.ts';

interface Promised {
  readonly reminders: readonly Reminder[] | null;
  /** Of the tenant. */
  readonly time_zone: string;
}

type LatenessReader = (step: NextStep, promised: Promised) => Lateness | null;

/**
 * Returns a function for the delay of the employer's next step and its last reminder; null if it is in time. Lists call it for
 * hundreds of applications, so the current day is formatted once.
 */
export function createLatenessReader(now: Date): LatenessReader {
  const todays = new Map<string, string>();
  const getToday = (timeZone: string) => {
    const today = todays.get(timeZone) ?? getDay(now, timeZone);
    todays.set(timeZone, today);
    return today;
  };
  return ({ by, who }, { reminders, time_zone: timeZone }) => {
    if (who !== 'employer' || by === null) return null;
    const due = new Date(by);
    if (due >= now) return null;
    const days = countBusinessDays(getDay(due, timeZone), getToday(timeZone));
    return days === 0 ? null : { business_days: days, reminded_at: findLastReminder(reminders ?? [], due) };
  };
}

function findLastReminder(reminders: readonly Reminder[], due: Date): string | null {
  const times = reminders.flatMap(({ due_at, sent_at }) =>
    new Date(due_at).getTime() === due.getTime() ? [new Date(sent_at).toISOString()] : [],
  );
  return times.toSorted().at(-1) ?? null;
}
