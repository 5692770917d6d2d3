import type { ApplicationStatus } from '#domain/features/applications/lifecycle.ts';
import type { SuggestionBlock } from './contract.ts';

/** The person's application for the job. */
export interface ExistingApplication {
  readonly status: ApplicationStatus;
  /** Whether the person declined the suggested job, and the caller may not know that they applied later. */
  readonly isDeclined: boolean;
  /** Whether the caller may know of it: they can read it, or their organization suggested the job. */
  readonly isKnown: boolean;
}

/** Why the job can't be suggested to a person with this application. */
export function getSuggestionBlock({ status, isDeclined, isKnown }: ExistingApplication): SuggestionBlock {
  if (!isKnown) return 'unavailable';
  if (status === 'sourced') return 'suggested';
  return isDeclined ? 'declined' : 'applied';
}
