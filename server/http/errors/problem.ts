import { type ErrorCode, errorStatuses } from '#domain/lib/error-codes.ts';
import type { Refusal } from './refusal.ts';

/** Media type of every refusal. */
export const problemType = 'application/problem+json';

/** A refusal as problem details (RFC 9457) with the code, the fields and the request's id. */
export function problemOf({ code, details }: Refusal, requestId: string, instance: string) {
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

/** Plain English for people who read the answer itself; the interface shows the phrase of the code. */
const titles: Readonly<Record<ErrorCode, string>> = {
  invalid_input: 'Some values need another look.',
  provider_refused: 'The sign-in with this provider did not work.',
  link_not_valid: 'This link does not work any more. Ask for a new one.',
  sign_in_failed: 'The email or the password is not right.',
  code_needed: 'Enter the code of your second step.',
  code_wrong: 'This code is not right, or it was used already. Wait for the next one, then try again.',
  unauthorised: 'Sign in to do this.',
  refresh_failed: 'Sign in again.',
  forbidden: 'Your account may not do this.',
  pending_approval: 'Your organisation waits for approval.',
  not_while_viewing: 'This stays with the person whose account it is.',
  password_sign_in_off: 'Everybody signs in with the provider of the organisation here.',
  sign_in_again: 'Sign in again first: it has been too long since you did.',
  proof_needed: 'Prove once more who you are, then send this again.',
  second_step_needed: 'Your account needs a second step at sign-in first. Set it up in the settings.',
  other_account: 'This was sent to another email.',
  not_found: 'There is nothing here for you.',
  method_not_allowed: 'This address does not answer that method.',
  conflict: 'This does not fit with what is already there.',
  changed_meanwhile: 'Somebody changed this meanwhile. Load it again.',
  illegal_move: 'This status cannot follow the present one.',
  job_not_open: 'This job does not take applications now.',
  closing_day_past: 'The last day to apply is over. Give the job a later day, or none.',
  already_applied: 'You have already applied to this job.',
  search_saved_already: 'This search is saved already.',
  too_many_saved_searches: 'No more searches can be saved. Delete one first.',
  too_many_saved_jobs: 'No more jobs can be saved. Remove some first.',
  conversation_closed: 'Nobody can write in this conversation any more.',
  link_needed: 'This email already has an account. Sign in to it, then connect the provider in the settings.',
  address_has_account: 'This email has an account already. Sign in with it.',
  last_way_in: 'This is the only way into the account.',
  already_decided: 'Somebody has already decided on this.',
  last_lead: 'Nobody else leads here. Somebody has to take over first.',
  payload_too_large: 'This is too large.',
  unsupported_media_type: 'This kind of content is not understood here.',
  too_many_requests: 'Too many requests. Wait a little and try again.',
  server_error: 'Something went wrong on our side.',
  unavailable: 'The service is not available right now. Try again soon.',
};
