import { addWorkingDays } from '#domain/lib/day.ts';

/** Working days in which a person answers a request for a review. */
export const reviewWorkingDays = 5;

/** Counted in the time zone of the person who asks. */
export function getReviewDue(askedAt: Date, timeZone: string): Date {
  return addWorkingDays(askedAt, reviewWorkingDays, timeZone);
}
