/** Working days within which an employer answers a request for adjustments. */
const answerWithin = 2;

/**
 * The moment by which an employer has to answer: the same time of day, so many working days later. Saturdays and
 * Sundays count for nothing, and a request sent on one of them counts from the Monday that follows.
 */
export function answerDue(asked: Date, workingDays: number = answerWithin): Date {
  const due = new Date(asked);
  for (let left = workingDays; left > 0; ) {
    due.setUTCDate(due.getUTCDate() + 1);
    if (isWorkingDay(due)) left -= 1;
  }
  return due;
}

function isWorkingDay(day: Date): boolean {
  const weekday = day.getUTCDay();
  return weekday !== 0 && weekday !== 6;
}
