import { type JobNeeds, MATCH_PARTS, type MatchPart, PART_SOURCES } from '#domain/features/matching/score/parts.ts';
import type { MatchWeights } from '#domain/features/matching/score/weights.ts';
import {
  dampCertifications,
  dampedParts,
  dampSkills,
  educationFractions,
  industryFractions,
  managementFractions,
  titleFractions,
} from './match-query.ts';
import { pickFraction } from './part-points.ts';

/** The weighted points of one job's parts, by what is measured of a job seeker. */
interface PointTables {
  /** By the sum of percent points. */
  readonly skills: Float64Array;
  readonly certifications: Float64Array;
  /** By the percent of the best term. */
  readonly titles: Float64Array;
  readonly industries: Float64Array;
  /** By the rank of the profile. */
  readonly education: Float64Array;
  readonly management: Float64Array;
  /** By the bits of the compared parts: the points of the others, less what the tables have for nothing measured. */
  readonly rest: Float64Array;
}

interface Job {
  readonly needs: JobNeeds;
  readonly weights: MatchWeights;
  /** Bits of the parts that the job asks for, and of those of which it states that nothing is required. */
  readonly asked: number;
  readonly none: number;
}

/** For a query that has the same needs and weights for every row, so that a row only adds numbers of tables. */
export function createPointTables(
  job: Job,
  sizes: { readonly skills: number; readonly certifications: number },
): PointTables {
  const fill = (part: MatchPart, length: number, getFraction: (at: number) => number): Float64Array =>
    Float64Array.from({ length }, (_empty, at) => (isAsked(job, part) ? weigh(job, part) * getFraction(at) : 0));
  const tables: Record<MatchPart, Float64Array> = {
    Skills: fill('Skills', 100 * sizes.skills + 1, (sum) => dampSkills(sum, sizes.skills)),
    Certifications: fill('Certifications', 100 * sizes.certifications + 1, (sum) =>
      dampCertifications(sum, sizes.certifications),
    ),
    JobTitles: fill('JobTitles', 101, (percent) => titleFractions[percent] ?? 0),
    Industries: fill('Industries', 101, (percent) => industryFractions[percent] ?? 0),
    Education: fill('Education', 8, (own) => educationFractions[own * 8 + (job.needs.education ?? 0)] ?? 0),
    ManagementLevel: fill(
      'ManagementLevel',
      8,
      (own) => managementFractions[own * 8 + (job.needs.managementLevel ?? 0)] ?? 0,
    ),
  };
  return {
    skills: tables.Skills,
    certifications: tables.Certifications,
    titles: tables.JobTitles,
    industries: tables.Industries,
    education: tables.Education,
    management: tables.ManagementLevel,
    rest: Float64Array.from({ length: 64 }, (_empty, compared) =>
      MATCH_PARTS.reduce((sum, part) => sum + getRest(job, part, compared, tables[part][0] ?? 0), 0),
    ),
  };
}

function isAsked({ asked }: Job, part: MatchPart): boolean {
  return (asked & dampedParts[part].bit) !== 0;
}

function weigh({ weights }: Job, part: MatchPart): number {
  return weights[PART_SOURCES[part].weight];
}

function getRest(job: Job, part: MatchPart, compared: number, nothing: number): number {
  if ((compared & dampedParts[part].bit) !== 0) return 0;
  return weigh(job, part) * pickFraction(dampedParts[part], 0, job.none, 0) - nothing;
}
