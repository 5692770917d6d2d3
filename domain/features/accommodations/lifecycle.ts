import { type Lifecycle, mayFollow, statusesOf } from '#domain/lib/lifecycle.ts';

/**
 * Where a request for adjustments stands. `asked` is the employer's turn, `question` and `alternative` are the job
 * seeker's. What was agreed stays until it is withdrawn; what was withdrawn is over, and nobody sees it any more.
 */
export type AccommodationStatus = 'asked' | 'question' | 'alternative' | 'agreed' | 'withdrawn';

const accommodationLifecycle: Lifecycle<AccommodationStatus> = {
  asked: ['agreed', 'alternative', 'question', 'withdrawn'],
  question: ['asked', 'withdrawn'],
  alternative: ['agreed', 'asked', 'withdrawn'],
  agreed: ['withdrawn'],
  withdrawn: [],
};

export const accommodationStatuses = statusesOf(accommodationLifecycle);

/** The employer's answers, while it is their turn. */
export const employerAnswers = ['agreed', 'alternative', 'question'] as const satisfies readonly AccommodationStatus[];
export type EmployerAnswer = (typeof employerAnswers)[number];

/** What the job seeker may do: say more, take what is offered, or withdraw. */
export const seekerReplies = ['asked', 'agreed', 'withdrawn'] as const satisfies readonly AccommodationStatus[];
export type SeekerReply = (typeof seekerReplies)[number];

export function canAnswer(from: AccommodationStatus, to: EmployerAnswer): boolean {
  return from === 'asked' && mayFollow(accommodationLifecycle, from, to);
}

/** Agreeing is the job seeker's only where something else was offered. */
export function canReply(from: AccommodationStatus, to: SeekerReply): boolean {
  if (to === 'agreed') return from === 'alternative';
  return from !== 'asked' || to === 'withdrawn' ? mayFollow(accommodationLifecycle, from, to) : false;
}
