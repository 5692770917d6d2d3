import { type Actor, getScope } from '#domain/access/actor.ts';
import type { ApplicationFacts } from '#domain/features/applications/policy.ts';
import { isJobInScope } from '#domain/features/jobs/policy.ts';

/** Whether the actor is the applicant, and the application is in process or was rejected. */
export function canAskForReview(actor: Actor, application: ApplicationFacts): boolean {
  if (actor.kind === 'visitor' || getScope(actor, 'human_review.ask') === null) return false;
  return actor.userId === application.seekerId && isReviewable(application.status);
}

/** A suggested job has no decision yet, and an ended application other than a rejected one was ended by the applicant. */
export function isReviewable(status: ApplicationFacts['status']): boolean {
  return reviewableStatuses.has(status);
}

const reviewableStatuses: ReadonlySet<ApplicationFacts['status']> = new Set([
  'applied',
  'screening',
  'interview',
  'offer',
  'offered',
  'on-hold',
  'rejected',
]);

/** Whether the actor hires for the application's job or works for the help desk or program. */
export function canAnswerReview(actor: Actor, application: ApplicationFacts): boolean {
  if (application.status === 'draft' || application.awaitsConsent) return false;
  return isJobInScope(actor, 'human_review.answer', application.job);
}
