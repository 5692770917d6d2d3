import { describe, expect, it } from 'vitest';
import { canTransition } from '#domain/lib/lifecycle.ts';
import { type CohortStatus, cohortLifecycle, cohortStatuses, issuesCertificates } from './lifecycle.ts';

describe('cohortLifecycle', () => {
  it('allows starting, finishing, and reopening, and nothing else', () => {
    const allowed = cohortStatuses.flatMap((from) =>
      cohortStatuses.filter((to) => canTransition<CohortStatus>(cohortLifecycle, from, to)).map((to) => [from, to]),
    );
    expect(allowed).toEqual([
      ['planned', 'running'],
      ['running', 'finished'],
      ['finished', 'running'],
    ]);
  });
});

describe('issuesCertificates', () => {
  it('is false before the cohort starts', () => {
    expect(cohortStatuses.filter(issuesCertificates)).toEqual(['running', 'finished']);
  });
});
