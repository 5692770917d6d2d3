import { hasEnoughInformation } from '#domain/features/matching/explanation/evidence.ts';
import { SENIORITY } from '#domain/features/matching/levels/seniority.ts';
import { ASSUMPTIONS, dampFraction, toOrder } from '#domain/features/matching/score/damped-order.ts';
import { type MatchPart, mapParts, type PartState } from '#domain/features/matching/score/parts.ts';
import { getLevelPercent } from '#domain/features/matching/score/score.ts';
import { getPartBit } from './profile-table.ts';

/** The damped fraction of a part by its state; `compared` is computed per row. */
export interface DampedPart {
  readonly bit: number;
  readonly unknown: number;
  readonly none: number;
}

export function getDampedPart(part: MatchPart): DampedPart {
  return { bit: getPartBit(part), unknown: dampFraction(part, 0, 0), none: dampFraction(part, 100, 1) };
}

/** The damped fraction of one part of one row. */
export function pickFraction(part: DampedPart, compared: number, none: number, value: number): number {
  if ((compared & part.bit) !== 0) return value;
  return (none & part.bit) === 0 ? part.unknown : part.none;
}

/** Damped fractions by the percent of a part with one comparison. */
export function dampPercents(part: 'JobTitles' | 'Industries'): Float64Array {
  return Float64Array.from({ length: 101 }, (_empty, percent) => dampFraction(part, percent, 1));
}

/** Damped fractions of a level, by `own * 8 + required`. */
export function dampLevels(part: 'Education' | 'ManagementLevel'): Float64Array {
  return Float64Array.from({ length: 64 }, (_empty, at) => dampFraction(part, getLevelPercent(at >> 3, at & 7), 1));
}

/** Every level up to the highest of `SENIORITY`, with half steps. */
export const seniorityLevels = Array.from({ length: SENIORITY.staff + 1 }, (_empty, level) => level);

/** What each level gap takes from the order. */
export function toLevelPoints(gaps: readonly number[]): Uint16Array {
  return Uint16Array.from(gaps, (gap) => toOrder(0) - toOrder(0, 0, gap));
}

/** As `dampFraction`, for lists of which every term is compared. */
export function createListDamping(part: 'Skills' | 'Certifications'): (sum: number, size: number) => number {
  const { fraction, strength } = ASSUMPTIONS[part];
  const assumed = fraction * strength;
  return (sum, size) => (sum + assumed) / (size + strength);
}

/** Whether there is a number: the index is `compared * 128 + none * 2`, plus 1 if the job asks for skills. */
const ENOUGH = Uint8Array.from({ length: 64 * 128 }, (_empty, at) => {
  const [compared, none, asksForSkills] = [at >> 7, (at >> 1) & 63, at % 2 === 1];
  const getState = (part: MatchPart): PartState => {
    const bit = getPartBit(part);
    if ((compared & bit) !== 0) return 'compared';
    if ((none & bit) !== 0) return 'none_required';
    return part === 'Skills' && asksForSkills ? 'profile_empty' : 'job_silent';
  };
  return hasEnoughInformation(mapParts(getState)) ? 1 : 0;
});

/** Whether a row has a number, from bits of parts. `counted`: the parts with a weight above 0. */
export function hasNumber(compared: number, none: number, asked: number, counted: number): boolean {
  return ENOUGH[(compared << 7) | (none << 1) | (asked & 1)] === 1 && ((compared | none) & counted) !== 0;
}
