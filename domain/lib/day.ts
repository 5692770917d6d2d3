/** 24 hours in milliseconds, regardless of clock changes. */
export const dayMs = 86_400_000;

export function addDays(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * dayMs);
}

export function subtractDays(moment: Date, days: number): Date {
  return addDays(moment, -days);
}

/**
 * The same time of day in UTC, `workingDays` later. Saturdays and Sundays are skipped: a start on a weekend counts from
 * the following Monday.
 */
export function addWorkingDays(moment: Date, workingDays: number): Date {
  const end = new Date(moment);
  for (let remaining = workingDays; remaining > 0; ) {
    end.setUTCDate(end.getUTCDate() + 1);
    if (isWorkingDay(end)) remaining -= 1;
  }
  return end;
}

function isWorkingDay(day: Date): boolean {
  const weekday = day.getUTCDay();
  return weekday !== 0 && weekday !== 6;
}
