import type { CaseloadPerson } from '#domain/features/journal/contract.ts';
import { countDaysUntil } from '#web/lib/texts/format.ts';

/** By the day of the next step. */
export const stepGroups = ['due', 'later', 'none'] as const;
/** By the days since the last contact. */
export const contactGroups = ['never', 'month', 'week', 'recent'] as const;

export type CaseloadGroup = (typeof stepGroups)[number] | (typeof contactGroups)[number];

export function getStepGroup({ next_step: step }: CaseloadPerson, now?: Date): CaseloadGroup {
  if (!step) return 'none';
  return countDaysUntil(step.on, now) <= 0 ? 'due' : 'later';
}

/** Whether a next step is due, or there was no contact in the last 30 days. */
export function needsAttention(person: CaseloadPerson, now?: Date): boolean {
  return getStepGroup(person, now) === 'due' || isContactDue(person, now);
}

export function isContactDue(person: CaseloadPerson, now?: Date): boolean {
  const group = getContactGroup(person, now);
  return group === 'never' || group === 'month';
}

export function getContactGroup({ last_contact_on: day }: CaseloadPerson, now?: Date): CaseloadGroup {
  if (day === null) return 'never';
  const days = -countDaysUntil(day, now);
  if (days > 30) return 'month';
  return days > 7 ? 'week' : 'recent';
}
