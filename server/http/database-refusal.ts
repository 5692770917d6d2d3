import { Refusal } from './refusal.ts';

/**
 * What the caller may know of an error of the database, by SQLSTATE; undefined for anything else.
 * Values that slip past the schemas are the caller's to mend; a database that is away is worth another try.
 */
export function databaseRefusal(error: Error): Refusal | undefined {
  const code = 'code' in error ? String(error.code) : '';
  if (invalidValue.has(code)) return new Refusal('invalid_input', {});
  if (conflicting.has(code)) return new Refusal('conflict', {});
  if (isAway(code, error.message)) return new Refusal('unavailable', { retryAfter: 2 });
  return undefined;
}

/** Invalid text, untranslatable character, number or date out of range, invalid encoding, NUL in text. */
const invalidValue = new Set(['22P02', '22P05', '22003', '22008', '22021', '22007', '22001', '54000']);

/** Unique violation, foreign key violation, serialisation failure and deadlock after their retries. */
const conflicting = new Set(['23505', '23503', '40001', '40P01']);

/** Connection failures (class 08), shut-down (57P..), too many connections, cancelled by a time limit, lock wait. */
function isAway(code: string, message: string): boolean {
  return (
    /^08|^57P|^53300$|^57014$|^55P03$/.test(code) ||
    ['ECONNREFUSED', 'ENOENT', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'].includes(code) ||
    /Connection terminated|timeout exceeded when trying to connect/.test(message)
  );
}
