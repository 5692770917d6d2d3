import { jobFailures } from '#domain/features/bulk-imports/jobs/reasons.ts';

/** Why a fetch failed as a whole, apart from the reasons of files. Each is a phrase, `jobSources.errors`. */
export const fetchErrors = [
  'no_answer',
  'http_error',
  'redirect',
  'answer_too_large',
  'address_not_public',
  'not_https',
  'no_owner',
  'not_processed',
] as const;

export const sourceErrors = [...fetchErrors, ...jobFailures] as const;
export type SourceError = (typeof sourceErrors)[number];
