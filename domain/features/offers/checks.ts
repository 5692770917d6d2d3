import * as z from 'zod/mini';
import type { Salary } from '#domain/features/jobs/job.ts';
import { isPastClosing } from '#domain/features/jobs/posting/closing-day.ts';
import { dayMs } from '#domain/lib/day.ts';
import { findUnknownFields, hasTermsField } from './letter.ts';
import type { OfferTerms } from './terms.ts';

/** Minimum days between sending an offer and the last day to reply: enough to read it twice and ask questions. */
const minAnswerDays = 5;

const checkCodes = ['complete', 'pay', 'accommodations', 'answer_by', 'start', 'letter'] as const;
export type CheckCode = (typeof checkCodes)[number];

/** `failed` prevents sending. `explained`: outside the posted range, with a reason. `unknown`: nothing to compare with. */
const checkStates = ['passed', 'failed', 'explained', 'unknown'] as const;

export const OfferCheck = z.object({
  code: z.enum(checkCodes),
  state: z.enum(checkStates),
  /** Days left to reply; null for the other checks. */
  days: z.nullable(z.int()),
});
export type OfferCheck = z.infer<typeof OfferCheck>;

interface OfferToCheck {
  readonly terms: OfferTerms;
  readonly letter: string;
  /** The posted pay; null if the job states none. */
  readonly salary: Salary | null;
}

/** What has to hold before an offer is approved and sent. */
export function checkOffer({ terms, letter, salary }: OfferToCheck, now: Date): OfferCheck[] {
  const days = terms.answer_by === null ? null : countDays(terms.answer_by, now);
  const check = (code: CheckCode, isPassed: boolean) => ({
    code,
    state: isPassed ? ('passed' as const) : ('failed' as const),
    days: code === 'answer_by' ? days : null,
  });
  return [
    check('complete', isComplete(terms)),
    { code: 'pay', state: checkPay(terms, salary), days: null },
    check('accommodations', terms.accommodations !== ''),
    check('answer_by', days !== null && days >= minAnswerDays),
    check('start', isAfter(terms.start_on, terms.answer_by)),
    check('letter', hasTermsField(letter) && findUnknownFields(letter).length === 0),
  ];
}

export function passesChecks(checks: readonly OfferCheck[]): boolean {
  return checks.every(({ state }) => state !== 'failed');
}

/** Whether the last day to reply has ended in every time zone. */
export function isPastAnswerDay(answerBy: string, now: Date): boolean {
  return isPastClosing(answerBy, now);
}

function isComplete({ title, hours, location, pay }: OfferTerms): boolean {
  return title !== '' && hours !== '' && location !== '' && pay.amount !== null;
}

function checkPay({ pay, pay_reason: reason }: OfferTerms, salary: Salary | null): OfferCheck['state'] {
  const isComparable = salary !== null && salary.currency === pay.currency && salary.period === pay.period;
  if (pay.amount === null) return 'failed';
  if (!isComparable || (salary.min === null && salary.max === null)) return 'unknown';
  const isInRange = pay.amount >= (salary.min ?? 0) && pay.amount <= (salary.max ?? Number.POSITIVE_INFINITY);
  if (isInRange) return 'passed';
  return reason === '' ? 'failed' : 'explained';
}

function isAfter(day: string | null, before: string | null): boolean {
  return day !== null && before !== null && day > before;
}

function countDays(day: string, now: Date): number {
  const today = Date.parse(`${now.toISOString().slice(0, 10)}T00:00:00Z`);
  return Math.round((Date.parse(`${day}T00:00:00Z`) - today) / dayMs);
}
