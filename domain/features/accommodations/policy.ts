import { type Actor, reach } from '#domain/access/actor.ts';
import type { ApplicationFacts } from '#domain/features/applications/policy.ts';
import { coversJob } from '#domain/features/jobs/policy.ts';

/** Whether the actor hires for the application's job, and so opens and answers what its applicant asks. */
export function canAnswerAdjustments(actor: Actor, application: ApplicationFacts): boolean {
  return application.status !== 'draft' && coversJob(actor, 'adjustment.answer', application.job);
}

/** Whether the actor is the applicant, who may ask while the application is in the process or has led to the job. */
export function canAskForAdjustments(actor: Actor, application: ApplicationFacts): boolean {
  if (actor.kind === 'visitor' || reach(actor, 'adjustment.ask') === null) return false;
  return actor.userId === application.seekerId && !isOverForAdjustments(application.status);
}

/** Whether there is nobody any more who could adjust something, or nobody yet. */
export function isOverForAdjustments(status: ApplicationFacts['status']): boolean {
  return over.has(status);
}

const over: ReadonlySet<ApplicationFacts['status']> = new Set(['draft', 'declined', 'rejected', 'withdrawn']);
