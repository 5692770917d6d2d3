import type { ApplicationStatus } from '#domain/features/applications/lifecycle.ts';

/** Each kind is a phrase under `notifications.messages`. */
export type NotificationKind =
  | 'application_received'
  | `application_${NotifiedStatus}`
  | 'application_mentioned'
  | 'application_overdue'
  | 'review_asked'
  | 'review_answered'
  | 'review_overdue'
  | 'suggestion_received'
  | 'suggestion_accepted'
  | 'suggestion_declined'
  | 'application_prepared'
  | 'prepared_sent'
  | 'prepared_declined'
  | 'message_received'
  | 'partner_waiting'
  | 'partner_approved'
  | 'partner_rejected'
  | 'name_waiting'
  | 'name_approved'
  | 'name_rejected'
  | 'approval_delegated'
  | 'job_waiting'
  | 'job_published'
  | 'job_returned'
  | 'job_past_closing'
  | 'job_team_joined'
  | 'password_changed'
  | 'second_step_on'
  | 'second_step_off'
  | AccommodationKind
  | OfferKind
  | InterviewKind
  | 'feedback_answered'
  | 'people_found'
  | 'webhook_paused'
  | 'resumes_imported'
  | 'jobs_imported'
  | 'class_invited'
  | 'certificate_issued'
  | 'outcome_asked'
  | 'outcome_due'
  | 'job_source_failing'
  | 'job_source_shrunk'
  | 'supporter_accepted'
  | 'supporter_stopped'
  | 'team_joined'
  | 'invitation_accepted'
  | 'jobs_handed_over'
  | 'role_lead'
  | 'role_member';

/** Events of accommodation requests, without their contents. */
type AccommodationKind = 'adjustment_asked' | 'adjustment_replied' | 'adjustment_answered';

/** Events of offers that no move of the application describes. */
type OfferKind =
  | 'offer_waiting'
  | 'offer_approved'
  | 'offer_returned'
  | 'offer_approver_left'
  | 'offer_accepted'
  | 'offer_declined'
  | 'offer_expired'
  | 'offer_ended'
  | 'offer_expiring'
  | 'offer_revised'
  | 'offer_signed'
  | 'offer_filled';

/** Events of interviews: the first five for the job seeker, the next six for the employer. */
type InterviewKind =
  | 'interview_proposed'
  | 'interview_scheduled'
  | 'interview_rescheduled'
  | 'interview_cancelled'
  | 'interview_updated'
  | 'interview_booked'
  | 'interview_moved'
  | 'interview_called_off'
  | 'interview_panel_left'
  | 'interview_changed'
  | 'interview_no_time'
  | 'interview_reminder_day'
  | 'interview_reminder_hour'
  | 'scorecard_due';

/** The subject of a notification, its `model_type` in the API. */
export type NotificationSubject =
  | 'application'
  | 'suggestion'
  | 'prepared_application'
  | 'message'
  | 'approval'
  | 'offer'
  | 'interview'
  | 'own_approval'
  | 'own_organisation'
  | 'own_job'
  | 'change_password'
  | 'second_step'
  | 'feedback'
  | 'people_search'
  | 'webhook'
  | 'overdue_replies'
  | 'overdue_reviews'
  | 'delegation'
  | 'uploaded_files'
  | 'job_source'
  | 'supporter'
  | 'training'
  | 'outcome'
  | 'own_outcome'
  | 'team'
  | 'team_jobs'
  | 'imported_people';

/** Statuses that notify the job seeker. */
type NotifiedStatus = Exclude<ApplicationStatus, 'draft' | 'withdrawn' | 'on-hold'> | 'on_hold';

const kinds: Readonly<Record<NotificationKind, true>> = {
  application_received: true,
  application_sourced: true,
  application_applied: true,
  application_screening: true,
  application_interview: true,
  application_offer: true,
  application_offered: true,
  application_hired: true,
  application_declined: true,
  application_rejected: true,
  application_on_hold: true,
  application_mentioned: true,
  application_overdue: true,
  review_asked: true,
  review_answered: true,
  review_overdue: true,
  suggestion_received: true,
  suggestion_accepted: true,
  suggestion_declined: true,
  application_prepared: true,
  prepared_sent: true,
  prepared_declined: true,
  message_received: true,
  partner_waiting: true,
  partner_approved: true,
  partner_rejected: true,
  name_waiting: true,
  name_approved: true,
  name_rejected: true,
  approval_delegated: true,
  job_waiting: true,
  job_published: true,
  job_returned: true,
  job_past_closing: true,
  job_team_joined: true,
  password_changed: true,
  second_step_on: true,
  second_step_off: true,
  adjustment_asked: true,
  adjustment_replied: true,
  adjustment_answered: true,
  offer_waiting: true,
  offer_approved: true,
  offer_returned: true,
  offer_approver_left: true,
  offer_accepted: true,
  offer_declined: true,
  offer_expired: true,
  offer_ended: true,
  offer_expiring: true,
  offer_revised: true,
  offer_signed: true,
  offer_filled: true,
  interview_proposed: true,
  interview_scheduled: true,
  interview_rescheduled: true,
  interview_cancelled: true,
  interview_updated: true,
  interview_booked: true,
  interview_moved: true,
  interview_called_off: true,
  interview_panel_left: true,
  interview_changed: true,
  interview_no_time: true,
  interview_reminder_day: true,
  interview_reminder_hour: true,
  scorecard_due: true,
  feedback_answered: true,
  people_found: true,
  webhook_paused: true,
  resumes_imported: true,
  jobs_imported: true,
  class_invited: true,
  certificate_issued: true,
  outcome_asked: true,
  outcome_due: true,
  job_source_failing: true,
  job_source_shrunk: true,
  supporter_accepted: true,
  supporter_stopped: true,
  team_joined: true,
  invitation_accepted: true,
  jobs_handed_over: true,
  role_lead: true,
  role_member: true,
};

export function isNotificationKind(kind: string): kind is NotificationKind {
  return Object.hasOwn(kinds, kind);
}

/** The job seeker's notification for a move; null for moves they make themselves. */
export function getMoveNotificationKind(to: ApplicationStatus): NotificationKind | null {
  if (to === 'draft' || to === 'withdrawn') return null;
  return to === 'on-hold' ? 'application_on_hold' : `application_${to}`;
}
