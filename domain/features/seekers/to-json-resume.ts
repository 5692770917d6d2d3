import type { Profile } from './contract.ts';

/** What a reader of JSON Resume 1.0 finds; members that would be empty are left out. */
export interface WrittenJsonResume {
  readonly basics: object;
  readonly work: readonly object[];
  readonly education: readonly object[];
  readonly certificates: readonly object[];
  readonly skills: readonly object[];
  readonly languages: readonly object[];
  readonly meta: { readonly version: 'v1.0.0'; readonly lastModified: string };
}

/** A profile as JSON Resume. Levels of education and responsibility, industries and titles have no place in it. */
export function toJsonResume(profile: Profile, now: Date): WrittenJsonResume {
  const details = new Map(profile.skill_details.map((detail) => [detail.skill, detail]));
  const [site, ...sites] = profile.links.flatMap((link) => uriOf(link) ?? []);
  return {
    basics: told({
      name: profile.full_name,
      label: profile.headline,
      email: profile.email,
      phone: profile.phone,
      url: site,
      summary: profile.summary,
      location: told({ city: profile.city, region: profile.region, countryCode: countryOf(profile.country) }),
      profiles: sites.map((url) => ({ url })),
    }),
    work: profile.experience.map((job) =>
      told({ name: job.employer, position: job.title, ...timeOf(job), summary: job.text }),
    ),
    education: profile.education.map((entry) =>
      told({ institution: entry.school, studyType: entry.degree, area: entry.field, ...timeOf(entry) }),
    ),
    certificates: profile.certifications.map((name) => ({ name })),
    skills: profile.skills.map((name) => told({ name, level: details.get(name)?.level ?? '' })),
    languages: profile.languages.map((language) => ({ language })),
    meta: { version: 'v1.0.0', lastModified: now.toISOString() },
  };
}

/** An address as RFC 3986 writes it, or null for words that are none. People leave out the `https://`. */
export function uriOf(link: string): string | null {
  const whole = /^https?:\/\//i.test(link) ? link : `https://${link}`;
  const encoded = encodeURI(whole).replace(/%25([0-9a-f]{2})/gi, '%$1');
  return plainUri.test(encoded) ? encoded : null;
}

/** A host with a dot, then anything RFC 3986 allows in a path, a query and one fragment. */
const plainUri =
  /^https?:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?([/?]([a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(#([a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;

/** The format knows the years 1000 to 2999. */
function timeOf({ start, end }: { readonly start: string; readonly end: string }) {
  return { startDate: /^[12]/.test(start) ? start : '', endDate: /^[12]/.test(end) ? end : '' };
}

function countryOf(country: string): string {
  return /^[A-Z]{2}$/.test(country) ? country : '';
}

/** The members that say something. */
function told(members: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => !isEmpty(value)));
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === '') return true;
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}
