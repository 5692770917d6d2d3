import { daysAfter } from '#domain/lib/day.ts';
import type { NextStep } from './contract.ts';
import type { ApplicationStatus } from './lifecycle.ts';

/** Days within which the employer promises an answer when the job's plan names none. */
export const defaultReplyDays = 10;

const steps: Readonly<Record<ApplicationStatus, Pick<NextStep, 'code' | 'who'>>> = {
  draft: { code: 'finish_draft', who: 'you' },
  sourced: { code: 'answer_invitation', who: 'you' },
  applied: { code: 'await_review', who: 'employer' },
  screening: { code: 'await_screening', who: 'employer' },
  interview: { code: 'await_interview', who: 'employer' },
  offer: { code: 'await_offer', who: 'employer' },
  offered: { code: 'answer_offer', who: 'you' },
  'on-hold': { code: 'on_hold', who: 'employer' },
  hired: { code: 'hired', who: 'employer' },
  declined: { code: 'finished', who: 'nobody' },
  rejected: { code: 'finished', who: 'nobody' },
  withdrawn: { code: 'finished', who: 'nobody' },
};

/** What happens next, who acts, and by when: the promise counts from the day the stage began. */
export function getNextStep(status: ApplicationStatus, since: Date, replyDays: number = defaultReplyDays): NextStep {
  const step = steps[status];
  const hasDeadline = step.who === 'employer' && status !== 'on-hold' && status !== 'hired';
  return { ...step, by: hasDeadline ? addDays(since, replyDays).toISOString() : null };
}

function addDays(day: Date, days: number): Date {
  return daysAfter(day, days);
}
