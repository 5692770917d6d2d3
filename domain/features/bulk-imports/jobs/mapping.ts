import { type FlatField, flatFields } from '#domain/features/imports/formats/flat-field-names.ts';

/** Fields of a job that a column can be matched to. */
export const mappedFields: readonly [FlatField, ...FlatField[]] = flatFields as [FlatField, ...FlatField[]];

/** The largest file of jobs. */
export const maxJobFileBytes = 10 * 1024 * 1024;
/** Rows of one import. */
export const maxJobRows = 10_000;
