import type { JobNeeds } from '#domain/features/matching/parts.ts';
import type { FoundLocation } from '#server/reference/locations.ts';

/** The columns of a place, the same for jobs and profiles. */
export function locationColumns({ city, region, country, latitude, longitude }: FoundLocation) {
  return { city, region, country, latitude, longitude };
}

/** What matching reads, the same for jobs and profiles. */
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
