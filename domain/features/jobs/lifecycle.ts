import * as z from 'zod/mini';
import { type Lifecycle, statusesOf } from '#domain/lib/lifecycle.ts';

/** Stored job statuses; the capital letter of `Offered` is part of the value. */
export type JobStatus = 'draft' | 'active' | 'paused' | 'closed' | 'Offered';

export const jobLifecycle: Lifecycle<JobStatus> = {
  draft: ['active', 'closed'],
  active: ['paused', 'closed', 'Offered'],
  paused: ['active', 'closed'],
  Offered: ['active', 'closed'],
  closed: ['active'],
};

export const JobStatus = z.enum(statusesOf(jobLifecycle));

/** Paused, closed and filled jobs take no applications. */
export function takesApplications(status: JobStatus): boolean {
  return status === 'active';
}

/** How a draft gets out: the person publishes it, asks for it, waits for the answer, or has no say in it. */
export const publishings = ['now', 'ask', 'asked', 'no'] as const;
export type Publishing = (typeof publishings)[number];
