import { isConnectionError } from '#server/db/connection/connection-error.ts';
import { Refusal } from './refusal.ts';

/**
 * Maps a database error to a refusal by SQLSTATE; undefined for other errors. Values that pass the schemas but fail in
 * PostgreSQL are invalid input. A database that is unreachable or too slow is `unavailable`, so that clients retry.
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

/** Unique violation, foreign key violation, serialization failure and deadlock after all retries. */
const conflictCodes = new Set(['23505', '23503', '40001', '40P01']);

/** Statement timeout and lock timeout. */
const timeoutCodes = new Set(['57014', '55P03']);
