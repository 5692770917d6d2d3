import { type ErrorCode, errorStatuses } from '#domain/lib/error-codes.ts';
import type { Refusal } from './refusal.ts';

/** Media type of problem details (RFC 9457). */
export const problemType = 'application/problem+json';

/** Extends RFC 9457 by `code`, `fields` and `request_id`. */
export function buildProblem({ code, details }: Refusal, requestId: string, instance: string) {
  const { fields, body } = details;
  return {
    type: `urn:wavelength:error:${code}`,
    title: titles[code],
    status: errorStatuses[code],
    detail: titles[code],
    instance,
    request_id: requestId,
    code,
    ...(fields ? { fields } : {}),
    ...body,
  };
}

/** English texts for API clients; the web app shows the phrase of the code. */
const titles: Readonly<Record<ErrorCode, string>> = {
  invalid_input: 'Some fields are invalid.',
  provider_refused: 'Login with this provider failed.',
  link_not_valid: 'This link is no longer valid. Request a new one.',
  sign_in_failed: 'The email or password is incorrect.',
  code_needed: 'Enter your two-step verification code.',
  code_wrong: 'This code is incorrect or was already used. Wait for the next one, then try again.',
  unauthorised: 'Authentication required. Log in to continue.',
  refresh_failed: 'The session has ended. Log in again.',
  forbidden: 'Your account does not have permission to do this.',
  pending_approval: 'Your organization is waiting for approval.',
  not_while_viewing: 'Not available while viewing as another user.',
  password_sign_in_off: 'Password login is turned off. Log in with your organization’s provider.',
  sign_in_again: 'Log in again to make this change.',
  proof_needed: 'Confirm your password to continue.',
  second_step_needed: 'Your account requires two-step verification. Set it up in your settings first.',
  other_account: 'This invitation was sent to another email.',
  not_found: 'Not found, or you do not have access.',
  method_not_allowed: 'Method not allowed.',
  conflict: 'Conflicts with an existing record.',
  changed_meanwhile: 'Someone else changed this. Reload and try again.',
  illegal_move: 'This status change is not allowed from the current status.',
  job_not_open: 'This job is no longer accepting applications.',
  closing_day_past: 'The deadline has passed. Set a later deadline or remove it.',
  posting_incomplete: 'The job cannot be published in Ontario yet. Fix the listed fields.',
  already_applied: 'You have already applied for this job.',
  search_saved_already: 'This search is already saved.',
  too_many_saved_searches: 'You have reached the limit for saved searches. Delete one first.',
  too_many_saved_jobs: 'You have reached the limit for saved jobs. Remove some first.',
  too_many_api_tokens: 'You have reached the limit for API tokens. Revoke one first.',
  token_scope: 'The API token does not have the scope for this endpoint.',
  too_many_certifications: 'The profile lists the maximum number of certifications.',
  too_many_webhooks: 'You have reached the limit for webhooks. Remove one first.',
  too_many_job_sources: 'You have reached the limit for job sources. Remove one first.',
  conversation_closed: 'This conversation is closed.',
  link_needed: 'This email already has an account. Log in, then connect the provider in your settings.',
  address_has_account: 'This email already has an account. Log in with it.',
  last_way_in: 'This is the account’s only login method.',
  already_decided: 'Someone has already decided this.',
  review_open: 'The application has an open request for a review.',
  offer_not_ready: 'The offer does not pass its checks.',
  offer_expired: 'The last day to reply has passed.',
  interview_not_ready: 'The interview pack is incomplete.',
  panel_busy: 'A member of the panel has another interview at that time.',
  name_taken: 'Another approved organization has this name.',
  two_factor_first: 'Turn on two-step verification for your own account first.',
  last_admin: 'The tenant needs at least one administrator.',
  last_lead: 'The organization needs at least one lead. Assign another one first.',
  cohort_not_started: 'The class has not started.',
  survey_closed: 'This survey is closed to new answers.',
  survey_answered: 'This survey was already answered with this link.',
  survey_not_draft: 'Only drafts can be changed.',
  payload_too_large: 'The request is too large.',
  unsupported_media_type: 'This content type is not supported.',
  reading_queue_full: 'Too many files are waiting to be read. Try again in a few seconds.',
  too_many_requests: 'Too many requests. Wait a minute and try again.',
  too_many_exports: 'You can export data 10 times an hour. Try again later.',
  server_error: 'Something went wrong on our side.',
  unavailable: 'The service is not available right now. Try again later.',
};
