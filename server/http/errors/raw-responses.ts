import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ErrorCode, errorStatuses } from '#domain/lib/error-codes.ts';
import { rawSecurityHeaders } from '#server/http/headers/headers.ts';
import { newRequestId } from '#server/http/headers/request-id.ts';
import { buildProblem, problemType } from './problem.ts';
import { Refusal } from './refusal.ts';

/** Responds to a URL that cannot be decoded. No route matches it, so no hooks run. */
export function handleMalformedUrl(_error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  sendMalformedUrl(request, reply);
}

export function sendMalformedUrl(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = buildProblem(new Refusal('invalid_input', {}), request.id, '');
  return reply.code(problem.status).headers(buildHeaders(problem.request_id)).serializer(JSON.stringify).send(problem);
}

/** Milliseconds for the client to read the response to a malformed request. */
const maxReadMs = 1000;

/** Responds to a request that cannot be parsed as HTTP, or takes too long, and closes the connection. */
export function handleMalformedRequest(error: Error & { readonly code?: string }, socket: Socket): void {
  // A client that has sent nothing expects no response.
  if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesRead === 0) return void socket.destroy();
  const code: ErrorCode = error.code === 'HPE_HEADER_OVERFLOW' ? 'payload_too_large' : 'invalid_input';
  const problem = buildProblem(new Refusal(code, {}), newRequestId({ headers: {} }), '');
  const body = JSON.stringify(problem);
  const headers = {
    ...buildHeaders(problem.request_id),
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const status = errorStatuses[code];
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  // The client may keep its end of the connection open. Closing it at once could discard the response.
  setTimeout(() => socket.destroy(), maxReadMs).unref();
}

function buildHeaders(requestId: string) {
  return {
    'content-type': problemType,
    ...rawSecurityHeaders,
    'cache-control': 'no-store',
    'x-request-id': requestId,
  };
}
