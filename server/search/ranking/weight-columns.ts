import type { MatchWeights } from '#domain/features/matching/weights.ts';
import { growColumn, newUint8Array } from '#server/lib/typed-arrays.ts';

/** The six weights of every job, one entry per slot. */
export interface WeightColumns {
  readonly columns: Record<keyof MatchWeights, Uint8Array>;
  set(slot: number, weights: MatchWeights): void;
}

export function createWeightColumns(): WeightColumns {
  const columns: Record<keyof MatchWeights, Uint8Array> = {
    skills: newUint8Array(0),
    certification: newUint8Array(0),
    education: newUint8Array(0),
    job_title: newUint8Array(0),
    industry: newUint8Array(0),
    management_level: newUint8Array(0),
  };
  return {
    columns,
    set(slot, weights) {
      for (const part of PARTS) {
        columns[part] = growColumn(columns[part], newUint8Array, slot + 1);
        columns[part][slot] = weights[part];
      }
    },
  };
}

const PARTS = ['skills', 'certification', 'education', 'job_title', 'industry', 'management_level'] as const;
