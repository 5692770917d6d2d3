/**
 * Whether an error of a query or connection says that the database is away for the moment (stopped, starting, unreachable,
 * connection lost), so that the same request may succeed a little later. What was in flight may or may not have been committed.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return systemCodes.has(code) || sqlStates.has(code) || lostConnection.test(error.message);
}

const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EAI_AGAIN',
  'ENOTFOUND',
]);

// admin_shutdown, crash_shutdown, cannot_connect_now, connection_failure and its kin, too_many_connections
const sqlStates = new Set(['57P01', '57P02', '57P03', '08000', '08003', '08006', '08001', '08004', '53300']);

// The driver gives these no code.
const lostConnection =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|timeout expired)/;
