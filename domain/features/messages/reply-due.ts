import { replyWorkingDays } from './contract.ts';

/** By when the team wants to have answered somebody who has been waiting since then: the same hour, so many working days on. */
export function replyDue(waitingSince: Date): Date {
  const due = new Date(waitingSince);
  for (let left = replyWorkingDays; left > 0; ) {
    due.setUTCDate(due.getUTCDate() + 1);
    if (!weekend.has(due.getUTCDay())) left -= 1;
  }
  return due;
}

const weekend: ReadonlySet<number> = new Set([0, 6]);
