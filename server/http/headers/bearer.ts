import type { FastifyRequest } from 'fastify';

/** Returns undefined without a well-formed Authorization header. */
export function getBearerToken(request: FastifyRequest): string | undefined {
  const match = /^Bearer ([\w.~+/=-]{1,4096})$/i.exec(request.headers.authorization ?? '');
  return match?.[1];
}
