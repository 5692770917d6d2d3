import type { Approval } from '#domain/features/approvals/contract.ts';

/** The subject of a request: the applicant of the offer, the job, the organization, or its new name. */
export function getName({ job, offer, organisation, requested_name: newName }: Approval): string {
  return offer?.applicant ?? job?.title ?? newName ?? organisation.name;
}

/** Identifies a request in the queue and in the address: `job-12`. */
export function getKey({ kind, id }: Approval): string {
  return `${kind}-${id}`;
}

/** Whether a negative decision returns the request to its author for changes. */
export function isReturnable({ job, offer }: Approval): boolean {
  return job !== null || offer !== null;
}
