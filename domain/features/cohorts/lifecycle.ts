import { type Lifecycle, listStatuses } from '#domain/lib/lifecycle.ts';

/** A finished cohort can be reopened, such as for a later certificate. */
export const cohortLifecycle = {
  planned: ['running'],
  running: ['finished'],
  finished: ['running'],
} as const satisfies Lifecycle<string>;

export type CohortStatus = keyof typeof cohortLifecycle;

export const cohortStatuses = listStatuses<CohortStatus>(cohortLifecycle);

/** Certificates are earned in a class, so none are issued before it starts. */
export function issuesCertificates(status: CohortStatus): boolean {
  return status !== 'planned';
}
