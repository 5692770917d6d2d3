import type { ColumnType, JSONColumnType } from 'kysely';
import type { ParsedResume } from '#domain/features/resumes/parsed-resume.ts';

/** Values for the placeholders of a phrase. */
export type PhraseValues = ColumnType<
  Readonly<Record<string, string>>,
  Readonly<Record<string, string>> | string,
  string
>;

export type StoredResume = JSONColumnType<ParsedResume>;
