import { isPastClosing } from '#domain/features/jobs/posting/closing-day.ts';
import { dayMs } from '#domain/lib/day.ts';
import type { JobDraft } from './job-draft.ts';

/** A posting without a closing day counts as over after a year. */
const openDays = 365;

/** Whether a posting no longer takes applications: its closing day is past, or it is old and has none. */
export function isOver({ postedOn, closesOn }: Pick<JobDraft, 'postedOn' | 'closesOn'>, now: Date): boolean {
  if (closesOn !== null) return isPastClosing(closesOn, now);
  return postedOn !== null && Date.parse(postedOn) < now.getTime() - openDays * dayMs;
}
