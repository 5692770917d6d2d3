import type { Approval } from '#domain/features/approvals/contract.ts';

/** The subject of a request: the job, the organization, or its new name. */
export function getName({ job, organisation, requested_name: newName }: Approval): string {
  return job?.title ?? newName ?? organisation.name;
}
