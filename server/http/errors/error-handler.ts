import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { type ErrorCode, errorStatuses } from '#domain/lib/error-codes.ts';
import { toDatabaseRefusal } from './database-errors.ts';
import { toFrameworkFieldProblems } from './field-problems.ts';
import { legacyErrorBody } from './legacy-error-bodies.ts';
import { buildProblem, problemType } from './problem.ts';
import { Refusal } from './refusal.ts';

/** Converts any thrown value to problem details. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = toRefusal(error);
  const status = errorStatuses[refusal.code];
  if (status >= 500) request.log.error({ err: error }, 'request failed');
  return sendRefusal(refusal, request, reply);
}

/** Temporary errors get a Retry-After header. */
export function sendRefusal(refusal: Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = errorStatuses[refusal.code];
  const retryAfter = refusal.details.retryAfter ?? (status === 503 ? retryAfterSeconds : undefined);
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  const path = request.routeOptions.url ?? '';
  const problem = { ...buildProblem(refusal, request.id, path), ...legacyErrorBody(refusal, path) };
  // The response schema of the route describes success only, so the error is serialized here.
  return reply.code(status).type(problemType).serializer(JSON.stringify).send(problem);
}

/** Time in which a database usually recovers. */
const retryAfterSeconds = 2;

function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (!(error instanceof Error)) return new Refusal('server_error', {});
  if (hasZodFastifySchemaValidationErrors(error)) {
    return new Refusal('invalid_input', {
      fields: toFrameworkFieldProblems(error.validation, error.validationContext),
    });
  }
  return (
    toFrameworkRefusal(error) ?? toDatabaseRefusal(error) ?? toDiskRefusal(error) ?? new Refusal('server_error', {})
  );
}

/** Errors of Fastify and its plugins have a status code, also for a connection that the client cut. */
function toFrameworkRefusal(error: Error & Partial<Pick<FastifyError, 'statusCode'>>): Refusal | undefined {
  const code = codeByStatus[error.statusCode ?? 500];
  return code && new Refusal(code, {});
}

/** An upload cannot be stored until the operator makes room. */
function toDiskRefusal(error: Error): Refusal | undefined {
  return 'code' in error && diskCodes.has(String(error.code)) ? new Refusal('unavailable', {}) : undefined;
}

/** The disk is full, the quota is used up, or the file system is read-only. */
const diskCodes = new Set(['ENOSPC', 'EDQUOT', 'EROFS']);

const codeByStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'invalid_input',
  401: 'unauthorised',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  406: 'invalid_input',
  408: 'invalid_input',
  411: 'invalid_input',
  413: 'payload_too_large',
  414: 'invalid_input',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
  431: 'payload_too_large',
  503: 'unavailable',
};
