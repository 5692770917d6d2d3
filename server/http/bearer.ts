import type { FastifyRequest } from 'fastify';

/** The token of an Authorization header, if there is one. */
export function getBearerToken(request: FastifyRequest): string | undefined {
  const match = /^Bearer ([\w.~+/=-]{1,4096})$/i.exec(request.headers.authorization ?? '');
  return match?.[1];
}
