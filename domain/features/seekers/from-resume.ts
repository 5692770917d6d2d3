import { getEducationLevel } from '#domain/features/matching/levels/education-level.ts';
import { parseManagementLevel } from '#domain/features/matching/levels/management-level.ts';
import type { Extracted, ParsedResume } from '#domain/features/resumes/parsed-resume.ts';
import { maxLinkLength, parseLink } from '#domain/lib/link.ts';
import type { ProfileFields } from './contract.ts';
import { skillLevels } from './profile-parts.ts';

/** Most recent job titles used for matching. */
const maxTitles = 3;

/** Entries per list of a profile. */
const maxEntries = { education: 30, experience: 60, languages: 30, links: 20 } as const;

/** Converts a parsed résumé to profile fields; missing values are empty. */
export function buildProfileFromResume(parsed: ParsedResume): ProfileFields {
  const experience = parsed.experience.map(({ value }) => value);
  const titles = unique(experience.map((job) => job.title).filter(Boolean));
  const degrees = parsed.education.flatMap(({ value }) => value.level ?? []);
  return {
    headline: readText(parsed.headline, 200),
    summary: readText(parsed.summary, 4000),
    phone: readText(parsed.phone, 40),
    city: readText(parsed.city, 120),
    region: readText(parsed.region, 60),
    country: readText(parsed.country, 60),
    education_level: maxLevel(degrees.map(getEducationLevel)),
    management_level: experience[0] ? (parseManagementLevel(experience[0].title) ?? null) : null,
    skills: listSkillProposals(parsed).flatMap(({ name, isLikely }) => (isLikely ? name : [])),
    skill_details: buildSkillDetails(parsed),
    certifications: limitTerms(parsed.certifications.map(({ value }) => value.name)),
    titles: limitTerms(titles.slice(0, maxTitles)),
    industries: [],
    education: parsed.education.slice(0, maxEntries.education).map(({ value }) => ({
      school: truncate(value.school, 200),
      degree: truncate(value.degree, 200),
      field: truncate(value.field, 200),
      start: value.start,
      end: value.end,
    })),
    experience: experience.slice(0, maxEntries.experience).map((job) => ({
      title: truncate(job.title, 200),
      employer: truncate(job.employer, 200),
      start: job.start,
      end: job.end,
      text: truncate(job.text, 8000),
    })),
    languages: unique(parsed.languages.map(({ value }) => truncate(value.name, 80)).filter(Boolean)).slice(
      0,
      maxEntries.languages,
    ),
    links: buildLinks(parsed),
    hidden: [],
  };
}

/** From this confidence on, a value is more likely right than wrong. */
export const minLikelyConfidence = 0.5;

/** A skill of a résumé as written there. Unlikely ones are added only if the person chooses them. */
export interface SkillProposal {
  readonly name: string;
  readonly isLikely: boolean;
}

/** Most certain first. */
export function listSkillProposals({ skills }: ParsedResume): SkillProposal[] {
  const sorted = skills.toSorted((a, b) => b.confidence - a.confidence);
  const confidences = new Map(sorted.toReversed().map(({ value, confidence }) => [fold(cutTerm(value)), confidence]));
  return limitTerms(sorted.map(({ value }) => value)).map((name) => ({
    name,
    isLikely: (confidences.get(fold(name)) ?? 0) >= minLikelyConfidence,
  }));
}

function buildLinks({ links }: ParsedResume): string[] {
  const parsed = links.flatMap(({ value }) => parseLink(value) ?? []);
  return unique(parsed.filter((link) => link.length <= maxLinkLength)).slice(0, maxEntries.links);
}

/** Maps the résumé's skill levels to ours where they match a known synonym. */
function buildSkillDetails({ skills, skill_levels: levels = [] }: ParsedResume): ProfileFields['skill_details'] {
  const levelBySkill = new Map(levels.map(({ skill, level }) => [fold(skill), fold(level)]));
  return limitTerms(skills.map(({ value }) => value)).flatMap((skill) => {
    const word = levelBySkill.get(fold(skill));
    const level = skillLevels.find((each) => word !== undefined && levelSynonyms[each].includes(word));
    return level ? [{ skill, years: null, level }] : [];
  });
}

/** Synonyms of each level; JSON Resume defines no fixed values. */
const levelSynonyms: Readonly<Record<(typeof skillLevels)[number], readonly string[]>> = {
  learning: ['learning', 'beginner', 'novice', 'basic', 'elementary'],
  independent: ['independent', 'intermediate', 'competent', 'proficient', 'skilled'],
  expert: ['expert', 'advanced', 'master'],
};

/** The parts of a parsed profile a person accepts or rejects as a whole. */
export const profileParts = ['about', 'contact', 'skills', 'experience', 'education', 'more'] as const;
export type ProfilePart = (typeof profileParts)[number];

export const partFields = {
  about: ['headline', 'summary'],
  contact: ['phone', 'city', 'region', 'country'],
  skills: ['skills', 'skill_details', 'certifications'],
  experience: ['experience', 'titles', 'management_level', 'industries'],
  education: ['education', 'education_level'],
  more: ['languages', 'links'],
} as const satisfies Record<ProfilePart, readonly (keyof ProfileFields)[]>;

/** Whether the résumé has any value for this part. */
export function hasPart(found: ProfileFields, part: ProfilePart): boolean {
  return partFields[part].some((field) => {
    const value = found[field];
    return Array.isArray(value) ? value.length > 0 : value !== '' && value !== null;
  });
}

/**
 * Merges the accepted parts into the profile. A non-empty text replaces the current one, lists are merged without
 * duplicates, and the higher of two levels is kept.
 */
export function mergeProfileParts(
  profile: ProfileFields,
  found: ProfileFields,
  accepted: ReadonlySet<ProfilePart>,
): ProfileFields {
  const from = (part: ProfilePart) => (accepted.has(part) ? found : profile);
  const about = from('about');
  const contact = from('contact');
  const skills = from('skills');
  const work = from('experience');
  const study = from('education');
  const more = from('more');
  return {
    headline: about.headline || profile.headline,
    summary: about.summary || profile.summary,
    phone: contact.phone || profile.phone,
    ...pickLocation(contact.city ? contact : profile),
    skills: limitTerms([...profile.skills, ...skills.skills]),
    skill_details: mergeSkillDetails(profile, skills),
    certifications: limitTerms([...profile.certifications, ...skills.certifications]),
    titles: limitTerms([...profile.titles, ...work.titles]),
    industries: limitTerms([...profile.industries, ...work.industries]),
    management_level: maxLevel([profile.management_level, work.management_level]),
    experience: mergeEntries(profile.experience, work.experience, (job) => [job.title, job.employer, job.start]).slice(
      0,
      maxEntries.experience,
    ),
    education_level: maxLevel([profile.education_level, study.education_level]),
    education: mergeEntries(profile.education, study.education, (entry) => [
      entry.school,
      entry.degree,
      entry.field,
    ]).slice(0, maxEntries.education),
    languages: unique([...profile.languages, ...more.languages]).slice(0, maxEntries.languages),
    links: unique([...profile.links, ...more.links]).slice(0, maxEntries.links),
    hidden: profile.hidden,
  };
}

/** The person's own details take precedence. */
function mergeSkillDetails(own: ProfileFields, found: ProfileFields): ProfileFields['skill_details'] {
  const all = [...found.skill_details, ...own.skill_details];
  return [...new Map(all.map((detail) => [fold(detail.skill), detail])).values()].slice(0, 100);
}

/** City, region and country are always taken together. */
function pickLocation({ city, region, country }: ProfileFields) {
  return { city, region, country };
}

function mergeEntries<T>(own: readonly T[], found: readonly T[], nameOf: (entry: T) => string[]): T[] {
  const getKey = (entry: T) => nameOf(entry).map(fold).join('\n');
  return [...new Map([...found, ...own].map((entry) => [getKey(entry), entry])).values()];
}

/** Distinct terms within the length and count limits. */
function limitTerms(terms: readonly string[]): string[] {
  return unique(terms.map(cutTerm).filter(Boolean)).slice(0, 100);
}

function cutTerm(term: string): string {
  return truncate(term, 100);
}

/** Removes duplicates by folded text; keeps the first spelling. */
function unique(words: readonly string[]): string[] {
  const seen = new Set<string>();
  return words.filter((word) => {
    const isNew = !seen.has(fold(word));
    seen.add(fold(word));
    return isNew;
  });
}

function fold(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}

function readText(found: Extracted<string> | null, max: number): string {
  return truncate(found?.value ?? '', max);
}

function truncate(text: string, max: number): string {
  return [...text.trim()].slice(0, max).join('').trimEnd();
}

function maxLevel(levels: readonly (number | null)[]): number | null {
  const known = levels.filter((level) => level !== null);
  return known.length === 0 ? null : Math.max(...known);
}
