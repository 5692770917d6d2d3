import type { Approval } from '#domain/features/approvals/contract.ts';

/** The subject of a request: the job or the organization. */
export function nameOf({ job, organisation }: Approval): string {
  return job?.title ?? organisation.name;
}
