import type { JobNeeds } from '#domain/features/matching/parts.ts';
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
