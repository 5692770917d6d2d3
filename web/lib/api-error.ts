import { type ErrorCode, isErrorCode } from '#domain/lib/error-codes.ts';

/** An invalid field, such as `body.email`, with the key of its error text and the variables of the text. */
export interface ApiFieldError {
  readonly field: string;
  readonly code: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** A failed API call. `status` is 0 if the server could not be reached. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | 'offline';
  readonly fields: readonly ApiFieldError[];
  /** Identifies the request in the server's log; null if the server could not be reached. */
  readonly requestId: string | null;
  /** The response body, for callers that read other fields. */
  readonly body: Readonly<Record<string, unknown>>;
  constructor(status: number, body: Readonly<Record<string, unknown>>) {
    super(`The API call failed with status ${status}`);
    this.status = status;
    this.code = toErrorCode(status, body.code);
    this.fields = Array.isArray(body.fields) ? body.fields.filter(isApiFieldError) : [];
    this.requestId = typeof body.request_id === 'string' ? body.request_id : null;
    this.body = body;
  }
}

/** The error code for any thrown value. */
export function getErrorCode(error: unknown): ErrorCode | 'offline' {
  return error instanceof ApiError ? error.code : 'server_error';
}

function toErrorCode(status: number, code: unknown): ErrorCode | 'offline' {
  if (typeof code === 'string' && isErrorCode(code)) return code;
  return codesByStatus[status] ?? 'server_error';
}

/** For responses without an error code, such as those of a proxy. */
const codesByStatus: Readonly<Record<number, ErrorCode | 'offline'>> = {
  0: 'offline',
  400: 'invalid_input',
  401: 'unauthorised',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  413: 'payload_too_large',
  429: 'too_many_requests',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
};

function isApiFieldError(value: unknown): value is ApiFieldError {
  const { field, code } = Object(value);
  return typeof field === 'string' && typeof code === 'string';
}
