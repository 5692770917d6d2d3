import { refusalReasons } from '#domain/features/imports/job-draft.ts';

/** Why a row or file of a job import failed. Each is a phrase, `jobImports.reasons`. */
export const jobFailures = [
  ...refusalReasons,
  'repeated',
  'already_imported',
  'no_job_titles',
  'file_unreadable',
  'file_empty',
  'file_too_large',
  'file_type_not_allowed',
  'file_content_mismatch',
  'file_encrypted',
  'file_broken',
  'file_no_text',
  'file_too_slow',
  'too_many_rows',
  'value_not_stored',
] as const;
export type JobFailure = (typeof jobFailures)[number];

/** Why a job that should be published was imported as a draft. Each is a phrase, `jobImports.draftReasons`. */
export const draftReasons = ['past_closing', 'ontario_statements'] as const;
export type DraftReason = (typeof draftReasons)[number];

/** Why undo kept a job. */
export const jobKeptReasons = ['edited', 'applications', 'saved', 'team'] as const;
export type JobKeptReason = (typeof jobKeptReasons)[number];
