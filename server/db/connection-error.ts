/**
 * Whether an error of a query or connection says that the database cannot do its work for the moment (stopped, starting,
 * unreachable, out of room, connection lost or silent), so that the same request may succeed a little later.
 * What was in flight may or may not have been committed.
 */
export function isConnectionError(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isConnectionError);
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return (
    connectionErrnoCodes.has(code) ||
    isSocketMissing(error) ||
    connectionSqlStates.test(code) ||
    driverMessages.test(error.message)
  );
}

/** The unix socket is not there; any other missing file is something else. */
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
]);

// Connection failures (08), out of disk, memory or connections (53), shut-down and start-up (57P01 to 57P03), the server's
// own end of an idle transaction (25P03), and a server that has become a read-only copy (25006).
const connectionSqlStates = /^(08...|53...|57P0[1-5]|25P03|25006)$/;

// The driver gives these no code.
const driverMessages =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout|timeout exceeded when trying to connect|timeout expired|Cannot use a pool after calling end)/;
