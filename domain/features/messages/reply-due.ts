import { addWorkingDays } from '#domain/lib/day.ts';
import { replyWorkingDays } from './contract.ts';

/** By when the team wants to have answered somebody who has been waiting since then. */
export function replyDue(waitingSince: Date): Date {
  return addWorkingDays(waitingSince, replyWorkingDays);
}
