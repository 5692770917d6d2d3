/** A request does not wait any longer: too many others wait for a connection, or its time for the database is used up. */
export class DatabaseBusyError extends Error {
  override readonly name = 'DatabaseBusyError';
}

/**
 * Whether the database is temporarily unavailable (stopped, starting, unreachable, out of resources, connection lost or
 * timed out), so that a retry may succeed. The failed statement may or may not have been committed.
 */
export function isConnectionError(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isConnectionError);
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return (
    error instanceof DatabaseBusyError ||
    connectionErrnoCodes.has(code) ||
    isSocketMissing(error) ||
    connectionSqlStates.test(code) ||
    driverMessages.test(error.message)
  );
}

/** ENOENT of a connect means that the Unix socket is missing. */
function isSocketMissing(error: Error): boolean {
  return 'code' in error && error.code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';
}

const connectionErrnoCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
  'ENOTFOUND',
  // The process, or the machine, has no free file: the cause of a failed connection, or of a file that cannot be opened.
  'EMFILE',
  'ENFILE',
]);

// Connection failures (08), out of disk, memory or connections (53), shutdown and startup (57P01 to 57P05), idle transaction
// timeout (25P03), and a primary that became a read-only replica (25006).
const connectionSqlStates = /^(08...|53...|57P0[1-5]|25P03|25006)$/;

// Errors of the driver without a code.
const driverMessages =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout|timeout exceeded when trying to connect|timeout expired|Cannot use a pool after calling end)/;
