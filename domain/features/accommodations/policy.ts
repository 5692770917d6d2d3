import { type Actor, getScope } from '#domain/access/actor.ts';
import type { ApplicationFacts } from '#domain/features/applications/policy.ts';
import { isJobInScope } from '#domain/features/jobs/policy.ts';

/** Whether the actor hires for the application's job, and so can open and answer its accommodation requests. */
export function canAnswerAccommodations(actor: Actor, application: ApplicationFacts): boolean {
  return (
    application.status !== 'draft' &&
    !application.awaitsConsent &&
    isJobInScope(actor, 'adjustment.answer', application.job)
  );
}

/** Whether the actor is the applicant and the application is in process or ended in a hire. */
export function canRequestAccommodations(actor: Actor, application: ApplicationFacts): boolean {
  if (actor.kind === 'visitor' || getScope(actor, 'adjustment.ask') === null) return false;
  if (application.awaitsConsent) return false;
  return actor.userId === application.seekerId && !isClosedForAccommodations(application.status);
}

/** Whether the application is not submitted yet or ended without a hire. */
export function isClosedForAccommodations(status: ApplicationFacts['status']): boolean {
  return closedStatuses.has(status);
}

const closedStatuses: ReadonlySet<ApplicationFacts['status']> = new Set(['draft', 'declined', 'rejected', 'withdrawn']);
