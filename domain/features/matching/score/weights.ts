import * as z from 'zod/mini';

const Weight = z.int().check(z.minimum(0), z.maximum(100));

/** The weight of each part: six integers from 0 to 100 that sum to 100. */
export const MatchWeights = z
  .object({
    skills: Weight,
    certification: Weight,
    education: Weight,
    job_title: Weight,
    industry: Weight,
    management_level: Weight,
  })
  .check(z.refine((weights) => sumWeights(weights) === 100, { error: 'weights_sum' }));
export type MatchWeights = z.infer<typeof MatchWeights>;

export const DEFAULT_WEIGHTS: MatchWeights = {
  skills: 40,
  certification: 10,
  education: 10,
  job_title: 20,
  industry: 10,
  management_level: 10,
};

/** Weights as typed; null while a field is empty. */
export type WrittenWeights = Readonly<Record<keyof MatchWeights, number | null>>;

/** One weight per part, in the order in which they are asked for. */
export function mapWeights<T>(make: (part: keyof MatchWeights) => T): Record<keyof MatchWeights, T> {
  return {
    skills: make('skills'),
    job_title: make('job_title'),
    certification: make('certification'),
    education: make('education'),
    industry: make('industry'),
    management_level: make('management_level'),
  };
}

/** The weights in proportion, but with a sum of 100; the default ones if none is above 0. */
export function scaleWeights(weights: WrittenWeights): MatchWeights {
  const sum = sumWeights(weights);
  if (sum <= 0) return DEFAULT_WEIGHTS;
  let running = 0;
  // Rounds the running total instead of each weight, so that the sum is exact.
  return mapWeights((part) => {
    const before = Math.round((running * 100) / sum);
    running += weights[part] ?? 0;
    return Math.round((running * 100) / sum) - before;
  });
}

export function sumWeights(weights: WrittenWeights): number {
  return Object.values(weights).reduce<number>((sum, weight) => sum + (weight ?? 0), 0);
}
