import * as z from 'zod/mini';
import { Salary, WorkMode } from '#domain/features/jobs/job.ts';
import { getYearlyPay } from '#domain/features/jobs/posting/yearly-pay.ts';
import { getDistanceKm, type Point } from '#domain/features/jobs/search/distance.ts';
import type { Preferences } from '#domain/features/seekers/preferences.ts';

/** Required years and the profile's; null if the job asks for none. */
const ExperienceFact = z.object({
  asked_min: z.nullable(z.int()),
  asked_max: z.nullable(z.int()),
  /** The sentence in which the years were read; null if the employer stated them in a field. */
  evidence: z.nullable(z.string()),
  /** Years in the profile's positions, overlaps counted once; null without dated positions or if they are hidden. */
  own_years: z.nullable(z.number()),
  verdict: z.enum(['meets', 'below', 'above', 'unknown']),
});

/**
 * `remote_abroad`: a remote job in another country. `near`: within the radius of a preferred location, or of the
 * profile's, or in a preferred state, province, or country. `relocation`: too far, but the person would move.
 */
const LocationFact = z.object({
  verdict: z.enum(['remote', 'remote_abroad', 'near', 'far', 'relocation', 'other_country', 'unknown']),
  work_mode: WorkMode,
  city: z.string(),
  region: z.string(),
  country: z.string(),
  /** The person's country, or empty if unknown. */
  own_country: z.string(),
  /** To the nearest of the person's locations; null if unknown. */
  distance_km: z.nullable(z.number()),
  /** The name of that location; empty without a distance. */
  nearest: z.string(),
});

/** `may_meet`: the wish is within the range. Compared per year in the same currency only. */
const PayFact = z.object({
  verdict: z.enum(['meets', 'may_meet', 'below', 'other_currency', 'not_listed', 'no_preference']),
  salary: z.nullable(Salary),
  wanted: z.nullable(Salary),
});

/**
 * The lines next to a score. Location and pay compare with the person's preferences and are null for staff. How the
 * workplace fits the person's working needs is compared in the browser only (`getEnvironmentFit`).
 */
export const MatchFacts = z.object({
  experience: z.nullable(ExperienceFact),
  location: z.nullable(LocationFact),
  pay: z.nullable(PayFact),
});
export type MatchFacts = z.infer<typeof MatchFacts>;
export type ExperienceFact = z.infer<typeof ExperienceFact>;
export type LocationFact = z.infer<typeof LocationFact>;
export type PayFact = z.infer<typeof PayFact>;

interface AskedYears {
  readonly min: number | null;
  readonly max: number | null;
  readonly evidence: string | null;
}

export function getExperienceFact(asked: AskedYears | null, ownYears: number | null): ExperienceFact | null {
  if (!asked || (asked.min === null && asked.max === null)) return null;
  return {
    asked_min: asked.min,
    asked_max: asked.max,
    evidence: asked.evidence,
    own_years: ownYears,
    verdict: compareYears(asked, ownYears),
  };
}

function compareYears({ min, max }: AskedYears, own: number | null): ExperienceFact['verdict'] {
  if (own === null) return 'unknown';
  if (min !== null && own < min) return 'below';
  return max !== null && own > max ? 'above' : 'meets';
}

interface JobLocation extends Pick<LocationFact, 'work_mode' | 'city' | 'region' | 'country'> {
  readonly latitude: number | null;
  readonly longitude: number | null;
}

interface OwnLocations {
  readonly country: string;
  /** Preferred locations, or the profile's. */
  readonly points: readonly (Point & { readonly name: string })[];
  /** Preferred states, provinces, and countries; the region is empty for a country. */
  readonly areas: readonly { readonly region: string; readonly country: string }[];
  readonly radiusKm: number;
  readonly relocation: Preferences['relocation'];
}

export function getLocationFact(job: JobLocation, own: OwnLocations): LocationFact {
  const { work_mode, city, region, country, latitude, longitude } = job;
  const [nearest] =
    latitude === null || longitude === null
      ? []
      : own.points
          .map((point) => ({ name: point.name, km: getDistanceKm(point, { latitude, longitude }) }))
          .toSorted((a, b) => a.km - b.km);
  const distance = { distance_km: nearest?.km ?? null, nearest: nearest?.name ?? '' };
  const verdict = getLocationVerdict(job, own, distance.distance_km);
  return { verdict, work_mode, city, region, country, own_country: own.country, ...distance };
}

function getLocationVerdict(job: JobLocation, own: OwnLocations, distanceKm: number | null): LocationFact['verdict'] {
  const isAbroad = job.country !== '' && own.country !== '' && job.country !== own.country;
  if (job.work_mode === 'remote') return isAbroad ? 'remote_abroad' : 'remote';
  if (distanceKm !== null && distanceKm <= own.radiusKm) return 'near';
  if (own.areas.some((area) => area.country === job.country && ['', job.region].includes(area.region))) return 'near';
  const wouldMove = own.relocation === 'yes' || own.relocation === 'perhaps';
  if (isAbroad) return 'other_country';
  if (distanceKm === null) return 'unknown';
  return wouldMove ? 'relocation' : 'far';
}

export function getPayFact(salary: Salary | null, { pay }: Preferences): PayFact {
  const wanted = pay.min === null ? null : { ...pay, max: null };
  return { verdict: getPayVerdict(salary, wanted), salary, wanted };
}

function getPayVerdict(salary: Salary | null, wanted: Salary | null): PayFact['verdict'] {
  if (!wanted) return 'no_preference';
  const own = getYearlyPay(wanted);
  const top = salary && getYearlyPay({ ...salary, min: salary.max ?? salary.min });
  const bottom = salary && getYearlyPay({ ...salary, min: salary.min ?? salary.max });
  if (!own || !top || !bottom) return 'not_listed';
  if (top.currency !== own.currency) return 'other_currency';
  if (bottom.yearly >= own.yearly) return 'meets';
  return top.yearly >= own.yearly ? 'may_meet' : 'below';
}
