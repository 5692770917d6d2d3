import type { Approval } from '#domain/features/approvals/contract.ts';

/** What a request is about: the job, or the organisation that wants to join. */
export function nameOf({ job, organisation }: Approval): string {
  return job?.title ?? organisation.name;
}
