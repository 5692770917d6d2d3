import { type Lifecycle, mayFollow, statusesOf } from '#domain/lib/lifecycle.ts';

/**
 * Where a request for adjustments stands. `asked` is the employer's turn, `question` and `alternative` are the job
 * seeker's. What was agreed stays until it is withdrawn; what was withdrawn is over, and nobody sees it any more.
 */
export type AdjustmentStatus = 'asked' | 'question' | 'alternative' | 'agreed' | 'withdrawn';

const adjustmentLifecycle: Lifecycle<AdjustmentStatus> = {
  asked: ['agreed', 'alternative', 'question', 'withdrawn'],
  question: ['asked', 'withdrawn'],
  alternative: ['agreed', 'asked', 'withdrawn'],
  agreed: ['withdrawn'],
  withdrawn: [],
};

export const adjustmentStatuses = statusesOf(adjustmentLifecycle);

/** The employer's answers, while it is their turn. */
export const employerAnswers = ['agreed', 'alternative', 'question'] as const satisfies readonly AdjustmentStatus[];
export type EmployerAnswer = (typeof employerAnswers)[number];

/** What the job seeker may do: say more, take what is offered, or withdraw. */
export const seekerReplies = ['asked', 'agreed', 'withdrawn'] as const satisfies readonly AdjustmentStatus[];
export type SeekerReply = (typeof seekerReplies)[number];

export function mayAnswer(from: AdjustmentStatus, to: EmployerAnswer): boolean {
  return from === 'asked' && mayFollow(adjustmentLifecycle, from, to);
}

/** Agreeing is the job seeker's only where something else was offered. */
export function mayReply(from: AdjustmentStatus, to: SeekerReply): boolean {
  if (to === 'agreed') return from === 'alternative';
  return from !== 'asked' || to === 'withdrawn' ? mayFollow(adjustmentLifecycle, from, to) : false;
}
