import { describe, expect, it } from 'vitest';
import type { Interview } from './interview.ts';
import type { Rating } from './scorecard.ts';
import { getNearestRating, summarizeScorecards } from './scorecard-means.ts';

type ScoredInterview = Pick<Interview, 'pack' | 'scorecards'>;

function buildInterview(questions: readonly string[], cards: readonly (readonly Rating[] | null)[]): ScoredInterview {
  return {
    pack: { questions: questions.map((text) => ({ text, minutes: 10 })) } as Interview['pack'],
    scorecards: cards.map((given, index) => ({
      user_id: index + 1,
      name: 'Panel member',
      is_you: false,
      submitted_at: '2026-05-04T10:00:00.000Z',
      content: given && { recommendation: 'yes', ratings: given.map((rating) => ({ rating, evidence: 'Said so' })) },
    })),
  };
}

describe('summarizeScorecards', () => {
  it('returns the mean for each question and for all', () => {
    const first = buildInterview(
      ['Sorting', 'Planning'],
      [
        ['fully', 'partly'],
        ['mostly', 'partly'],
      ],
    );
    const summary = summarizeScorecards([first]);
    expect([...summary.criteria]).toEqual([
      ['Sorting', { mean: 3.5, count: 2 }],
      ['Planning', { mean: 2, count: 2 }],
    ]);
    expect(summary.overall).toEqual({ mean: 2.75, count: 2 });
    expect(summary.hiddenCount).toBe(0);
  });

  it('counts the same question of two interviews as one criterion', () => {
    const rounds = [buildInterview(['Sorting'], [['fully']]), buildInterview(['Sorting'], [['not_yet']])];
    expect([...summarizeScorecards(rounds).criteria]).toEqual([['Sorting', { mean: 2.5, count: 2 }]]);
  });

  it('counts scorecards that are in but hidden, and has no mean without a visible one', () => {
    const summary = summarizeScorecards([buildInterview(['Sorting'], [null, null])]);
    expect([summary.overall, summary.criteria.size, summary.hiddenCount]).toEqual([null, 0, 2]);
    expect(summarizeScorecards([])).toEqual({ overall: null, criteria: new Map(), hiddenCount: 0 });
  });
});

describe('getNearestRating', () => {
  it.each([
    [1, 'not_yet'],
    [1.4, 'not_yet'],
    [2.5, 'mostly'],
    [3.4, 'mostly'],
    [4, 'fully'],
  ] as const)('%d -> %s', (mean, rating) => {
    expect(getNearestRating(mean)).toBe(rating);
  });
});
