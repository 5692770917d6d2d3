import * as z from 'zod/mini';
import type { ParsedResume } from '#domain/features/resumes/parsed-resume.ts';

/** A value that was read, with its confidence from 0 to 1; null if the file has none. */
const ReadField = z.nullable(z.object({ value: z.string(), confidence: z.number() }));
export type ReadField = z.infer<typeof ReadField>;

export const personFieldNames = ['name', 'email', 'phone', 'headline', 'city', 'region', 'country'] as const;
export type PersonFieldName = (typeof personFieldNames)[number];

/** What an import read about a person. */
export const ReadPerson = z.object({
  name: ReadField,
  email: ReadField,
  phone: ReadField,
  headline: ReadField,
  city: ReadField,
  region: ReadField,
  country: ReadField,
  skills: z.array(z.string()),
});
export type ReadPerson = z.infer<typeof ReadPerson>;

/** Values with a lower confidence are marked in the review. */
export const lowConfidence = 0.7;

/** Characters of each field, as the table of imported people limits them. */
const maxLengths: Readonly<Record<PersonFieldName, number>> = {
  name: 200,
  email: 254,
  phone: 60,
  headline: 300,
  city: 120,
  region: 120,
  country: 120,
};
const maxSkills = 100;
const maxSkillLength = 100;

export function toReadPerson(parsed: ParsedResume): ReadPerson {
  const { name, email, phone, headline, city, region, country } = parsed;
  return buildReadPerson(
    { name, email, phone, headline, city, region, country },
    parsed.skills.map((skill) => skill.value),
  );
}

/** Cuts long values, and drops an email that is none. */
export function buildReadPerson(
  fields: Readonly<Partial<Record<PersonFieldName, ReadField>>>,
  skills: readonly string[],
): ReadPerson {
  const take = (name: PersonFieldName): ReadField => {
    const found = fields[name];
    const value = cleanValue(found?.value ?? '').slice(0, maxLengths[name]);
    return value === '' ? null : { value, confidence: found?.confidence ?? 0 };
  };
  const email = take('email');
  return {
    name: take('name'),
    email: email && isEmail(email.value) ? { ...email, value: email.value.toLowerCase() } : null,
    phone: take('phone'),
    headline: take('headline'),
    city: take('city'),
    region: take('region'),
    country: take('country'),
    skills: [...new Set(skills.map((skill) => cleanValue(skill).slice(0, maxSkillLength)))]
      .filter((skill) => skill !== '')
      .slice(0, maxSkills),
  };
}

/** One line without control characters. */
function cleanValue(value: string): string {
  return value.replace(/[\p{Cc}\p{Cs}]+/gu, ' ').trim();
}

function isEmail(value: string): boolean {
  return z.safeParse(z.email(), value).success;
}

/** Why a person cannot be recorded: it takes a name, and an email or a phone number. */
export function findMissingPart({ name, email, phone }: ReadPerson): 'no_name' | 'no_contact' | null {
  if (!name) return 'no_name';
  return email || phone ? null : 'no_contact';
}

/** Equal for two spellings of a phone number: its last ten digits. Null if it has fewer than seven. */
export function getPhoneKey(phone: string): string | null {
  const digits = phone.replace(/\D/g, '');
  return digits.length < 7 ? null : digits.slice(-10);
}

/** Equal for two spellings of a name: without case, accents, and extra spaces. */
export function getNameKey(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
