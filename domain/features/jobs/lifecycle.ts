import type { Lifecycle } from '#domain/lib/lifecycle.ts';

/** Stored job statuses; the capital letter of `Offered` is part of the value. */
export type JobStatus = 'draft' | 'active' | 'paused' | 'closed' | 'Offered';

export const jobLifecycle: Lifecycle<JobStatus> = {
  draft: ['active', 'closed'],
  active: ['paused', 'closed', 'Offered'],
  paused: ['active', 'closed'],
  Offered: ['active', 'closed'],
  closed: ['active'],
};

/** Whether the job accepts applications. */
export function takesApplications(status: JobStatus): boolean {
  return status === 'active';
}

/** How an actor can publish a draft: directly, by request, request pending, or not at all. */
export const publishingOptions = ['now', 'ask', 'asked', 'no'] as const;
export type Publishing = (typeof publishingOptions)[number];
