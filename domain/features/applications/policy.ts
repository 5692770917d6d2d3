import { type Actor, reach } from '#domain/access/actor.ts';
import type { Permission } from '#domain/access/permissions.ts';
import { canDecideJob, coversJob, type JobFacts } from '#domain/features/jobs/policy.ts';
import { type ApplicationStatus, getSeekerTransitions, getStaffTransitions } from './lifecycle.ts';

/** What a rule needs to know of an application. */
export interface ApplicationFacts {
  readonly status: ApplicationStatus;
  readonly statusBefore: ApplicationStatus | null;
  readonly seekerId: number;
  /** The partner organisation that looks after the job seeker, if any. */
  readonly sponsorOrganisationId: number | null;
  readonly job: JobFacts;
}

export function canReadApplication(actor: Actor, application: ApplicationFacts): boolean {
  return hasPermission(actor, 'application.read', application);
}

/** The statuses the actor may give the application now. */
export function getNextApplicationStatuses(actor: Actor, application: ApplicationFacts): readonly ApplicationStatus[] {
  if (!hasPermission(actor, 'application.move', application)) return [];
  if (isOwn(actor, application)) return getSeekerTransitions(application);
  return getStaffTransitions(application, canDecideJob(actor, application.job));
}

/** Whether the actor may write something down for the team. */
export function canNoteApplication(actor: Actor, application: ApplicationFacts): boolean {
  return hasPermission(actor, 'application.note', application);
}

function hasPermission(actor: Actor, permission: Permission, application: ApplicationFacts): boolean {
  const scope = reach(actor, permission);
  if (actor.kind === 'visitor' || scope === null) return false;
  if (scope === 'own') return isOwn(actor, application);
  // A draft is the job seeker's alone.
  if (application.status === 'draft') return false;
  if (scope === 'sponsored') {
    return actor.organisationId !== null && actor.organisationId === application.sponsorOrganisationId;
  }
  return coversJob(actor, permission, application.job);
}

function isOwn(actor: Actor, application: ApplicationFacts): boolean {
  return actor.kind === 'signed_in' && actor.role === 'job_seeker' && actor.userId === application.seekerId;
}
