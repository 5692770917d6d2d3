import * as z from 'zod/mini';
import { canTransition, type Lifecycle, listStatuses } from '#domain/lib/lifecycle.ts';

export type ApplicationStatus =
  | 'draft'
  | 'sourced'
  | 'applied'
  | 'screening'
  | 'interview'
  | 'offer'
  | 'offered'
  | 'on-hold'
  | 'hired'
  | 'declined'
  | 'rejected'
  | 'withdrawn';

export const applicationLifecycle: Lifecycle<ApplicationStatus> = {
  draft: ['applied', 'withdrawn'],
  sourced: ['applied', 'screening', 'withdrawn', 'rejected'],
  applied: ['screening', 'interview', 'on-hold', 'rejected', 'withdrawn'],
  screening: ['interview', 'offer', 'on-hold', 'rejected', 'withdrawn'],
  interview: ['offer', 'screening', 'on-hold', 'rejected', 'withdrawn'],
  offer: ['offered', 'interview', 'on-hold', 'rejected', 'withdrawn'],
  offered: ['hired', 'declined', 'offer', 'withdrawn', 'rejected'],
  'on-hold': ['rejected', 'withdrawn'],
  hired: [],
  declined: [],
  rejected: [],
  withdrawn: [],
};

export const ApplicationStatus = z.enum(listStatuses(applicationLifecycle));

/** Statuses that only the job seeker sets. */
const seekerStatuses: ReadonlySet<ApplicationStatus> = new Set(['applied', 'withdrawn', 'hired', 'declined']);

/** The choices of the status filter, in the order shown. */
export const filterStatuses = [
  'applied',
  'screening',
  'interview',
  'offered',
  'withdrawn',
  'hired',
  'declined',
  'on-hold',
  'rejected',
] as const satisfies readonly ApplicationStatus[];

/** Stages of applications in process, in order. */
export const openStatuses = [
  'sourced',
  'applied',
  'screening',
  'interview',
  'offer',
  'offered',
  'on-hold',
] as const satisfies readonly ApplicationStatus[];

export function isFinal(status: ApplicationStatus): boolean {
  return applicationLifecycle[status].length === 0;
}

/**
 * Statuses of an application that the person has never sent: a suggestion that waits for them, or one that they declined.
 * A declined one does not keep them from applying later on their own.
 */
export function isUnsent({ status, statusBefore }: ApplicationState): boolean {
  return status === 'sourced' || (status === 'withdrawn' && statusBefore === 'sourced');
}

/** The status of an application, and the status before it was put on hold or ended. */
export interface ApplicationState {
  readonly status: ApplicationStatus;
  readonly statusBefore: ApplicationStatus | null;
}

/** Allowed next statuses for any role; `on-hold` can return to the previous status. */
function getTransitions(state: ApplicationState): readonly ApplicationStatus[] {
  const next = applicationLifecycle[state.status];
  const isHeld = state.status === 'on-hold' && state.statusBefore !== null;
  return isHeld ? [state.statusBefore, ...next] : next;
}

/**
 * Next statuses the job seeker can set on their own application. `applied` is set only by sending it with its answers, and
 * `hired` only by accepting an offer.
 */
export function getSeekerTransitions(state: ApplicationState): readonly ApplicationStatus[] {
  return applicationLifecycle[state.status].filter((next) => next === 'withdrawn' || next === 'declined');
}

/**
 * Next statuses staff can set. Only the job seeker can submit, withdraw, accept or decline, and only they see drafts.
 * Only sending an offer sets `offered`. A job lead can reopen a final status to the previous one.
 */
export function getStaffTransitions(state: ApplicationState, isJobLead: boolean): readonly ApplicationStatus[] {
  if (isFinal(state.status)) return isJobLead && state.statusBefore !== null ? [state.statusBefore] : [];
  if (state.status === 'draft') return [];
  return getTransitions(state).filter((next) => isSetByStaff(next) || next === state.statusBefore);
}

function isSetByStaff(status: ApplicationStatus): boolean {
  return status !== 'offered' && !seekerStatuses.has(status);
}

/** The previous status to store with a move, for returning from a hold or reopening. */
export function getPreviousStatus(state: ApplicationState, to: ApplicationStatus): ApplicationStatus | null {
  const keepsPrevious = to === 'on-hold' || isFinal(to);
  return keepsPrevious ? state.status : null;
}

/** The allowed move to the nearest later stage, or back to the stage before a hold; null if there is none. */
export function getForwardMove(
  status: ApplicationStatus,
  next: readonly ApplicationStatus[],
): ApplicationStatus | null {
  if (isFinal(status)) return null;
  const path: readonly ApplicationStatus[] = [
    'sourced',
    'applied',
    'screening',
    'interview',
    'offer',
    'offered',
    'hired',
  ];
  return path.find((stage, index) => index > path.indexOf(status) && next.includes(stage)) ?? null;
}

export function isAllowedMove(state: ApplicationState, to: ApplicationStatus): boolean {
  return canTransition(applicationLifecycle, state.status, to) || state.statusBefore === to;
}
