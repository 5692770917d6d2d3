import { type Actor, reach } from '#domain/access/actor.ts';
import type { ApplicationFacts } from '#domain/features/applications/policy.ts';
import { coversJob } from '#domain/features/jobs/policy.ts';

/** Whether the actor hires for the application's job, and so opens and answers what its applicant asks. */
export function canAnswerAccommodations(actor: Actor, application: ApplicationFacts): boolean {
  return application.status !== 'draft' && coversJob(actor, 'adjustment.answer', application.job);
}

/** Whether the actor is the applicant, who may ask while the application is in the process or has led to the job. */
export function canRequestAccommodations(actor: Actor, application: ApplicationFacts): boolean {
  if (actor.kind === 'visitor' || reach(actor, 'adjustment.ask') === null) return false;
  return actor.userId === application.seekerId && !isClosedForAccommodations(application.status);
}

/** Whether there is nobody any more who could adjust something, or nobody yet. */
export function isClosedForAccommodations(status: ApplicationFacts['status']): boolean {
  return closedStatuses.has(status);
}

const closedStatuses: ReadonlySet<ApplicationFacts['status']> = new Set(['draft', 'declined', 'rejected', 'withdrawn']);
