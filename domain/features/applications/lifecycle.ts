import * as z from 'zod/mini';
import { type Lifecycle, mayFollow, statusesOf } from '#domain/lib/lifecycle.ts';

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

export const ApplicationStatus = z.enum(statusesOf(applicationLifecycle));

/** What the job seeker decides; everything else is the staff's move. */
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

/** The stages of people who are in the process now, in the order in which they come. */
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

/** Where an application stands, with the status it was held or ended from. */
export interface ApplicationState {
  readonly status: ApplicationStatus;
  readonly statusBefore: ApplicationStatus | null;
}

/** The statuses that may come next for anybody; leaving `on-hold` leads back to where it was held from. */
function getTransitions(state: ApplicationState): readonly ApplicationStatus[] {
  const next = applicationLifecycle[state.status];
  const isHeld = state.status === 'on-hold' && state.statusBefore !== null;
  return isHeld ? [state.statusBefore, ...next] : next;
}

/** The statuses to which the job seeker may move their own application. */
export function getSeekerTransitions(state: ApplicationState): readonly ApplicationStatus[] {
  return applicationLifecycle[state.status].filter((next) => seekerStatuses.has(next));
}

/**
 * The statuses to which staff may move an application. Sending, withdrawing, accepting and declining belong to the
 * seeker; a decision on a draft does too. A final status may be reopened to the one before by those who lead the job.
 */
export function getStaffTransitions(state: ApplicationState, isJobLead: boolean): readonly ApplicationStatus[] {
  if (isFinal(state.status)) return isJobLead && state.statusBefore !== null ? [state.statusBefore] : [];
  if (state.status === 'draft') return [];
  return getTransitions(state).filter((next) => !seekerStatuses.has(next) || next === state.statusBefore);
}

/** The status to remember when moving: holds, ends and reopenings come back to it. */
export function getPreviousStatus(state: ApplicationState, to: ApplicationStatus): ApplicationStatus | null {
  const keepsPrevious = to === 'on-hold' || isFinal(to);
  return keepsPrevious ? state.status : null;
}

export function isAllowedMove(state: ApplicationState, to: ApplicationStatus): boolean {
  return mayFollow(applicationLifecycle, state.status, to) || state.statusBefore === to;
}
