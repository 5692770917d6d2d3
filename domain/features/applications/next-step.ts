import { addDays } from '#domain/lib/day.ts';
import type { NextStep } from './contract.ts';
import type { ApplicationStatus } from './lifecycle.ts';

/** Days until the employer's reply is due, unless the job's stage plan says otherwise. */
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

/** The next step, who acts, and the deadline, counted from the start of the stage. */
export function getNextStep(status: ApplicationStatus, since: Date, replyDays: number = defaultReplyDays): NextStep {
  return { ...steps[status], by: hasDeadline(status) ? addDays(since, replyDays).toISOString() : null };
}

/** Whether the employer owes a reply by a date. */
export function hasDeadline(status: ApplicationStatus): boolean {
  return steps[status].who === 'employer' && status !== 'on-hold' && status !== 'hired';
}
