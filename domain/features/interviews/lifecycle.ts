import * as z from 'zod/mini';
import { canTransition, type Lifecycle, listStatuses } from '#domain/lib/lifecycle.ts';

/**
 * `proposed` waits for the job seeker to pick a time; `no_time` means that none of the times suits them. A confirmed
 * interview keeps its time while new times are proposed, and becomes `rescheduled` when one of them is picked.
 */
export type InterviewStatus =
  | 'draft'
  | 'proposed'
  | 'no_time'
  | 'scheduled'
  | 'rescheduled'
  | 'completed'
  | 'cancelled'
  | 'no_show';

const interviewLifecycle: Lifecycle<InterviewStatus> = {
  draft: ['proposed', 'cancelled'],
  proposed: ['scheduled', 'no_time', 'proposed', 'cancelled'],
  no_time: ['proposed', 'cancelled'],
  scheduled: ['rescheduled', 'completed', 'cancelled', 'no_show'],
  rescheduled: ['rescheduled', 'completed', 'cancelled', 'no_show'],
  completed: [],
  cancelled: [],
  no_show: [],
};

export const InterviewStatus = z.enum(listStatuses(interviewLifecycle));

/** Statuses in which an interview can still take place; an application has at most one per round. */
export const openInterviewStatuses = [
  'draft',
  'proposed',
  'no_time',
  'scheduled',
  'rescheduled',
] as const satisfies readonly InterviewStatus[];

/** Statuses with a confirmed time that occupies the panel. */
const confirmedStatuses = ['scheduled', 'rescheduled'] as const satisfies readonly InterviewStatus[];

export function isAllowedInterviewMove(from: InterviewStatus, to: InterviewStatus): boolean {
  return canTransition(interviewLifecycle, from, to);
}

export function isConfirmed(status: InterviewStatus): boolean {
  return (confirmedStatuses as readonly InterviewStatus[]).includes(status);
}

export function isOpen(status: InterviewStatus): boolean {
  return (openInterviewStatuses as readonly InterviewStatus[]).includes(status);
}

export const interviewFilters = ['upcoming', 'to_plan', 'past'] as const;
export type InterviewFilter = (typeof interviewFilters)[number];

export const statusesOfInterviewFilter: Readonly<Record<InterviewFilter, readonly InterviewStatus[]>> = {
  upcoming: confirmedStatuses,
  to_plan: ['draft', 'proposed', 'no_time'],
  past: ['completed', 'cancelled', 'no_show'],
};
