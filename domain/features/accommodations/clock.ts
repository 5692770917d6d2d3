import { workingDaysAfter } from '#domain/lib/day.ts';

/** Working days within which an employer answers a request for adjustments. */
const answerWithin = 2;

/** The moment by which an employer has to answer. */
export function answerDue(asked: Date): Date {
  return workingDaysAfter(asked, answerWithin);
}
