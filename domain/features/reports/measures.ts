/** How the values of a measure are added up. `share` is the mean of zeros and ones; `ratio` divides two other measures. */
export type Aggregate = 'count' | 'sum' | 'mean' | 'median' | 'p90' | 'max' | 'share' | 'ratio';

export type Unit = 'number' | 'days' | 'percent';

export interface Measure {
  readonly aggregate: Aggregate;
  readonly unit: Unit;
  /** Of a ratio: the measures that are divided. */
  readonly ratio?: readonly [part: MeasureId, whole: MeasureId];
  /** The measure whose values this one adds up in another way. */
  readonly valuesOf?: MeasureId;
}

const count = { aggregate: 'count', unit: 'number' } as const;
const sum = { aggregate: 'sum', unit: 'number' } as const;
const share = { aggregate: 'share', unit: 'percent' } as const;
const mean = { aggregate: 'mean', unit: 'days' } as const;
const median = { aggregate: 'median', unit: 'days' } as const;
const p90 = { aggregate: 'p90', unit: 'days' } as const;
const longest = { aggregate: 'max', unit: 'days' } as const;

/** Every number of the reports. Its definition in words is the phrase `reports.definitions.<id>`. */
export const measureIds = [
  'people',
  'in_sourced',
  'in_applied',
  'in_screening',
  'in_interview',
  'in_offer',
  'mean_wait',
  'longest_wait',
  'applications',
  'interviews',
  'offers',
  'hires',
  'hire_share',
  'reached',
  'passed_share',
  'left',
  'steps',
  'step_mean',
  'step_median',
  'from_application',
  'applied_to_hired',
  'answered',
  'accept_share',
  'replies_due',
  'reply_share',
  'openings',
  'opening_hires',
  'hires_per_opening',
  'hire_p90',
  'longest_hire',
  'open_median',
  'open_p90',
  'in_progress',
  'stalled',
  'views',
  'saves',
  'placement_median',
  'retained_30',
  'retained_90',
  'retained_180',
  'entries',
  'matching',
] as const;
export type MeasureId = (typeof measureIds)[number];

export const measures: Readonly<Record<MeasureId, Measure>> = {
  people: count,
  in_sourced: count,
  in_applied: count,
  in_screening: count,
  in_interview: count,
  in_offer: count,
  mean_wait: mean,
  longest_wait: { ...longest, valuesOf: 'mean_wait' },
  applications: count,
  interviews: count,
  offers: count,
  hires: count,
  hire_share: share,
  reached: count,
  passed_share: share,
  left: count,
  steps: { ...count, valuesOf: 'step_median' },
  step_mean: { ...mean, valuesOf: 'step_median' },
  step_median: median,
  from_application: median,
  applied_to_hired: median,
  answered: { ...count, valuesOf: 'accept_share' },
  accept_share: share,
  replies_due: { ...count, valuesOf: 'reply_share' },
  reply_share: share,
  openings: sum,
  opening_hires: count,
  hires_per_opening: { aggregate: 'ratio', unit: 'percent', ratio: ['opening_hires', 'openings'] },
  hire_p90: { ...p90, valuesOf: 'applied_to_hired' },
  longest_hire: { ...longest, valuesOf: 'applied_to_hired' },
  open_median: median,
  open_p90: { ...p90, valuesOf: 'open_median' },
  in_progress: count,
  stalled: count,
  views: sum,
  saves: count,
  placement_median: median,
  retained_30: share,
  retained_90: share,
  retained_180: share,
  entries: count,
  matching: count,
};

/** The measure under which the values of a measure are counted. */
export function getCounted(id: MeasureId): MeasureId {
  return measures[id].valuesOf ?? id;
}

/**
 * Views, saves, and openings are counted without persons, and a ratio has the rows of its two parts. What people answered about
 * their jobs is counted without names.
 */
export function hasRows(id: MeasureId): boolean {
  return !countedWithoutNames.has(id) && measures[id].aggregate !== 'ratio';
}

const countedWithoutNames: ReadonlySet<MeasureId> = new Set([
  ...(['views', 'saves', 'openings'] as const),
  ...(['retained_30', 'retained_90', 'retained_180'] as const),
]);
