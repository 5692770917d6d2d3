import { type Actor, getScope } from '#domain/access/actor.ts';
import type { Permission } from '#domain/access/permissions.ts';
import { canManageJob, isJobInScope, type JobFacts } from '#domain/features/jobs/policy.ts';
import { type ApplicationStatus, getSeekerTransitions, getStaffTransitions } from './lifecycle.ts';

/** The application fields that access rules need. */
export interface ApplicationFacts {
  readonly status: ApplicationStatus;
  readonly statusBefore: ApplicationStatus | null;
  readonly seekerId: number;
  /** The partner organization that sponsors the job seeker, if any. */
  readonly sponsorOrganisationId: number | null;
  /** Another organization suggested the job, and the person has not agreed: the employer does not see them. */
  readonly awaitsConsent: boolean;
  readonly job: JobFacts;
}

export function canReadApplication(actor: Actor, application: ApplicationFacts): boolean {
  return hasPermission(actor, 'application.read', application);
}

/** The statuses the actor can move the application to. */
export function getNextApplicationStatuses(actor: Actor, application: ApplicationFacts): readonly ApplicationStatus[] {
  if (!hasPermission(actor, 'application.move', application)) return [];
  if (isOwn(actor, application)) return getSeekerTransitions(application);
  if (application.awaitsConsent) return [];
  return getStaffTransitions(application, canManageJob(actor, application.job));
}

export function canNoteApplication(actor: Actor, application: ApplicationFacts): boolean {
  return hasPermission(actor, 'application.note', application);
}

/** Whether the actor may see the person behind the application, if it is masked. */
export function canRevealApplication(actor: Actor, application: ApplicationFacts): boolean {
  return hasPermission(actor, 'application.reveal', application);
}

function hasPermission(actor: Actor, permission: Permission, application: ApplicationFacts): boolean {
  const scope = getScope(actor, permission);
  if (actor.kind === 'visitor' || scope === null) return false;
  if (scope === 'own') return isOwn(actor, application);
  // Only the job seeker sees a draft.
  if (application.status === 'draft') return false;
  if (scope === 'sponsored') {
    return actor.organisationId !== null && actor.organisationId === application.sponsorOrganisationId;
  }
  if (application.awaitsConsent && scope !== 'tenant') return false;
  return isJobInScope(actor, permission, application.job);
}

function isOwn(actor: Actor, application: ApplicationFacts): boolean {
  return actor.kind === 'signed_in' && actor.role === 'job_seeker' && actor.userId === application.seekerId;
}
