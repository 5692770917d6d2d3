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
  .check(z.refine((weights) => weightSum(weights) === 100, { error: 'weights_sum' }));
export type MatchWeights = z.infer<typeof MatchWeights>;

export const DEFAULT_WEIGHTS: MatchWeights = {
  skills: 40,
  certification: 10,
  education: 10,
  job_title: 20,
  industry: 10,
  management_level: 10,
};

function weightSum(weights: MatchWeights): number {
  return (
    weights.skills +
    weights.certification +
    weights.education +
    weights.job_title +
    weights.industry +
    weights.management_level
  );
}
