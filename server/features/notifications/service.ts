import { getMaskedName } from '#domain/features/applications/masking/masking.ts';
import type { ImportKind } from '#domain/features/bulk-imports/lifecycle.ts';
import {
  isNotificationKind,
  type NotificationKind,
  type NotificationSubject,
} from '#domain/features/notifications/kinds.ts';
import { getTopic } from '#domain/features/notifications/settings.ts';
import { interpolate } from '#domain/lib/interpolate.ts';
import type { Phrases } from '#domain/phrases/phrase-types.ts';
import type { SignedInContext } from '#server/context.ts';
import { findMaskedApplications } from '#server/db/masked-applications.ts';
import type { Write } from '#server/db/write.ts';
import { queueMail } from '#server/features/mail/service.ts';
import { nameUnknownEmployer } from '#server/lib/unknown-employer.ts';
import { hasUnreadNotification, insertNotification, markMessageNotificationsRead } from './queries.ts';
import { findQuietHoursEnd, getDelivery } from './settings.ts';

interface Notice {
  readonly tenantId: number;
  readonly userId: number;
  readonly kind: NotificationKind;
  readonly values: Readonly<Record<string, string>>;
  readonly subject: Subject;
  /** The caller sends its own email, such as one with a link. */
  readonly hasOwnMail?: boolean;
}

/** What it is about: an application, its conversation or offer, a job of theirs, or another subject. */
type Subject =
  | number
  | { readonly message: number }
  | { readonly job: number }
  | { readonly offer: number }
  /** The interview with its application. */
  | { readonly interview: number; readonly application: number }
  /** A person whom the reader supports or suggested a job to, with the application if there is one. */
  | { readonly person: number; readonly application: number | null }
  /** The job of an application that was prepared for the reader. */
  | { readonly prepared: number }
  /** The query string of an advanced search. */
  | { readonly peopleSearch: string }
  /** The token of an import of résumés or jobs. */
  | { readonly upload: string; readonly kind: ImportKind }
  /** An address from which jobs are fetched. */
  | { readonly jobSource: number }
  | Exclude<
      NotificationSubject,
      | 'application'
      | 'suggestion'
      | 'prepared_application'
      | 'message'
      | 'own_job'
      | 'offer'
      | 'interview'
      | 'people_search'
      | 'uploaded_files'
      | 'job_source'
    >;

/** Notifies a person in the transaction of the change: in the product and by email, by their settings. */
export async function notify(
  change: Write,
  { tenantId, userId, kind, values: given, subject, hasOwnMail = false }: Notice,
): Promise<void> {
  const { modelType, applicationId, path } = resolveSubject(subject);
  const named = applicationId === null || given.name === undefined ? [] : [applicationId];
  const masked = await findMaskedApplications(change.db, { tenantId, userId }, named);
  const values = maskValues(given, applicationId, masked);
  const token = getToken(subject);
  const notification = { tenantId, userId, modelType, phrase: kind, values, applicationId, token };
  // Several messages in a row produce one notification until it is read.
  if (modelType === 'message' && (await hasUnreadNotification(change.db, notification))) return;
  const now = new Date();
  const delivery = await getDelivery(change, { tenantId, userId }, getTopic(kind), now);
  if (delivery.inProduct) {
    await insertNotification(change.db, notification);
    change.emit({ kind: 'notifications_changed', tenantId, id: userId });
  }
  if (path === null || !delivery.byMail || hasOwnMail) return;
  // Delayed, because a mail about a message that has been read is not sent.
  const notBefore =
    delivery.mailAfter ?? (modelType === 'message' ? new Date(now.getTime() + messageMailDelayMs) : undefined);
  const mail = { tenantId, userId, kind: 'notification', values: { ...values, notification: kind }, path } as const;
  await queueMail(change, notBefore ? { ...mail, notBefore } : mail);
}

/** The values of a notification, without the name of a masked applicant. */
export function maskValues(
  values: Readonly<Record<string, string>>,
  applicationId: number | null,
  masked: ReadonlySet<number>,
): Readonly<Record<string, string>> {
  if (applicationId === null || !masked.has(applicationId) || values.name === undefined) return values;
  return { ...values, name: getMaskedName(applicationId) };
}

/** The end of the person's quiet hours; null outside them. */
export function getQuietHoursEnd(
  change: Write,
  who: Pick<Notice, 'tenantId' | 'userId'>,
  now: Date,
): Promise<Date | null> {
  return findQuietHoursEnd(change, who, now);
}

const messageMailDelayMs = 120_000;

/** What the page of the notification needs: the token of an import, or the id of a person, a job, or a job source. */
function getToken(subject: Subject): string | null {
  if (typeof subject !== 'object') return null;
  if ('upload' in subject) return subject.upload;
  if ('jobSource' in subject) return String(subject.jobSource);
  if ('prepared' in subject) return String(subject.prepared);
  return 'person' in subject ? String(subject.person) : null;
}

/** What a notification links to, and the path of the button in its mail. */
function resolveSubject(subject: Subject): {
  modelType: NotificationSubject;
  applicationId: number | null;
  path: string | null;
} {
  if (typeof subject === 'number') {
    return { modelType: 'application', applicationId: subject, path: `/applications/${subject}` };
  }
  if (subject === 'webhook') return { modelType: subject, applicationId: null, path: '/settingsV2/webhooks' };
  if (subject === 'overdue_replies')
    return { modelType: subject, applicationId: null, path: '/applications?figure=overdue&sort=oldest' };
  if (subject === 'overdue_reviews') return { modelType: subject, applicationId: null, path: '/report/reviews' };
  if (subject === 'delegation') return { modelType: subject, applicationId: null, path: '/offers' };
  if (subject === 'outcome') return { modelType: subject, applicationId: null, path: '/jobSeekers/outcomes' };
  if (subject === 'own_outcome') return { modelType: subject, applicationId: null, path: '/dashboard' };
  if (subject === 'training') return { modelType: subject, applicationId: null, path: '/dashboard' };
  if (typeof subject === 'string') return { modelType: subject, applicationId: null, path: null };
  if ('job' in subject) return { modelType: 'own_job', applicationId: null, path: `/jobs/edit/${subject.job}` };
  if ('offer' in subject) {
    return { modelType: 'offer', applicationId: subject.offer, path: `/offers?application=${subject.offer}` };
  }
  if ('person' in subject) {
    return { modelType: 'suggestion', applicationId: subject.application, path: `/jobSeekers/${subject.person}` };
  }
  if ('prepared' in subject) {
    return { modelType: 'prepared_application', applicationId: null, path: `/jobs/${subject.prepared}/apply` };
  }
  if ('interview' in subject) {
    const path = `/interview?application=${subject.application}&id=${subject.interview}`;
    return { modelType: 'interview', applicationId: subject.application, path };
  }
  if ('peopleSearch' in subject) {
    return { modelType: 'people_search', applicationId: null, path: `/advancedSearch?${subject.peopleSearch}` };
  }
  if ('jobSource' in subject) {
    return { modelType: 'job_source', applicationId: null, path: `/jobs/import/sources?source=${subject.jobSource}` };
  }
  if ('upload' in subject) {
    const page = subject.kind === 'jobs' ? '/jobs/import' : '/jobSeekers/import';
    return { modelType: 'uploaded_files', applicationId: null, path: `${page}?token=${subject.upload}` };
  }
  const { message } = subject;
  return { modelType: 'message', applicationId: message, path: `/inbox_messages?conversation=${message}` };
}

/** Marks the caller's notifications about a conversation as read. */
export async function readMessageNotifications(
  ctx: SignedInContext,
  change: Write,
  applicationId: number,
): Promise<void> {
  const owner = { tenantId: ctx.tenant.id, userId: ctx.actor.userId, now: ctx.clock() };
  await markMessageNotificationsRead(change.db, owner, applicationId);
  change.emit({ kind: 'notifications_changed', tenantId: owner.tenantId, id: owner.userId });
}

/** The text of a stored notification in the reader's language. */
export function formatNotification(
  kind: string,
  values: Readonly<Record<string, string>>,
  phrases: Pick<Phrases, 'notifications' | 'jobs'>,
): string {
  const { notifications } = phrases;
  const text = isNotificationKind(kind) ? notifications.messages[kind] : notifications.unknown;
  return interpolate(text, nameUnknownEmployer(values, phrases));
}
