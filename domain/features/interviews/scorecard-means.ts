import type { Interview } from './interview.ts';
import { type Rating, ratings } from './scorecard.ts';

/** The mean of ratings, from 1 (`not_yet`) to 4 (`fully`). */
export interface RatingMean {
  readonly mean: number;
  /** How many scorecards it is based on. */
  readonly count: number;
}

export interface ScorecardSummary {
  /** All ratings together; null without a visible scorecard. */
  readonly overall: RatingMean | null;
  /** One mean for each question that was rated, in the order of the interviews. */
  readonly criteria: ReadonlyMap<string, RatingMean>;
  /** Scorecards that are in but hidden, because the reader's own is missing. */
  readonly hiddenCount: number;
}

type ScoredInterview = Pick<Interview, 'pack' | 'scorecards'>;

/** The mean results of interviews. The same question in two interviews is one criterion. */
export function summarizeScorecards(interviews: readonly ScoredInterview[]): ScorecardSummary {
  const points = new Map<string, number[]>();
  let count = 0;
  let hiddenCount = 0;
  for (const { pack, scorecards } of interviews) {
    for (const { content, submitted_at: submittedAt } of scorecards) {
      if (content === null) hiddenCount += submittedAt === null ? 0 : 1;
      else count += 1;
      for (const [index, { rating }] of (content?.ratings ?? []).entries()) {
        const question = pack.questions[index]?.text;
        if (question) points.set(question, [...(points.get(question) ?? []), ratings.indexOf(rating) + 1]);
      }
    }
  }
  const all = [...points.values()].flat();
  return {
    overall: all.length === 0 ? null : { mean: getMean(all), count },
    criteria: new Map([...points].map(([question, values]) => [question, buildMean(values)])),
    hiddenCount,
  };
}

/** The word on the scale that is nearest to a mean; halves round up. */
export function getNearestRating(mean: number): Rating {
  return ratings[Math.round(mean) - 1] ?? 'not_yet';
}

function buildMean(values: readonly number[]): RatingMean {
  return { mean: getMean(values), count: values.length };
}

function getMean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
