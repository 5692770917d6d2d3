import type { ErrorCode } from '#domain/lib/error-codes.ts';

/** One field of the request that needs another value. `field` is a path such as `body.email`. */
export interface FieldProblem {
  readonly field: string;
  readonly code: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

interface RefusalDetails {
  readonly fields?: readonly FieldProblem[];
  /** Further members of the answer, where callers expect a body of their own. */
  readonly body?: Readonly<Record<string, unknown>>;
  /** Seconds after which a new try makes sense. */
  readonly retryAfter?: number;
}

/** A request that is answered with an error on purpose. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly details: RefusalDetails;
  constructor(code: ErrorCode, details: RefusalDetails) {
    super(code);
    this.code = code;
    this.details = details;
  }
}

/** Ends the request with an error the caller understands. Never returns. */
export function refuse(code: ErrorCode, details: RefusalDetails = {}): never {
  throw new Refusal(code, details);
}

/** Ends the request because one field needs another value. */
export function refuseField(field: string, code: string): never {
  return refuse('invalid_input', { fields: [{ field, code }] });
}
