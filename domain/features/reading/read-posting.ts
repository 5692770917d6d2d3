import { listTitleVariants } from '#domain/features/imports/title-variants.ts';
import { parseManagementLevel } from '#domain/features/matching/management-level.ts';
import type { Taxonomy } from '#domain/features/matching/taxonomy.ts';
import { readSkills } from './read-skills.ts';
import type { PostingTexts, ReadRequirements, ReadTerm } from './requirements.ts';

/** What a posting requires, read from its title and texts. */
export function readPosting({ title, texts, ...posting }: PostingTexts, taxonomy: Taxonomy): ReadRequirements {
  const text = [texts.requirements, texts.responsibilities, texts.description].filter(Boolean).join('\n');
  const skills = readSkills(text, taxonomy, { ignoredNames: [posting.employer, posting.department] });
  const level = parseManagementLevel(title);
  return {
    skills: toTerms(skills),
    niceSkills: [],
    phrases: [],
    certifications: [],
    niceCertifications: [],
    titles: readTitles(title, taxonomy),
    industries: [],
    education: null,
    managementLevel: level === undefined ? null : { value: level, evidence: { sentence: title, confidence: 0.7 } },
    years: null,
    workMode: null,
    jobType: null,
    noneRequired: [],
  };
}

function toTerms(readings: ReturnType<typeof readSkills>): ReadTerm[] {
  const terms = readings.flatMap(({ id, text, evidence }) => (id === null ? [] : [{ id, text, evidence }]));
  return [...new Map(terms.map((term) => [term.id, term])).values()];
}

function readTitles(title: string, taxonomy: Taxonomy): ReadTerm[] {
  const term = listTitleVariants(title)
    .map((variant) => taxonomy.find('title', variant))
    .find((found) => found !== undefined);
  return term ? [{ id: term.id, text: title, evidence: { sentence: title, confidence: 0.9 } }] : [];
}
