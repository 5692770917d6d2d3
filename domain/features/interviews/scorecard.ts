import * as z from 'zod/mini';
import { Id, Moment, paragraph } from '#domain/lib/fields.ts';
import { maxQuestions } from './pack.ts';

/** The scale in words, lowest first. */
export const ratings = ['not_yet', 'partly', 'mostly', 'fully'] as const;
export type Rating = (typeof ratings)[number];

export const recommendations = ['no', 'unsure', 'yes', 'strong_yes'] as const;
export type Recommendation = (typeof recommendations)[number];

const ScorecardRating = z.object({
  rating: z.enum(ratings),
  /** What the person said or did. */
  evidence: paragraph(1000, 1),
});

/** One rating per question of the interview, in its order. */
export const ScorecardDraft = z.object({
  ratings: z.array(ScorecardRating).check(z.minLength(1), z.maxLength(maxQuestions)),
  recommendation: z.enum(recommendations),
});
export type ScorecardDraft = z.infer<typeof ScorecardDraft>;

export const Scorecard = z.object({
  user_id: Id,
  name: z.string(),
  is_you: z.boolean(),
  submitted_at: z.nullable(Moment),
  /** Null until it is in, and for panel members whose own is not in yet. */
  content: z.nullable(ScorecardDraft),
});
export type Scorecard = z.infer<typeof Scorecard>;

/** Panel members see the scorecards of others after they handed in their own. */
export function canSeeScorecards(userId: number, cards: readonly { userId: number; isIn: boolean }[]): boolean {
  const own = cards.find((card) => card.userId === userId);
  return own === undefined || own.isIn;
}
