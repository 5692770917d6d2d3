import * as z from 'zod/mini';
import { line, paragraph } from '#domain/lib/fields.ts';

/** Year and month, `2024-03`, or a year, or empty if unknown. */
const LooseDate = z.string().check(z.regex(/^(\d{4}(-(0[1-9]|1[0-2]))?)?$/));

export const Education = z.object({
  school: line(200),
  degree: line(200),
  field: line(200),
  start: LooseDate,
  end: LooseDate,
});
export type Education = z.infer<typeof Education>;

export const Experience = z.object({
  title: line(200),
  employer: line(200),
  start: LooseDate,
  /** Empty while the person still works there. */
  end: LooseDate,
  text: paragraph(8000),
});
export type Experience = z.infer<typeof Experience>;

/** In ascending order. */
export const skillLevels = ['learning', 'independent', 'expert'] as const;

/** Experience with a skill; null if not stated. */
export const SkillDetail = z.object({
  skill: line(100, 1),
  years: z.nullable(z.int().check(z.gte(0), z.lte(60))),
  level: z.nullable(z.enum(skillLevels)),
});
export type SkillDetail = z.infer<typeof SkillDetail>;

/** Fields a person can hide. Fields used by the match cannot be hidden, since the score would reveal them. */
export const hideableFields = [
  'email',
  'phone',
  'place',
  'summary',
  'experience',
  'education',
  'languages',
  'links',
] as const;
export type HideableField = (typeof hideableFields)[number];

/** The contact details that a PDF of the profile can show, in their order. */
export const printedContacts = ['place', 'phone', 'email'] as const satisfies readonly HideableField[];
export type PrintedContact = (typeof printedContacts)[number];

export const HiddenFields = z.array(z.enum(hideableFields)).check(z.maxLength(hideableFields.length));

/** Drops unknown stored values. */
export function parseHiddenFields(stored: readonly string[]): HideableField[] {
  return hideableFields.filter((field) => stored.includes(field));
}
