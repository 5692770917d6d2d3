import * as z from 'zod/mini';

/** A range of text lines, 1-based and inclusive. */
const Lines = z.object({ from: z.int().check(z.positive()), to: z.int().check(z.positive()) });

/** An extracted value with its confidence (0 to 1) and its lines in the text. */
function found<T extends z.ZodMiniType>(value: T) {
  return z.object({ value, confidence: z.number().check(z.gte(0), z.lte(1)), lines: Lines });
}

const text = z.string();

/** `2024-03`, or `2024` without a month, or empty if unknown. */
const LooseDate = z.string().check(z.regex(/^(\d{4}(-(0[1-9]|1[0-2]))?)?$/));

/** In ascending order. */
export const degreeLevels = [
  'some_high_school',
  'high_school',
  'certificate',
  'some_college',
  'associate',
  'bachelor',
  'post_bachelor',
  'master',
  'professional',
  'doctorate',
  'post_doctoral',
] as const;

export const DegreeLevel = z.enum(degreeLevels);
export type DegreeLevel = z.infer<typeof DegreeLevel>;

/** Texts are empty if unknown. */
const Experience = z.object({
  title: text,
  employer: text,
  place: text,
  start: LooseDate,
  /** Empty while the person still works there. */
  end: LooseDate,
  current: z.boolean(),
  text,
});

const Education = z.object({
  level: z.nullable(DegreeLevel),
  degree: text,
  field: text,
  school: text,
  start: LooseDate,
  end: LooseDate,
});

const Certification = z.object({ name: text, issuer: text, date: LooseDate });

const Language = z.object({ name: text, level: text });

/**
 * The parsed fields of a résumé. A missing field is null or an empty list. Nothing is written to a profile before the
 * person has reviewed it.
 */
export const ParsedResume = z.object({
  name: z.nullable(found(text)),
  email: z.nullable(found(text)),
  phone: z.nullable(found(text)),
  city: z.nullable(found(text)),
  /** Two letters in the United States and Canada, otherwise as written. */
  region: z.nullable(found(text)),
  /** Two letters, ISO 3166-1. */
  country: z.nullable(found(text)),
  headline: z.nullable(found(text)),
  summary: z.nullable(found(text)),
  links: z.array(found(text)),
  skills: z.array(found(text)),
  /** Skill levels as written in the file; only from structured files. */
  skill_levels: z.optional(z.array(z.object({ skill: text, level: text }))),
  certifications: z.array(found(Certification)),
  education: z.array(found(Education)),
  experience: z.array(found(Experience)),
  languages: z.array(found(Language)),
});
export type ParsedResume = z.infer<typeof ParsedResume>;

/** A résumé in which nothing was found. */
export const emptyResume: ParsedResume = {
  name: null,
  email: null,
  phone: null,
  city: null,
  region: null,
  country: null,
  headline: null,
  summary: null,
  links: [],
  skills: [],
  certifications: [],
  education: [],
  experience: [],
  languages: [],
};

export type ParsedExperience = z.infer<typeof Experience>;
export type ParsedEducation = z.infer<typeof Education>;
export type ParsedCertification = z.infer<typeof Certification>;
export type ParsedLanguage = z.infer<typeof Language>;

export interface Extracted<T> {
  value: T;
  confidence: number;
  lines: z.infer<typeof Lines>;
}
