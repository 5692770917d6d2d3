import { type Actor, getScope } from '#domain/access/actor.ts';
import type { Permission, Scope } from '#domain/access/permissions.ts';
import { canReadApprovals } from '#domain/features/approvals/policy.ts';
import { type JobStatus, jobLifecycle, type Publishing } from './lifecycle.ts';

/** The job fields that access rules need. */
export interface JobFacts {
  readonly status: JobStatus;
  readonly organisationId: number;
  readonly teamUserIds: readonly number[];
}

/** Drafts are visible only within the actor's scope; all other jobs are public, closed ones included. */
export function canSeeJob(actor: Actor, job: JobFacts): boolean {
  if (job.status !== 'draft') return true;
  return isInScope(actor, getScope(actor, 'job.read_all'), job);
}

/** A hiring team member can edit drafts; only a lead can edit a published job. */
export function canEditJob(actor: Actor, job: JobFacts): boolean {
  if (!isInScope(actor, getScope(actor, 'job.write'), job)) return false;
  return job.status === 'draft' || canManageJob(actor, job);
}

export function canManageJob(actor: Actor, job: JobFacts): boolean {
  return isInScope(actor, getScope(actor, 'job.decide'), job);
}

/** Conditions for publishing a draft. */
export interface PublishingRules {
  /** The tenant requires approval by its own staff. */
  readonly needsApproval: boolean;
  /** The tenant restricts approvals to administrators. */
  readonly isAdminsOnly: boolean;
  /** A publish request is pending. */
  readonly isRequested: boolean;
}

/**
 * Job leads publish directly, and other editors send a request. If the tenant requires approval, only approvers publish
 * directly.
 */
export function getPublishing(actor: Actor, job: JobFacts, rules: PublishingRules): Publishing {
  if (job.status !== 'draft' || !canEditJob(actor, job)) return 'no';
  const canDecide = canManageJob(actor, job);
  if (canDecide && (!rules.needsApproval || canReadApprovals(actor, rules.isAdminsOnly))) return 'now';
  if (rules.isRequested) return 'asked';
  return actor.kind === 'signed_in' && !actor.isPending ? 'ask' : 'no';
}

/** The statuses the actor can set. `Offered` is set only by an offer. */
export function getNextJobStatuses(actor: Actor, job: JobFacts, publishing: Publishing): readonly JobStatus[] {
  if (!canManageJob(actor, job)) return [];
  const isBlocked = job.status === 'draft' && publishing !== 'now';
  return jobLifecycle[job.status].filter((status) => status !== 'Offered' && !(isBlocked && status === 'active'));
}

/** Whether the permission covers this job, and with it all its applications. */
export function isJobInScope(actor: Actor, permission: Permission, job: JobFacts): boolean {
  return isInScope(actor, getScope(actor, permission), job);
}

function isInScope(actor: Actor, scope: Scope | null, job: JobFacts): boolean {
  if (actor.kind === 'visitor') return false;
  if (scope === 'tenant') return true;
  if (scope === 'organisation') return actor.organisationId === job.organisationId;
  if (scope === 'assigned') return job.teamUserIds.includes(actor.userId);
  return false;
}
