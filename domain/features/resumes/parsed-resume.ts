import * as z from 'zod/mini';

/** Lines of the text, counted from 1, both included. */
const Lines = z.object({ from: z.int().check(z.positive()), to: z.int().check(z.positive()) });

/** Something read from a résumé: how sure the reading is (0 to 1), and where it stands in the text. */
function found<T extends z.ZodMiniType>(value: T) {
  return z.object({ value, confidence: z.number().check(z.gte(0), z.lte(1)), lines: Lines });
}

const text = z.string();

/** `2024-03`, or `2024` when the month is not given, or empty when not known. */
const LooseDate = z.string().check(z.regex(/^(\d{4}(-(0[1-9]|1[0-2]))?)?$/));

/** From the least to the most schooling. */
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

/** Texts are empty when not known. */
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
 * What a résumé says, as far as it could be read. A field that was not found is null or an empty list;
 * nothing here is written to a profile before the person has checked it.
 */
export const ParsedResume = z.object({
  name: z.nullable(found(text)),
  email: z.nullable(found(text)),
  phone: z.nullable(found(text)),
  city: z.nullable(found(text)),
  /** Two letters in the United States and Canada, else as written. */
  region: z.nullable(found(text)),
  /** Two letters, ISO 3166-1. */
  country: z.nullable(found(text)),
  headline: z.nullable(found(text)),
  summary: z.nullable(found(text)),
  links: z.array(found(text)),
  skills: z.array(found(text)),
  /** How well somebody does a skill, in the words of the file. Only structured files say it. */
  skill_levels: z.optional(z.array(z.object({ skill: text, level: text }))),
  certifications: z.array(found(Certification)),
  education: z.array(found(Education)),
  experience: z.array(found(Experience)),
  languages: z.array(found(Language)),
});
export type ParsedResume = z.infer<typeof ParsedResume>;

export type ParsedExperience = z.infer<typeof Experience>;
export type ParsedEducation = z.infer<typeof Education>;
export type ParsedCertification = z.infer<typeof Certification>;
export type ParsedLanguage = z.infer<typeof Language>;

/** A value with its confidence and its lines. */
export interface Extracted<T> {
  value: T;
  confidence: number;
  lines: z.infer<typeof Lines>;
}
