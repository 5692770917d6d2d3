import * as z from 'zod/mini';
import { Email, paragraph } from '#domain/lib/fields.ts';

/**
 * The parts of a JSON Resume (version 1.0 of the schema) that a profile has a place for. Programs write null where they
 * know nothing, so null counts as not there; what else a file holds is left aside.
 */
const optional = <T extends z.ZodMiniType>(item: T) => z.optional(z.nullable(item));
const list = <T extends z.ZodMiniType>(item: T) => optional(z.array(optional(item)).check(z.maxLength(200)));

const words = optional(paragraph(500));
const text = optional(paragraph(10_000));

/** `2024`, `2024-03` or `2024-03-15`. */
const dateForm = /^([12]\d{3}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?)?$/;
const date = optional(z.string().check(z.refine((value) => dateForm.test(value), { error: 'date_form' })));

const isEmail = (value: string): boolean => value === '' || Email.safeParse(value).success;
const email = optional(z.string().check(z.refine(isEmail, { error: 'invalid_email' })));

export const JsonResume = z.object({
  basics: optional(
    z.object({
      name: words,
      label: words,
      email,
      phone: words,
      url: words,
      summary: text,
      location: optional(z.object({ city: words, region: words, countryCode: words })),
      profiles: list(z.object({ url: words })),
    }),
  ),
  work: list(
    z.object({
      name: words,
      position: words,
      location: words,
      startDate: date,
      endDate: date,
      summary: text,
      highlights: list(paragraph(2000)),
    }),
  ),
  education: list(z.object({ institution: words, area: words, studyType: words, startDate: date, endDate: date })),
  certificates: list(z.object({ name: words, issuer: words, date })),
  skills: list(z.object({ name: words, level: words, keywords: list(paragraph(500)) })),
  languages: list(z.object({ language: words, fluency: words })),
});
export type JsonResume = z.infer<typeof JsonResume>;
