import { isConnectionError } from '#server/db/connection-error.ts';
import { Refusal } from './refusal.ts';

/**
 * What the caller may know of an error of the database, by SQLSTATE; undefined for anything else.
 * Values that slip past the schemas are the caller's to mend; a database that is away or too slow is worth another try.
 */
export function toDatabaseRefusal(error: Error): Refusal | undefined {
  const code = 'code' in error ? String(error.code) : '';
  if (invalidValueCodes.has(code)) return new Refusal('invalid_input', {});
  if (conflictCodes.has(code)) return new Refusal('conflict', {});
  if (timeoutCodes.has(code) || isConnectionError(error)) return new Refusal('unavailable', {});
  return undefined;
}

/** Invalid text, untranslatable character, number or date out of range, invalid encoding, NUL in text. */
const invalidValueCodes = new Set(['22P02', '22P05', '22003', '22008', '22021', '22007', '22001', '54000']);

/** Unique violation, foreign key violation, serialisation failure and deadlock after their retries. */
const conflictCodes = new Set(['23505', '23503', '40001', '40P01']);

/** Cancelled by the time limit of a query, or of a wait for a lock. */
const timeoutCodes = new Set(['57014', '55P03']);
