import { type Actor, getScope } from '#domain/access/actor.ts';
import type { ApplicationFacts } from '#domain/features/applications/policy.ts';
import { isJobInScope } from '#domain/features/jobs/policy.ts';
import { type InterviewStatus, isConfirmed, isOpen } from './lifecycle.ts';

/** The interview fields that access rules need. */
export interface InterviewFacts {
  readonly status: InterviewStatus;
  /** Whether the job seeker has received times. */
  readonly wasProposed: boolean;
  readonly startsAt: Date | null;
  readonly hasSlots: boolean;
  readonly application: Pick<ApplicationFacts, 'seekerId' | 'job'>;
  readonly panelUserIds: readonly number[];
  /** Panel members who handed in their scorecard. */
  readonly scoredUserIds: readonly number[];
}

/** A panel member reads the interview, too. */
export function canReadInterview(actor: Actor, interview: InterviewFacts): boolean {
  if (actor.kind === 'visitor' || getScope(actor, 'interview.read') === null) return false;
  if (actor.role === 'job_seeker') return actor.userId === interview.application.seekerId && interview.wasProposed;
  return isJobInScope(actor, 'interview.read', interview.application.job) || isOnPanel(actor, interview);
}

export function canWriteInterview(actor: Actor, application: InterviewFacts['application']): boolean {
  return isJobInScope(actor, 'interview.write', application.job);
}

/** Accommodations are for the person, and for those of the employer who may answer requests for them. */
export function canReadInterviewAccommodations(actor: Actor, interview: Omit<InterviewFacts, 'status'>): boolean {
  if (actor.kind === 'visitor') return false;
  if (actor.role === 'job_seeker') return actor.userId === interview.application.seekerId;
  const isPanel = interview.panelUserIds.includes(actor.userId) && getScope(actor, 'adjustment.answer') !== null;
  return isPanel || isJobInScope(actor, 'adjustment.answer', interview.application.job);
}

/** What the actor can do with the interview now. */
export interface InterviewActions {
  readonly can_edit: boolean;
  readonly can_propose: boolean;
  readonly can_cancel: boolean;
  readonly can_close: boolean;
  readonly can_pick: boolean;
  readonly can_score: boolean;
}

export function getInterviewActions(actor: Actor, interview: InterviewFacts, now: Date): InterviewActions {
  const { status, application, startsAt } = interview;
  const isWriter = canWriteInterview(actor, application);
  const hasStarted = startsAt !== null && startsAt <= now;
  return {
    can_edit: isWriter && isOpen(status) && !hasStarted,
    can_propose: isWriter && isOpen(status) && !hasStarted,
    can_cancel: isWriter && isOpen(status),
    can_close: isWriter && isConfirmed(status) && hasStarted,
    can_pick: canPick(actor, interview) && !hasStarted,
    can_score: isOnPanel(actor, interview) && hasStarted && (isConfirmed(status) || status === 'completed'),
  };
}

function canPick(actor: Actor, { status, application, hasSlots }: InterviewFacts): boolean {
  if (actor.kind === 'visitor' || getScope(actor, 'interview.answer') === null) return false;
  return actor.userId === application.seekerId && hasSlots && (status === 'proposed' || isConfirmed(status));
}

function isOnPanel(actor: Actor, { panelUserIds }: Pick<InterviewFacts, 'panelUserIds'>): boolean {
  return actor.kind === 'signed_in' && actor.role !== 'job_seeker' && panelUserIds.includes(actor.userId);
}
