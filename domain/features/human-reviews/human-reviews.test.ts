import { describe, expect, it } from 'vitest';
import { ApplicationStatus } from '#domain/features/applications/lifecycle.ts';
import { getReviewDue } from './due.ts';
import { canSetReviewStatus, humanReviewStatuses } from './lifecycle.ts';
import { isReviewable } from './policy.ts';

describe('getReviewDue', () => {
  it.each([
    ['2026-11-18T10:30:00.000Z', 'UTC', '2026-11-25T10:30:00.000Z'],
    ['2026-11-21T10:30:00.000Z', 'UTC', '2026-11-27T10:30:00.000Z'],
    // Still Friday in Honolulu, and Saturday in Kiritimati.
    ['2026-11-21T02:00:00.000Z', 'Pacific/Honolulu', '2026-11-28T02:00:00.000Z'],
    ['2026-11-21T02:00:00.000Z', 'Pacific/Kiritimati', '2026-11-27T02:00:00.000Z'],
  ])('asked at %s in %s -> due at %s', (asked, timeZone, due) => {
    expect(getReviewDue(new Date(asked), timeZone).toISOString()).toBe(due);
  });
});

describe('human reviews', () => {
  it('leave only the open status', () => {
    const allowed = humanReviewStatuses.flatMap((from) =>
      humanReviewStatuses.filter((to) => canSetReviewStatus(from, to)).map((to) => `${from} > ${to}`),
    );
    expect(allowed).toEqual(['open > answered', 'open > withdrawn']);
  });

  it('are for applications in process and rejected ones', () => {
    expect(ApplicationStatus.options.filter((status) => !isReviewable(status))).toEqual([
      'draft',
      'sourced',
      'hired',
      'declined',
      'withdrawn',
    ]);
  });
});
