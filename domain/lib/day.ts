/** Milliseconds of a day by the clock: 24 hours, whatever the calendar does. */
export const dayLong = 86_400_000;

/** So many times 24 hours later. */
export function daysAfter(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * dayLong);
}

/** So many times 24 hours earlier. */
export function daysBefore(moment: Date, days: number): Date {
  return daysAfter(moment, -days);
}

/**
 * The same time of day, so many working days later. Saturdays and Sundays count for nothing: what begins on one of them
 * counts from the Monday that follows.
 */
export function workingDaysAfter(moment: Date, workingDays: number): Date {
  const end = new Date(moment);
  for (let left = workingDays; left > 0; ) {
    end.setUTCDate(end.getUTCDate() + 1);
    if (isWorkingDay(end)) left -= 1;
  }
  return end;
}

function isWorkingDay(day: Date): boolean {
  const weekday = day.getUTCDay();
  return weekday !== 0 && weekday !== 6;
}
