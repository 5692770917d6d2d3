import { addWorkingDays } from '#domain/lib/day.ts';

/** Working days an employer has to answer an accommodation request. */
const answerWorkingDays = 2;

export function getAnswerDue(askedAt: Date): Date {
  return addWorkingDays(askedAt, answerWorkingDays);
}
