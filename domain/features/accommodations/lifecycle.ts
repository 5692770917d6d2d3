import { canTransition, type Lifecycle, listStatuses } from '#domain/lib/lifecycle.ts';

/**
 * The status of an accommodation request. `asked` waits for the employer; `question` and `alternative` wait for the job
 * seeker. `agreed` stays until withdrawn. A withdrawn request is final and hidden from everyone else.
 */
export type AccommodationStatus = 'asked' | 'question' | 'alternative' | 'agreed' | 'withdrawn';

const accommodationLifecycle: Lifecycle<AccommodationStatus> = {
  asked: ['agreed', 'alternative', 'question', 'withdrawn'],
  question: ['asked', 'withdrawn'],
  alternative: ['agreed', 'asked', 'withdrawn'],
  agreed: ['withdrawn'],
  withdrawn: [],
};

export const accommodationStatuses = listStatuses(accommodationLifecycle);

/** Statuses the employer can set. */
export const employerAnswers = ['agreed', 'alternative', 'question'] as const satisfies readonly AccommodationStatus[];
export type EmployerAnswer = (typeof employerAnswers)[number];

/** Statuses the job seeker can set: reply to a question, accept an alternative, or withdraw. */
export const seekerReplies = ['asked', 'agreed', 'withdrawn'] as const satisfies readonly AccommodationStatus[];
export type SeekerReply = (typeof seekerReplies)[number];

export function canAnswer(from: AccommodationStatus, to: EmployerAnswer): boolean {
  return from === 'asked' && canTransition(accommodationLifecycle, from, to);
}

/** The job seeker can only agree to an alternative. */
export function canReply(from: AccommodationStatus, to: SeekerReply): boolean {
  if (to === 'agreed') return from === 'alternative';
  return from !== 'asked' || to === 'withdrawn' ? canTransition(accommodationLifecycle, from, to) : false;
}
