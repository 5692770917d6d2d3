import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Returns the X-Request-Id header if it is well formed, or a new id. The id is in the log and in every error. */
export function newRequestId(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
