import * as z from 'zod/mini';
import { Email, paragraph } from '#domain/lib/fields.ts';

/**
 * The parts of JSON Resume 1.0 that map to a profile; others are ignored. Null counts as missing, since some programs
 * write it.
 */
const optional = <T extends z.ZodMiniType>(item: T) => z.optional(z.nullable(item));
const list = <T extends z.ZodMiniType>(item: T) => optional(z.array(optional(item)).check(z.maxLength(200)));

const shortText = optional(paragraph(500));
const longText = optional(paragraph(10_000));

/** `2024`, `2024-03` or `2024-03-15`. */
const datePattern = /^([12]\d{3}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?)?$/;
const date = optional(z.string().check(z.refine((value) => datePattern.test(value), { error: 'date_form' })));

const isEmail = (value: string): boolean => value === '' || Email.safeParse(value).success;
const email = optional(z.string().check(z.refine(isEmail, { error: 'invalid_email' })));

export const JsonResume = z.object({
  basics: optional(
    z.object({
      name: shortText,
      label: shortText,
      email,
      phone: shortText,
      url: shortText,
      summary: longText,
      location: optional(z.object({ city: shortText, region: shortText, countryCode: shortText })),
      profiles: list(z.object({ url: shortText })),
    }),
  ),
  work: list(
    z.object({
      name: shortText,
      position: shortText,
      location: shortText,
      startDate: date,
      endDate: date,
      summary: longText,
      highlights: list(paragraph(2000)),
    }),
  ),
  education: list(
    z.object({ institution: shortText, area: shortText, studyType: shortText, startDate: date, endDate: date }),
  ),
  certificates: list(z.object({ name: shortText, issuer: shortText, date })),
  skills: list(z.object({ name: shortText, level: shortText, keywords: list(paragraph(500)) })),
  languages: list(z.object({ language: shortText, fluency: shortText })),
});
export type JsonResume = z.infer<typeof JsonResume>;
