import { workingDaysAfter } from '#domain/lib/day.ts';

/** Working days within which an employer answers a request for adjustments. */
const answerWorkingDays = 2;

/** The moment by which an employer has to answer. */
export function getAnswerDue(askedAt: Date): Date {
  return workingDaysAfter(askedAt, answerWorkingDays);
}
