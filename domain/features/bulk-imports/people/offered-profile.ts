import { emptyResume, ParsedResume } from '#domain/features/resumes/parsed-resume.ts';
import type { ProfileFields } from '#domain/features/seekers/contract.ts';
import { buildProfileFromResume } from '#domain/features/seekers/from-resume.ts';

/** The columns of an imported person that a profile has too. */
interface PersonRecord {
  readonly phone: string;
  readonly headline: string;
  readonly city: string;
  readonly region: string;
  readonly country: string;
  readonly skills: readonly string[];
  /** The parsed résumé; empty for a row of a CSV file. */
  readonly details: unknown;
}

/** What the record of a partner offers the person for their profile: the record's columns, and the rest of the résumé. */
export function buildOfferedProfile(record: PersonRecord): ProfileFields {
  const parsed = ParsedResume.safeParse(record.details);
  const found = buildProfileFromResume(parsed.success ? parsed.data : emptyResume);
  return {
    ...found,
    headline: record.headline.slice(0, 200),
    phone: record.phone.slice(0, 40),
    city: record.city,
    region: record.region.slice(0, 60),
    country: record.country.slice(0, 60),
    skills: found.skills.length > 0 ? found.skills : [...record.skills],
  };
}
