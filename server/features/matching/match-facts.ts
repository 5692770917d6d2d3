import type { Salary } from '#domain/features/jobs/job.ts';
import {
  getExperienceFact,
  getLocationFact,
  getPayFact,
  type MatchFacts,
} from '#domain/features/matching/explanation/match-facts.ts';
import { getExperienceYears } from '#domain/features/matching/levels/experience-years.ts';
import type { StoredReading } from '#domain/features/reading/stored-reading.ts';
import { parsePreferences } from '#domain/features/seekers/preferences.ts';
import { Experience } from '#domain/features/seekers/profile-parts.ts';
import type { Context } from '#server/context.ts';
import { storedList } from '#server/db/rows/stored-list.ts';
import { isPoint } from '#server/reference/location.ts';
import type { ExplainableProfile, findExplainableJob } from './queries.ts';

/** Staff see neither what compares with the person's preferences nor hidden fields. */
export type Viewer = 'self' | 'staff';

interface Compared {
  readonly job: NonNullable<Awaited<ReturnType<typeof findExplainableJob>>>;
  readonly profile: ExplainableProfile;
  readonly reading: StoredReading;
}

/** The lines next to the score. */
export function buildMatchFacts(
  ctx: Pick<Context, 'clock' | 'locations'>,
  viewer: Viewer,
  compared: Compared,
): MatchFacts {
  const experience = buildExperienceFact(ctx, viewer, compared);
  if (viewer === 'staff') return { experience, location: null, pay: null };
  const { job, profile } = compared;
  const preferences = parsePreferences(profile.preferences);
  const { places, radius, relocation } = preferences;
  const preferred = places.flatMap((place) => ctx.locations.find(place) ?? []);
  const { latitude, longitude, city, region } = profile;
  const name = [city, region].filter(Boolean).join(', ');
  const ownPoints = latitude === null || longitude === null ? [] : [{ name, latitude, longitude }];
  const own = {
    country: profile.country || (preferred[0]?.country ?? ''),
    points: preferred.length > 0 ? preferred.filter(isPoint) : ownPoints,
    areas: preferred.flatMap((place) => (isPoint(place) ? [] : [place])),
    radiusKm: radius,
    relocation,
  };
  return { experience, location: getLocationFact(job, own), pay: getPayFact(getSalary(job), preferences) };
}

function buildExperienceFact(
  { clock }: Pick<Context, 'clock'>,
  viewer: Viewer,
  { job, profile, reading }: Compared,
): MatchFacts['experience'] {
  const isStated = job.experience_min !== null || job.experience_max !== null;
  const isHidden = viewer === 'staff' && profile.hidden_fields.includes('experience');
  const asked = {
    min: job.effective_experience_min,
    max: job.effective_experience_max,
    evidence: isStated ? null : (reading.years?.sentence ?? null),
  };
  return getExperienceFact(
    asked,
    isHidden ? null : getExperienceYears(storedList(Experience).parse(profile.experience), clock()),
  );
}

function getSalary(job: Compared['job']): Salary | null {
  const { salary_min: min, salary_max: max, salary_currency: currency, salary_period: period } = job;
  return currency === null || period === null ? null : { min, max, currency, period };
}
