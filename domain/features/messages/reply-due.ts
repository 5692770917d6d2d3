import { addWorkingDays } from '#domain/lib/day.ts';
import { replyWorkingDays } from './contract.ts';

/** The team's reply deadline. */
export function getReplyDue(waitingSince: Date): Date {
  return addWorkingDays(waitingSince, replyWorkingDays);
}
