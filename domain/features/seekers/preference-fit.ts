import * as z from 'zod/mini';
import type { Job } from '#domain/features/jobs/job.ts';
import { getYearlyPay } from '#domain/features/jobs/posting/yearly-pay.ts';
import { getDistanceKm, type Point } from '#domain/features/jobs/search/distance.ts';
import type { Preferences } from './preferences.ts';

const wishes = ['titles', 'places', 'work_modes', 'job_types', 'pay', 'industries'] as const;

/**
 * How a job meets one preference. `moving`: too far, but the person would relocate. `other_currency`: pay in different
 * currencies is not compared. `not_stated`: the job does not state it.
 */
const verdicts = ['fits', 'moving', 'differs', 'other_currency', 'not_stated'] as const;

export const PreferenceFit = z.object({ wish: z.enum(wishes), verdict: z.enum(verdicts) });
export type PreferenceFit = z.infer<typeof PreferenceFit>;

type Verdict = PreferenceFit['verdict'];

/** Preferences resolved to term ids and coordinates. */
export interface ResolvedPreferences {
  readonly titleIds: readonly number[];
  readonly industryIds: readonly number[];
  readonly points: readonly Point[];
}

type JobOffer = Pick<
  Job,
  'titles' | 'industries' | 'latitude' | 'longitude' | 'work_mode' | 'job_type' | 'salary' | 'city' | 'region'
>;

/** Compares a job with each preference. Never part of the score. */
export function getPreferenceFit(
  wanted: Preferences,
  known: ResolvedPreferences,
  job: JobOffer,
): readonly PreferenceFit[] {
  return wishes.flatMap((wish): PreferenceFit[] => {
    const verdict = verdictByWish[wish](wanted, known, job);
    return verdict === null ? [] : [{ wish, verdict }];
  });
}

/** Null if there is no preference. */
type GetVerdict = (wanted: Preferences, known: ResolvedPreferences, job: JobOffer) => Verdict | null;

const verdictByWish: Readonly<Record<PreferenceFit['wish'], GetVerdict>> = {
  titles: ({ titles }, { titleIds }, job) => getTermVerdict(titles, titleIds, job.titles),
  places: getLocationVerdict,
  work_modes: ({ work_modes: modes }, _known, job) => getChoiceVerdict(modes, job.work_mode),
  job_types: ({ job_types: types }, _known, job) => getChoiceVerdict(types, job.job_type),
  pay: getPayVerdict,
  industries: ({ industries }, { industryIds }, job) => getTermVerdict(industries, industryIds, job.industries),
};

function getChoiceVerdict<T>(wanted: readonly T[], offered: T): Verdict | null {
  if (wanted.length === 0) return null;
  return wanted.includes(offered) ? 'fits' : 'differs';
}

function getTermVerdict(
  wanted: readonly string[],
  ids: readonly number[],
  offered: readonly { readonly id: number }[],
): Verdict | null {
  if (wanted.length === 0) return null;
  if (offered.length === 0) return 'not_stated';
  return offered.some(({ id }) => ids.includes(id)) ? 'fits' : 'differs';
}

/** Remote jobs fit every location. */
function getLocationVerdict(
  { places, radius, relocation }: Preferences,
  { points }: ResolvedPreferences,
  job: JobOffer,
) {
  if (places.length === 0) return null;
  if (job.work_mode === 'remote' || hasSameName(places, job)) return 'fits';
  const { latitude, longitude } = job;
  if (latitude === null || longitude === null) return 'not_stated';
  if (points.some((point) => getDistanceKm(point, { latitude, longitude }) <= radius)) return 'fits';
  return relocation === 'yes' || relocation === 'perhaps' ? 'moving' : 'differs';
}

/** Compares locations by name, for those without coordinates. */
function hasSameName(places: readonly string[], { city, region }: JobOffer): boolean {
  const names = [city, [city, region].filter(Boolean).join(', ')].filter(Boolean).map(normalizeName);
  return places.some((place) => names.includes(normalizeName(place)));
}

/** Compares with the maximum pay, since anything within the range is negotiable. */
function getPayVerdict({ pay }: Preferences, _known: ResolvedPreferences, { salary }: JobOffer): Verdict | null {
  if (pay.min === null) return null;
  const wanted = getYearlyPay({ ...pay, max: null });
  const maximum = salary && getYearlyPay({ ...salary, min: salary.max ?? salary.min });
  if (!wanted || !maximum) return 'not_stated';
  if (maximum.currency !== wanted.currency) return 'other_currency';
  return maximum.yearly >= wanted.yearly ? 'fits' : 'differs';
}

function normalizeName(text: string): string {
  return text.trim().toLowerCase();
}
