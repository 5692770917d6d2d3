import type { NotificationKind } from './kinds.ts';

/** What the subject of an email about a notification names; each is a phrase under `mail.notificationSubjects`. */
type MailSubject = 'application' | 'applicant' | 'suggestion' | 'message' | 'interview' | 'offer' | 'job';

/** Accommodations are missing on purpose: a subject can be read on a locked phone. */
const subjects: Partial<Record<NotificationKind, MailSubject>> = {
  application_received: 'applicant',
  application_sourced: 'suggestion',
  application_applied: 'application',
  application_screening: 'application',
  application_interview: 'application',
  application_offer: 'application',
  application_offered: 'offer',
  application_hired: 'application',
  application_rejected: 'application',
  application_on_hold: 'application',
  suggestion_received: 'suggestion',
  application_prepared: 'suggestion',
  message_received: 'message',
  job_published: 'job',
  job_returned: 'job',
  job_past_closing: 'job',
  offer_waiting: 'offer',
  offer_approved: 'offer',
  offer_returned: 'offer',
  offer_approver_left: 'offer',
  offer_accepted: 'offer',
  offer_declined: 'offer',
  offer_expired: 'offer',
  offer_ended: 'offer',
  offer_expiring: 'offer',
  offer_revised: 'offer',
  offer_signed: 'offer',
  offer_filled: 'application',
  interview_proposed: 'interview',
  interview_scheduled: 'interview',
  interview_rescheduled: 'interview',
  interview_cancelled: 'interview',
  interview_updated: 'interview',
  interview_booked: 'interview',
  interview_moved: 'interview',
  interview_called_off: 'interview',
  interview_panel_left: 'interview',
  interview_changed: 'interview',
  interview_no_time: 'interview',
  interview_reminder_day: 'interview',
  interview_reminder_hour: 'interview',
  scorecard_due: 'interview',
};

/** Null for notifications about something else than a job, whose emails have a general subject. */
export function getMailSubject(kind: string): MailSubject | null {
  return subjects[kind as NotificationKind] ?? null;
}
