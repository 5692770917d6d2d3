import * as z from 'zod/mini';
import type { MatchScore } from './score.ts';

const Points = z.number().check(z.minimum(0), z.maximum(100));

/** Points per part, by part name. */
export const ServerScoreParts = z.object({
  Skills: Points,
  Certifications: Points,
  Education: Points,
  JobTitles: Points,
  Industries: Points,
  ManagementLevel: Points,
});
export type ServerScoreParts = z.infer<typeof ServerScoreParts>;

/** Points per part, by weight name, with their rounded total; 0 without a number. */
export const JobScoreParts = z.object({
  certification: Points,
  skills: Points,
  industry: Points,
  education: Points,
  management_level: Points,
  job_title: Points,
  totalScore: z.int().check(z.minimum(0), z.maximum(100)),
});
export type JobScoreParts = z.infer<typeof JobScoreParts>;

export function toServerScoreParts({ parts }: MatchScore): ServerScoreParts {
  return {
    Skills: parts.Skills.score,
    Certifications: parts.Certifications.score,
    Education: parts.Education.score,
    JobTitles: parts.JobTitles.score,
    Industries: parts.Industries.score,
    ManagementLevel: parts.ManagementLevel.score,
  };
}

export function toJobScoreParts({ parts, total }: MatchScore): JobScoreParts {
  return {
    certification: parts.Certifications.score,
    skills: parts.Skills.score,
    industry: parts.Industries.score,
    education: parts.Education.score,
    management_level: parts.ManagementLevel.score,
    job_title: parts.JobTitles.score,
    totalScore: total ?? 0,
  };
}
