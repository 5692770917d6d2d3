import type { MatchWeights } from '#domain/features/matching/weights.ts';
import { bytes, fitted } from '#server/lib/typed-arrays.ts';

/** The six weights of every job, one place per slot. */
export interface WeightColumns {
  readonly columns: Record<keyof MatchWeights, Uint8Array>;
  set(slot: number, weights: MatchWeights): void;
}

export function createWeightColumns(): WeightColumns {
  const columns: Record<keyof MatchWeights, Uint8Array> = {
    skills: bytes(0),
    certification: bytes(0),
    education: bytes(0),
    job_title: bytes(0),
    industry: bytes(0),
    management_level: bytes(0),
  };
  return {
    columns,
    set(slot, weights) {
      for (const part of PARTS) {
        columns[part] = fitted(columns[part], bytes, slot + 1);
        columns[part][slot] = weights[part];
      }
    },
  };
}

const PARTS = ['skills', 'certification', 'education', 'job_title', 'industry', 'management_level'] as const;
