import * as z from 'zod/mini';
import { getDistanceKm, type Point } from '#domain/features/jobs/distance.ts';
import type { Job } from '#domain/features/jobs/job.ts';
import { getYearlyPay } from '#domain/features/jobs/yearly-pay.ts';
import type { Preferences } from './preferences.ts';

const wishes = ['titles', 'places', 'work_modes', 'job_types', 'pay', 'industries'] as const;

/**
 * How a job answers one wish. `moving`: not near, but the person would move. `other_currency`: pay in two currencies
 * is not compared. `not_told`: the job does not say.
 */
const verdicts = ['fits', 'moving', 'differs', 'other_currency', 'not_told'] as const;

export const PreferenceFit = z.object({ wish: z.enum(wishes), verdict: z.enum(verdicts) });
export type PreferenceFit = z.infer<typeof PreferenceFit>;

type Verdict = PreferenceFit['verdict'];

/** The words of the preferences as the taxonomy and the map know them. */
export interface KnownWishes {
  readonly titleIds: readonly number[];
  readonly industryIds: readonly number[];
  readonly points: readonly Point[];
}

type Offer = Pick<
  Job,
  'titles' | 'industries' | 'latitude' | 'longitude' | 'work_mode' | 'job_type' | 'salary' | 'city' | 'region'
>;

/** How a job answers what somebody looks for, wish by wish. Shown beside a job and never part of the score. */
export function preferenceFit(wanted: Preferences, known: KnownWishes, job: Offer): readonly PreferenceFit[] {
  return wishes.flatMap((wish): PreferenceFit[] => {
    const verdict = judges[wish](wanted, known, job);
    return verdict === null ? [] : [{ wish, verdict }];
  });
}

/** Null where nothing is wished. */
type Judge = (wanted: Preferences, known: KnownWishes, job: Offer) => Verdict | null;

const judges: Readonly<Record<PreferenceFit['wish'], Judge>> = {
  titles: ({ titles }, { titleIds }, job) => termVerdict(titles, titleIds, job.titles),
  places: placeVerdict,
  work_modes: ({ work_modes: modes }, _known, job) => choiceVerdict(modes, job.work_mode),
  job_types: ({ job_types: types }, _known, job) => choiceVerdict(types, job.job_type),
  pay: payVerdict,
  industries: ({ industries }, { industryIds }, job) => termVerdict(industries, industryIds, job.industries),
};

function choiceVerdict<T>(wanted: readonly T[], offered: T): Verdict | null {
  if (wanted.length === 0) return null;
  return wanted.includes(offered) ? 'fits' : 'differs';
}

function termVerdict(
  words: readonly string[],
  ids: readonly number[],
  offered: readonly { readonly id: number }[],
): Verdict | null {
  if (words.length === 0) return null;
  if (offered.length === 0) return 'not_told';
  return offered.some(({ id }) => ids.includes(id)) ? 'fits' : 'differs';
}

/** Work from home is near everywhere. */
function placeVerdict({ places, radius, relocation }: Preferences, { points }: KnownWishes, job: Offer) {
  if (places.length === 0) return null;
  if (job.work_mode === 'remote' || isNamed(places, job)) return 'fits';
  const { latitude, longitude } = job;
  if (latitude === null || longitude === null) return 'not_told';
  if (points.some((point) => getDistanceKm(point, { latitude, longitude }) <= radius)) return 'fits';
  return relocation === 'yes' || relocation === 'perhaps' ? 'moving' : 'differs';
}

/** Places that no map of ours knows are compared by their names. */
function isNamed(places: readonly string[], { city, region }: Offer): boolean {
  const names = [city, [city, region].filter(Boolean).join(', ')].filter(Boolean).map(folded);
  return places.some((place) => names.includes(folded(place)));
}

/** The most a job pays counts: what is within its range can be agreed on. */
function payVerdict({ pay }: Preferences, _known: KnownWishes, { salary }: Offer): Verdict | null {
  if (pay.min === null) return null;
  const wanted = getYearlyPay({ ...pay, max: null });
  const most = salary && getYearlyPay({ ...salary, min: salary.max ?? salary.min });
  if (!wanted || !most) return 'not_told';
  if (most.currency !== wanted.currency) return 'other_currency';
  return most.yearly >= wanted.yearly ? 'fits' : 'differs';
}

function folded(text: string): string {
  return text.trim().toLowerCase();
}
