import * as z from 'zod/mini';
import type { MatchPart, PartState } from '#domain/features/matching/score/parts.ts';

/** The label of a score. */
export const MatchBand = z.enum(['strong', 'good', 'some', 'low']);
export type MatchBand = z.infer<typeof MatchBand>;

/** Parts other than Skills that must be known for a number if Skills is not. */
const minOtherParts = 3;

/**
 * Whether there is a number at all: the Skills part is known, or at least three others. A job that asks for skills has no
 * number for a profile without skills, so that adding a skill never lowers a score. A job that only says that nothing is
 * required has none either, since nothing was compared.
 */
export function hasEnoughInformation(states: Readonly<Record<MatchPart, PartState>>): boolean {
  if (states.Skills === 'profile_empty') return false;
  const all = Object.values(states);
  if (!all.includes('compared')) return false;
  const known = all.filter((state) => state === 'compared' || state === 'none_required').length;
  return states.Skills !== 'job_silent' || known >= minOtherParts;
}

/** Requirements that must have been compared for the label "strong": a thin posting is never a strong match. */
export const minStrongEvidence = 4;

/** strong from 75, good from 50, some from 25. With little evidence the best label is good. */
export function getMatchBand(total: number, evidence: number): MatchBand {
  if (total >= 75 && evidence >= minStrongEvidence) return 'strong';
  if (total >= 50) return 'good';
  return total >= 25 ? 'some' : 'low';
}
