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
const seekerMoves: ReadonlySet<ApplicationStatus> = new Set(['applied', 'withdrawn', 'hired', 'declined']);

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
export interface Standing {
  readonly status: ApplicationStatus;
  readonly statusBefore: ApplicationStatus | null;
}

/** The statuses that may come next for anybody; leaving `on-hold` leads back to where it was held from. */
function successors(standing: Standing): readonly ApplicationStatus[] {
  const next = applicationLifecycle[standing.status];
  const isHeld = standing.status === 'on-hold' && standing.statusBefore !== null;
  return isHeld ? [standing.statusBefore, ...next] : next;
}

/** The statuses to which the job seeker may move their own application. */
export function seekerSuccessors(standing: Standing): readonly ApplicationStatus[] {
  return applicationLifecycle[standing.status].filter((next) => seekerMoves.has(next));
}

/**
 * The statuses to which staff may move an application. Sending, withdrawing, accepting and declining belong to the
 * seeker; a decision on a draft does too. A final status may be reopened to the one before by those who lead the job.
 */
export function staffSuccessors(standing: Standing, leadsJob: boolean): readonly ApplicationStatus[] {
  if (isFinal(standing.status)) return leadsJob && standing.statusBefore !== null ? [standing.statusBefore] : [];
  if (standing.status === 'draft') return [];
  return successors(standing).filter((next) => !seekerMoves.has(next) || next === standing.statusBefore);
}

/** The status to remember when moving: holds, ends and reopenings come back to it. */
export function statusBeforeMove(standing: Standing, to: ApplicationStatus): ApplicationStatus | null {
  const remembers = to === 'on-hold' || isFinal(to);
  return remembers ? standing.status : null;
}

export function isLegalMove(standing: Standing, to: ApplicationStatus): boolean {
  return mayFollow(applicationLifecycle, standing.status, to) || standing.statusBefore === to;
}
