import type { Profile } from './contract.ts';

/** A JSON Resume 1.0 document; empty members are omitted. */
export interface JsonResumeOutput {
  readonly basics: object;
  readonly work: readonly object[];
  readonly education: readonly object[];
  readonly certificates: readonly object[];
  readonly skills: readonly object[];
  readonly languages: readonly object[];
  readonly meta: { readonly version: 'v1.0.0'; readonly lastModified: string };
}

/** Converts a profile to JSON Resume. The format has no fields for levels, industries and titles. */
export function toJsonResume(profile: Profile, now: Date): JsonResumeOutput {
  const details = new Map(profile.skill_details.map((detail) => [detail.skill, detail]));
  const [site, ...sites] = profile.links.flatMap((link) => toUri(link) ?? []);
  return {
    basics: omitEmpty({
      name: profile.full_name,
      label: profile.headline,
      email: profile.email,
      phone: profile.phone,
      url: site,
      summary: profile.summary,
      location: omitEmpty({ city: profile.city, region: profile.region, countryCode: toCountryCode(profile.country) }),
      profiles: sites.map((url) => ({ url })),
    }),
    work: profile.experience.map((job) =>
      omitEmpty({ name: job.employer, position: job.title, ...formatPeriod(job), summary: job.text }),
    ),
    education: profile.education.map((entry) =>
      omitEmpty({ institution: entry.school, studyType: entry.degree, area: entry.field, ...formatPeriod(entry) }),
    ),
    certificates: profile.certifications.map((name) => ({ name })),
    skills: profile.skills.map((name) => omitEmpty({ name, level: details.get(name)?.level ?? '' })),
    languages: profile.languages.map((language) => ({ language })),
    meta: { version: 'v1.0.0', lastModified: now.toISOString() },
  };
}

/** A valid RFC 3986 URL, or null. Adds a missing `https://`. */
export function toUri(link: string): string | null {
  const whole = /^https?:\/\//i.test(link) ? link : `https://${link}`;
  const encoded = encodeURI(whole).replace(/%25([0-9a-f]{2})/gi, '%$1');
  return plainUri.test(encoded) ? encoded : null;
}

/** A host whose last part starts with a letter, then anything RFC 3986 allows in a path, a query and one fragment. */
const plainUri =
  /^https?:\/\/([a-z0-9-]+\.)+[a-z][a-z0-9-]*(:[1-5]?\d{1,4})?([/?]([a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(#([a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;

/** The format allows the years 1000 to 2999. */
function formatPeriod({ start, end }: { readonly start: string; readonly end: string }) {
  return { startDate: /^[12]/.test(start) ? start : '', endDate: /^[12]/.test(end) ? end : '' };
}

function toCountryCode(country: string): string {
  return /^[A-Z]{2}$/.test(country) ? country : '';
}

function omitEmpty(members: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => !isEmpty(value)));
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === '') return true;
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}
