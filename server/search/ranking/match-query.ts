import type { Nearness } from '#domain/features/matching/score/damped-order.ts';
import { type ListField, type MatchPart, mapParts, PART_SOURCES } from '#domain/features/matching/score/parts.ts';
import { getLevelPercent, type PartMeasure } from '#domain/features/matching/score/score.ts';
import { createListDamping, dampLevels, dampPercents, getDampedPart } from './part-points.ts';
import { getPartBit } from './profile-table.ts';

/** The result of one query. Valid until the next query. */
export interface MatchQuery {
  /** The order of each slot; 0 without a number. */
  readonly orders: Uint16Array;
  /** What was measured in a slot, for its score. */
  readonly measure: (slot: number) => SlotMeasures;
}

interface SlotMeasures {
  readonly measures: Readonly<Record<MatchPart, PartMeasure>>;
  readonly nearness: Nearness;
}

/** What counts per slot: percent points, or the percent of the best term. */
export type ListSums = Readonly<Record<ListField, Uint16Array>>;

/** The parts in which something counts, as bits. */
export interface CountedBits {
  readonly compared: number;
  readonly none: number;
  readonly asked: number;
}

/** The levels of a row: own and required. */
interface RowLevels {
  readonly education: readonly [own: number, required: number];
  readonly managementLevel: readonly [own: number, required: number];
}

/** The measures of one row, as `scoreMatch` computes them. */
export function measureRow(
  { compared, none, asked }: CountedBits,
  sums: ListSums,
  slot: number,
  sizes: Readonly<Record<ListField, number>>,
  levels: RowLevels,
): Readonly<Record<MatchPart, PartMeasure>> {
  return mapParts((part): PartMeasure => {
    const bit = getPartBit(part);
    if ((compared & bit) === 0) {
      const unknown = (asked & bit) === 0 ? 'job_silent' : 'profile_empty';
      return { state: (none & bit) === 0 ? unknown : 'none_required', sum: 0, compared: 0 };
    }
    const source = PART_SOURCES[part];
    if (source.kind === 'level') {
      const [own, required] = levels[source.field];
      return { state: 'compared', sum: getLevelPercent(own, required), compared: 1 };
    }
    return {
      state: 'compared',
      sum: sums[source.field][slot] ?? 0,
      compared: source.counts === 'best' ? 1 : sizes[source.field],
    };
  });
}

export const dampedParts = mapParts(getDampedPart);
export const dampSkills = createListDamping('Skills');
export const dampCertifications = createListDamping('Certifications');
export const titleFractions = dampPercents('JobTitles');
export const industryFractions = dampPercents('Industries');
export const educationFractions = dampLevels('Education');
export const managementFractions = dampLevels('ManagementLevel');
