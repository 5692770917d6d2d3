import * as z from 'zod/mini';
import { addDays } from '#domain/lib/day.ts';
import { Moment } from '#domain/lib/fields.ts';
import type { ApplicationStatus } from './lifecycle.ts';

/** The next step, as a phrase code: who acts, and the deadline if any. */
export const NextStep = z.object({
  code: z.enum([
    'finish_draft',
    'answer_invitation',
    'await_review',
    'await_screening',
    'await_interview',
    'pick_interview_time',
    'attend_interview',
    'await_decision',
    'await_offer',
    'answer_offer',
    'on_hold',
    'hired',
    'finished',
  ]),
  who: z.enum(['you', 'employer', 'nobody']),
  by: z.nullable(Moment),
});
export type NextStep = z.infer<typeof NextStep>;

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

/** An interview that is proposed, confirmed, or over. */
export interface StepInterview {
  readonly status: 'proposed' | 'scheduled' | 'rescheduled' | 'completed';
  /** Null while the job seeker picks a time. */
  readonly startsAt: Date | null;
  readonly minutes: number;
}

interface StepFacts {
  readonly status: ApplicationStatus;
  /** Start of the stage. */
  readonly since: Date;
  readonly replyDays?: number;
  /** Of the application; they count in the stage of interviews only. */
  readonly interviews?: readonly StepInterview[];
  /** The last day to answer the sent offer: `2026-12-04`. */
  readonly answerBy?: string | null;
  readonly now: Date;
}

/** The next step, who acts, and the deadline, counted from the start of the stage or the end of its last interview. */
export function getNextStep({
  status,
  since,
  replyDays = defaultReplyDays,
  interviews = [],
  answerBy = null,
  now,
}: StepFacts): NextStep {
  if (status === 'interview' && interviews.length > 0) return getInterviewStep({ since, replyDays, interviews, now });
  // Noon UTC is within the same day for nearly all readers.
  if (status === 'offered' && answerBy !== null) return { ...steps.offered, by: `${answerBy}T12:00:00.000Z` };
  return { ...steps[status], by: hasDeadline(status) ? addDays(since, replyDays).toISOString() : null };
}

type InterviewFacts = Required<Omit<StepFacts, 'status' | 'answerBy'>>;

/** The next interview; or the choice of its time; or the decision after the last one. */
function getInterviewStep({ since, replyDays, interviews, now }: InterviewFacts): NextStep {
  const confirmed = interviews.flatMap(({ startsAt, minutes }) =>
    startsAt === null ? [] : [{ start: startsAt.getTime(), end: startsAt.getTime() + minutes * 60_000 }],
  );
  const [next] = confirmed.filter(({ end }) => end > now.getTime()).toSorted((a, b) => a.start - b.start);
  if (next) return { code: 'attend_interview', who: 'employer', by: new Date(next.start).toISOString() };
  if (interviews.some(({ status }) => status === 'proposed'))
    return { code: 'pick_interview_time', who: 'you', by: null };
  const last = new Date(Math.max(since.getTime(), ...confirmed.map(({ end }) => end)));
  return { code: 'await_decision', who: 'employer', by: addDays(last, replyDays).toISOString() };
}

/** Whether the employer owes a reply by a date. */
export function hasDeadline(status: ApplicationStatus): boolean {
  return steps[status].who === 'employer' && status !== 'on-hold' && status !== 'hired';
}
