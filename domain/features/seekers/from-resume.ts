import { educationLevelOfDegree } from '#domain/features/matching/education-level.ts';
import { managementLevelFromTitle } from '#domain/features/matching/management-level.ts';
import type { Found, ParsedResume } from '#domain/features/resumes/parsed-resume.ts';
import type { ProfileFields } from './contract.ts';
import { skillLevels } from './profile-parts.ts';

/** Job titles taken over for the match: the latest ones say what somebody does now. */
const mostTitles = 3;

/** Entries a profile holds of each list. */
const most = { education: 30, experience: 60, languages: 30, links: 20 } as const;

/** What a résumé says, in the shape of a profile. What it does not say is empty. */
export function profileFromResume(parsed: ParsedResume): ProfileFields {
  const experience = parsed.experience.map(({ value }) => value);
  const titles = unique(experience.map((job) => job.title).filter(Boolean));
  const degrees = parsed.education.flatMap(({ value }) => value.level ?? []);
  return {
    headline: textOf(parsed.headline, 200),
    summary: textOf(parsed.summary, 4000),
    phone: textOf(parsed.phone, 40),
    city: textOf(parsed.city, 120),
    region: textOf(parsed.region, 60),
    country: textOf(parsed.country, 60),
    education_level: highest(degrees.map(educationLevelOfDegree)),
    management_level: experience[0] ? (managementLevelFromTitle(experience[0].title) ?? null) : null,
    skills: wordsOf(parsed.skills.map(({ value }) => value)),
    skill_details: skillDetailsOf(parsed),
    certifications: wordsOf(parsed.certifications.map(({ value }) => value.name)),
    titles: wordsOf(titles.slice(0, mostTitles)),
    industries: [],
    education: parsed.education.slice(0, most.education).map(({ value }) => ({
      school: cut(value.school, 200),
      degree: cut(value.degree, 200),
      field: cut(value.field, 200),
      start: value.start,
      end: value.end,
    })),
    experience: experience.slice(0, most.experience).map((job) => ({
      title: cut(job.title, 200),
      employer: cut(job.employer, 200),
      start: job.start,
      end: job.end,
      text: cut(job.text, 8000),
    })),
    languages: unique(parsed.languages.map(({ value }) => cut(value.name, 80)).filter(Boolean)).slice(
      0,
      most.languages,
    ),
    links: unique(parsed.links.map(({ value }) => cut(value, 300)).filter(Boolean)).slice(0, most.links),
    hidden: [],
  };
}

/** The levels a résumé names in words that mean one of ours; whoever reads it checks them beside the skills. */
function skillDetailsOf({ skills, skill_levels: levels = [] }: ParsedResume): ProfileFields['skill_details'] {
  const wordOf = new Map(levels.map(({ skill, level }) => [fold(skill), fold(level)]));
  return wordsOf(skills.map(({ value }) => value)).flatMap((skill) => {
    const word = wordOf.get(fold(skill));
    const level = skillLevels.find((each) => word !== undefined && wordsForLevel[each].includes(word));
    return level ? [{ skill, years: null, level }] : [];
  });
}

/** What files call how well somebody does something; the schema of JSON Resume leaves the words open. */
const wordsForLevel: Readonly<Record<(typeof skillLevels)[number], readonly string[]>> = {
  learning: ['learning', 'beginner', 'novice', 'basic', 'elementary'],
  independent: ['independent', 'intermediate', 'competent', 'proficient', 'skilled'],
  expert: ['expert', 'advanced', 'master'],
};

/** The parts of a profile that a person takes over or leaves, each as a whole. */
export const profileParts = ['about', 'contact', 'skills', 'experience', 'education', 'more'] as const;
export type ProfilePart = (typeof profileParts)[number];

export const fieldsOfPart = {
  about: ['headline', 'summary'],
  contact: ['phone', 'city', 'region', 'country'],
  skills: ['skills', 'skill_details', 'certifications'],
  experience: ['experience', 'titles', 'management_level', 'industries'],
  education: ['education', 'education_level'],
  more: ['languages', 'links'],
} as const satisfies Record<ProfilePart, readonly (keyof ProfileFields)[]>;

/** Whether the résumé said anything for this part. */
export function hasPart(found: ProfileFields, part: ProfilePart): boolean {
  return fieldsOfPart[part].some((field) => {
    const value = found[field];
    return Array.isArray(value) ? value.length > 0 : value !== '' && value !== null;
  });
}

/**
 * The profile with the accepted parts of what was found. A text replaces the one before, an empty one replaces
 * nothing; lists grow, and what is on them already is not added again; of two levels the higher one stays.
 */
export function adoptParts(
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
    ...placeOf(contact.city ? contact : profile),
    skills: wordsOf([...profile.skills, ...skills.skills]),
    skill_details: detailsOf(profile, skills),
    certifications: wordsOf([...profile.certifications, ...skills.certifications]),
    titles: wordsOf([...profile.titles, ...work.titles]),
    industries: wordsOf([...profile.industries, ...work.industries]),
    management_level: highest([profile.management_level, work.management_level]),
    experience: joined(profile.experience, work.experience, (job) => [job.title, job.employer, job.start]).slice(
      0,
      most.experience,
    ),
    education_level: highest([profile.education_level, study.education_level]),
    education: joined(profile.education, study.education, (entry) => [entry.school, entry.degree, entry.field]).slice(
      0,
      most.education,
    ),
    languages: unique([...profile.languages, ...more.languages]).slice(0, most.languages),
    links: unique([...profile.links, ...more.links]).slice(0, most.links),
    hidden: profile.hidden,
  };
}

/** What the person has said about a skill counts before what was found. */
function detailsOf(own: ProfileFields, found: ProfileFields): ProfileFields['skill_details'] {
  const all = [...found.skill_details, ...own.skill_details];
  return [...new Map(all.map((detail) => [fold(detail.skill), detail])).values()].slice(0, 100);
}

/** A town brings its region and country with it; half a new place and half an old one would be nowhere. */
function placeOf({ city, region, country }: ProfileFields) {
  return { city, region, country };
}

function joined<T>(own: readonly T[], found: readonly T[], nameOf: (entry: T) => string[]): T[] {
  const keyOf = (entry: T) => nameOf(entry).map(fold).join('\n');
  return [...new Map([...found, ...own].map((entry) => [keyOf(entry), entry])).values()];
}

/** Words of a term list: each once, within the length a term may have. */
function wordsOf(words: readonly string[]): string[] {
  return unique(words.map((word) => cut(word, 100)).filter(Boolean)).slice(0, 100);
}

/** Each word once, as it was first written. */
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

function textOf(found: Found<string> | null, max: number): string {
  return cut(found?.value ?? '', max);
}

function cut(text: string, max: number): string {
  return [...text.trim()].slice(0, max).join('').trimEnd();
}

function highest(levels: readonly (number | null)[]): number | null {
  const known = levels.filter((level) => level !== null);
  return known.length === 0 ? null : Math.max(...known);
}
