import { addWorkingDays } from '#domain/lib/day.ts';
import { replyWorkingDays } from './contract.ts';

/** The team's reply deadline, counted in the time zone of the member who reads it. */
export function getReplyDue(waitingSince: Date, timeZone: string): Date {
  return addWorkingDays(waitingSince, replyWorkingDays, timeZone);
}
