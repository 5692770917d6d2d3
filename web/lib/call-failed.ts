import { type ErrorCode, isErrorCode } from '#domain/lib/error-codes.ts';

/** A refused field: `body.email` with the code of a phrase and its variables. */
export interface RefusedField {
  readonly field: string;
  readonly code: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** A call that did not succeed. `status` is 0 when the server was not reached. */
export class CallFailed extends Error {
  readonly status: number;
  readonly code: ErrorCode | 'offline';
  readonly fields: readonly RefusedField[];
  /** Names the request in the server's records; null when it was not reached. */
  readonly requestId: string | null;
  /** The whole answer, for callers that expect a body of their own. */
  readonly body: Readonly<Record<string, unknown>>;
  constructor(status: number, body: Readonly<Record<string, unknown>>) {
    super(`The call failed with status ${status}`);
    this.status = status;
    this.code = codeOf(status, body.code);
    this.fields = Array.isArray(body.fields) ? body.fields.filter(isRefusedField) : [];
    this.requestId = typeof body.request_id === 'string' ? body.request_id : null;
    this.body = body;
  }
}

/** The code to show for anything that was thrown. */
export function failureCode(error: unknown): ErrorCode | 'offline' {
  return error instanceof CallFailed ? error.code : 'server_error';
}

function codeOf(status: number, code: unknown): ErrorCode | 'offline' {
  if (typeof code === 'string' && isErrorCode(code)) return code;
  return byStatus[status] ?? 'server_error';
}

/** For answers that do not come from the product's own server, such as those of a proxy. */
const byStatus: Readonly<Record<number, ErrorCode | 'offline'>> = {
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

function isRefusedField(value: unknown): value is RefusedField {
  const { field, code } = Object(value);
  return typeof field === 'string' && typeof code === 'string';
}
