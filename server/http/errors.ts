import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { type ErrorCode, errorStatuses } from '#domain/lib/error-codes.ts';
import { databaseRefusal } from './database-refusal.ts';
import { problemsOfFramework } from './field-problems.ts';
import { Refusal } from './refusal.ts';

/** Turns anything thrown into the one error shape. The only place that catches. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = asRefusal(error);
  const status = errorStatuses[refusal.code];
  if (status >= 500) request.log.error({ err: error }, 'request failed');
  return sendRefusal(refusal, request, reply);
}

/** Sends a refusal as problem details (RFC 9457) with the code, the fields and the request's id. */
export function sendRefusal(refusal: Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { fields, body, retryAfter } = refusal.details;
  const status = errorStatuses[refusal.code];
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  const problem = {
    type: `urn:wavelength:error:${refusal.code}`,
    title: titles[refusal.code],
    status,
    detail: titles[refusal.code],
    instance: request.routeOptions.url ?? '',
    request_id: request.id,
    code: refusal.code,
    ...(fields ? { fields } : {}),
    ...body,
  };
  // The body is serialised here, past the route's own answer schema, which describes success.
  return reply.code(status).type('application/problem+json').serializer(JSON.stringify).send(problem);
}

function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (!(error instanceof Error)) return new Refusal('server_error', {});
  if (hasZodFastifySchemaValidationErrors(error)) {
    return new Refusal('invalid_input', { fields: problemsOfFramework(error.validation, error.validationContext) });
  }
  return databaseRefusal(error) ?? frameworkRefusal(error as FastifyError);
}

/** Fastify and its plugins name their errors by code or carry a status. */
function frameworkRefusal(error: FastifyError): Refusal {
  const code = byStatus[error.statusCode ?? 500];
  return new Refusal(code ?? 'server_error', {});
}

const byStatus: Readonly<Record<number, ErrorCode>> = {
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

/** Plain English for people who read the answer itself; the interface shows the phrase of the code. */
const titles: Readonly<Record<ErrorCode, string>> = {
  invalid_input: 'Some values need another look.',
  sign_in_failed: 'The email or the password is not right.',
  unauthorised: 'Sign in to do this.',
  refresh_failed: 'Sign in again.',
  forbidden: 'Your account may not do this.',
  pending_approval: 'Your organisation waits for approval.',
  not_found: 'There is nothing here for you.',
  method_not_allowed: 'This address does not answer that method.',
  conflict: 'This does not fit with what is already there.',
  changed_meanwhile: 'Somebody changed this meanwhile. Load it again.',
  illegal_move: 'This status cannot follow the present one.',
  job_not_open: 'This job does not take applications now.',
  already_applied: 'You have already applied to this job.',
  payload_too_large: 'This is too large.',
  unsupported_media_type: 'This kind of content is not understood here.',
  too_many_requests: 'Too many requests. Wait a little and try again.',
  server_error: 'Something went wrong on our side.',
  unavailable: 'The service is not available right now. Try again soon.',
};
