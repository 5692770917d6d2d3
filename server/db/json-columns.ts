import type { ColumnType, JSONColumnType } from 'kysely';
import type { ParsedResume } from '#domain/features/resumes/parsed-resume.ts';

/** The values of a phrase's placeholders. */
export type PhraseValues = ColumnType<
  Readonly<Record<string, string>>,
  Readonly<Record<string, string>> | string,
  string
>;

export type StoredResume = JSONColumnType<ParsedResume>;
