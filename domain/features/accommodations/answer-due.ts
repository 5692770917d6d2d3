import { addWorkingDays } from '#domain/lib/day.ts';

/** Working days an employer has to answer an accommodation request. */
const answerWorkingDays = 2;

/** Counted in the time zone of the person who asks. */
export function getAnswerDue(askedAt: Date, timeZone: string): Date {
  return addWorkingDays(askedAt, answerWorkingDays, timeZone);
}
