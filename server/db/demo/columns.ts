import type { JobNeeds } from '#domain/features/matching/parts.ts';
import { type MatchScore, SCORE_VERSION } from '#domain/features/matching/score.ts';
import type { FoundPoint } from '#server/reference/location.ts';

/** The location columns of jobs and profiles. */
export function locationColumns({ city, region, country, latitude, longitude }: FoundPoint) {
  return { city, region, country, latitude, longitude };
}

/** The matching columns of jobs and profiles. */
export function matchColumns(terms: JobNeeds) {
  return {
    skill_ids: [...terms.skills],
    certification_ids: [...terms.certifications],
    education_level: terms.education,
    title_ids: [...terms.titles],
    industry_ids: [...terms.industries],
    management_level: terms.managementLevel,
  };
}

/** The score columns of an application. */
export function scoreColumns({ total, band, order, parts }: MatchScore) {
  return {
    score: total ?? 0,
    score_band: band,
    score_order: order,
    score_version: SCORE_VERSION,
    score_parts: toPlainJson(total === null ? null : parts),
  };
}

type JsonParts = { [part: string]: { [field: string]: string | number | null } } | null;

function toPlainJson(parts: MatchScore['parts'] | null) {
  return JSON.parse(JSON.stringify(parts)) as JsonParts;
}
