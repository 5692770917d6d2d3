import { type Actor, reach } from '#domain/access/actor.ts';
import type { Permission, Scope } from '#domain/access/permissions.ts';
import { canReadApprovals } from '#domain/features/approvals/policy.ts';
import { type JobStatus, jobLifecycle, type Publishing } from './lifecycle.ts';

/** What a rule needs to know of a job. */
export interface JobFacts {
  readonly status: JobStatus;
  readonly organisationId: number;
  readonly teamUserIds: readonly number[];
}

/** Active jobs are public; the rest is seen by those whose reach covers it. Closed jobs keep their page. */
export function canSeeJob(actor: Actor, job: JobFacts): boolean {
  if (job.status !== 'draft') return true;
  return covers(actor, reach(actor, 'job.read_all'), job);
}

/** A member of the hiring team writes drafts; publishing and changing a published job is the lead's. */
export function canEditJob(actor: Actor, job: JobFacts): boolean {
  if (!covers(actor, reach(actor, 'job.write'), job)) return false;
  return job.status === 'draft' || canDecideJob(actor, job);
}

export function canDecideJob(actor: Actor, job: JobFacts): boolean {
  return covers(actor, reach(actor, 'job.decide'), job);
}

/** What else decides on publishing. */
export interface PublishingRules {
  /** Whether the tenant wants an approval of its own people first. */
  readonly needsApproval: boolean;
  /** Whether it keeps approvals to its administrators. */
  readonly isNarrow: boolean;
  /** Whether somebody has asked, and no answer has come. */
  readonly isAsked: boolean;
}

/**
 * Who leads a job publishes it, and who only writes it asks them. Where the tenant wants an approval, those who decide on
 * approvals publish, and everybody else asks them.
 */
export function publishingOf(actor: Actor, job: JobFacts, rules: PublishingRules): Publishing {
  if (job.status !== 'draft' || !canEditJob(actor, job)) return 'no';
  const mayDecide = canDecideJob(actor, job);
  if (mayDecide && (!rules.needsApproval || canReadApprovals(actor, rules.isNarrow))) return 'now';
  if (rules.isAsked) return 'asked';
  return actor.kind === 'signed_in' && !actor.isPending ? 'ask' : 'no';
}

/** The statuses the actor may give the job. `Offered` follows from the offers themselves, never from a click. */
export function nextJobStatuses(actor: Actor, job: JobFacts, publishing: Publishing): readonly JobStatus[] {
  if (!canDecideJob(actor, job)) return [];
  const isHeld = job.status === 'draft' && publishing !== 'now';
  return jobLifecycle[job.status].filter((status) => status !== 'Offered' && !(isHeld && status === 'active'));
}

/** Whether the permission reaches the applications of this job at all (for roles that look at whole jobs). */
export function coversJob(actor: Actor, permission: Permission, job: JobFacts): boolean {
  return covers(actor, reach(actor, permission), job);
}

function covers(actor: Actor, scope: Scope | null, job: JobFacts): boolean {
  if (actor.kind === 'visitor') return false;
  if (scope === 'tenant') return true;
  if (scope === 'organisation') return actor.organisationId === job.organisationId;
  if (scope === 'assigned') return job.teamUserIds.includes(actor.userId);
  return false;
}
