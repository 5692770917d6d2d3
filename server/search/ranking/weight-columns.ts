import { MATCH_PARTS, PART_SOURCES } from '#domain/features/matching/score/parts.ts';
import type { MatchWeights } from '#domain/features/matching/score/weights.ts';
import { growColumn, newUint8Array } from '#server/lib/columns/typed-arrays.ts';
import { getPartBit } from './profile-table.ts';

/** The six weights of every job, one entry per slot. */
export interface WeightColumns {
  /** `counted`: the parts with a weight above 0, as bits. */
  readonly columns: Record<keyof MatchWeights | 'counted', Uint8Array>;
  get(slot: number): MatchWeights;
  set(slot: number, weights: MatchWeights): void;
}

export function createWeightColumns(): WeightColumns {
  const columns: WeightColumns['columns'] = {
    skills: newUint8Array(0),
    certification: newUint8Array(0),
    education: newUint8Array(0),
    job_title: newUint8Array(0),
    industry: newUint8Array(0),
    management_level: newUint8Array(0),
    counted: newUint8Array(0),
  };
  const set = (slot: number, name: keyof typeof columns, value: number): void => {
    columns[name] = growColumn(columns[name], newUint8Array, slot + 1);
    columns[name][slot] = value;
  };
  return {
    columns,
    get: (slot) => ({
      skills: columns.skills[slot] ?? 0,
      certification: columns.certification[slot] ?? 0,
      education: columns.education[slot] ?? 0,
      job_title: columns.job_title[slot] ?? 0,
      industry: columns.industry[slot] ?? 0,
      management_level: columns.management_level[slot] ?? 0,
    }),
    set(slot, weights) {
      for (const part of MATCH_PARTS) set(slot, PART_SOURCES[part].weight, weights[PART_SOURCES[part].weight]);
      set(slot, 'counted', getCountedBits(weights));
    },
  };
}

/** The parts with a weight above 0, as bits. */
export function getCountedBits(weights: MatchWeights): number {
  return MATCH_PARTS.reduce(
    (bits, part) => (weights[PART_SOURCES[part].weight] > 0 ? bits | getPartBit(part) : bits),
    0,
  );
}
