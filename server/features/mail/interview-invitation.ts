import { interpolate } from '#domain/lib/interpolate.ts';
import type { Phrases } from '#domain/phrases/phrase-types.ts';
import type { Services } from '#server/context.ts';
import { nameUnknownEmployer } from '#server/lib/unknown-employer.ts';
import { buildInterviewUid, buildInvitation, type CalendarPart } from '#server/mail/calendar-event.ts';
import { findInvitedInterview } from './interview-queries.ts';
import type { MailRow } from './queries.ts';

const withInvitation: ReadonlySet<string> = new Set([
  'interview_scheduled',
  'interview_rescheduled',
  'interview_updated',
  'interview_cancelled',
  'interview_booked',
  'interview_moved',
  'interview_changed',
  'interview_called_off',
]);

interface Letter {
  readonly from: { readonly name: string; readonly address: string };
  readonly to: { readonly name: string; readonly address: string };
  /** The target of the button. */
  readonly url: string;
  readonly texts: Pick<Phrases, 'mail' | 'jobs'>;
}

/**
 * The calendar part of a mail about an interview, from its state at the time of sending; null for other mails. A retried
 * or late mail carries the newest version, so that calendars never go back.
 */
export async function buildInterviewInvitation(
  services: Services,
  row: MailRow,
  { from, to, url, texts }: Letter,
): Promise<CalendarPart | null> {
  const { notification = '' } = row.phrase_values as Readonly<Record<string, string>>;
  const [, id] = /^\/interview\?application=\d+&id=(\d+)$/.exec(row.path) ?? [];
  if (id === undefined || row.user_id === null || !withInvitation.has(notification)) return null;
  const db = services.database.forTenant(row.tenant_id);
  const found = await findInvitedInterview(db, { tenantId: row.tenant_id, id: Number(id), userId: row.user_id });
  if (!found?.starts_at) return null;
  const isSeeker = found.seeker_id === row.user_id;
  const { summary, summaryForStaff } = texts.mail.invitation;
  const values = nameUnknownEmployer({ job: found.job, company: found.company, name: found.seeker_name }, texts);
  return buildInvitation(
    {
      uid: buildInterviewUid(services.publicUrl, row.tenant_id, found.id),
      sequence: found.sequence,
      startsAt: found.starts_at,
      lengthMinutes: found.length_minutes,
      summary: interpolate(isSeeker ? summary : summaryForStaff, values),
      description: url,
      location: found.link || found.place,
      isCancelled: found.status === 'cancelled' || !found.is_invited,
    },
    { organizer: from, attendee: to },
  );
}
