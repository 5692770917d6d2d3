/** Every error code of the API with its HTTP status. Each code is also a phrase key. */
export const errorStatuses = {
  invalid_input: 400,
  provider_refused: 400,
  link_not_valid: 400,
  sign_in_failed: 401,
  code_needed: 401,
  code_wrong: 401,
  unauthorised: 401,
  refresh_failed: 401,
  forbidden: 403,
  pending_approval: 403,
  not_while_viewing: 403,
  password_sign_in_off: 403,
  sign_in_again: 403,
  proof_needed: 403,
  second_step_needed: 403,
  other_account: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  changed_meanwhile: 409,
  illegal_move: 409,
  job_not_open: 409,
  closing_day_past: 409,
  already_applied: 409,
  search_saved_already: 409,
  too_many_saved_searches: 409,
  too_many_saved_jobs: 409,
  conversation_closed: 409,
  link_needed: 409,
  address_has_account: 409,
  last_way_in: 409,
  already_decided: 409,
  last_lead: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  too_many_exports: 429,
  reading_queue_full: 429,
  server_error: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatuses;

export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorStatuses, code);
}
