import type { ErrorCode } from '#domain/lib/error-codes.ts';

/** An invalid field of the request. `field` is a path such as `body.email`. */
export interface FieldProblem {
  readonly field: string;
  readonly code: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

interface RefusalDetails {
  readonly fields?: readonly FieldProblem[];
  /** Additional body fields for endpoints with a specified error body. */
  readonly body?: Readonly<Record<string, unknown>>;
  /** Seconds. */
  readonly retryAfter?: number;
}

/** An expected error, sent to the caller with its code. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly details: RefusalDetails;
  constructor(code: ErrorCode, details: RefusalDetails, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
    this.details = details;
  }
}

/** Ends the request with an expected error. */
export function refuse(code: ErrorCode, details: RefusalDetails = {}): never {
  throw new Refusal(code, details);
}

/** Ends the request because of one invalid field. */
export function refuseField(field: string, code: string): never {
  return refuse('invalid_input', { fields: [{ field, code }] });
}
