import { readSkills } from '#domain/features/reading/read-skills.ts';
import type { ResumeLookups } from '#domain/features/resumes/lookups.ts';
import { openLocations } from '#server/reference/locations.ts';
import { sharedTaxonomy } from '#server/reference/taxonomy.ts';

const locations = openLocations();

/** The taxonomy identifies skills, certifications and titles; the list of cities distinguishes a city from a name. */
export const lookups: ResumeLookups = {
  findSkill: (name) => sharedTaxonomy.find('skill', name)?.label,
  readSkills: (text) =>
    readSkills(text, sharedTaxonomy, { onlyTerms: true }).map(({ text: written, evidence }) => ({
      text: written,
      confidence: evidence.confidence,
    })),
  findCertification: (name) => sharedTaxonomy.find('certification', name)?.label,
  isTitle: (text) => sharedTaxonomy.find('title', text) !== undefined,
  isCity: (text) => locations.findCity(text)?.city.toLowerCase() === text.toLowerCase(),
};
