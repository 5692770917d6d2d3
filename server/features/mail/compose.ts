import { type LinkPurpose, linkLifetimeSeconds } from '#domain/features/accounts/recovery.ts';
import { hasUnsubscribeLink, isContactMail, isInvitation, type MailKind } from '#domain/features/mail/kinds.ts';
import { getMailSubject } from '#domain/features/notifications/mail-subject.ts';
import { interpolate } from '#domain/lib/interpolate.ts';
import { cleanName } from '#domain/lib/name.ts';
import type { Phrases } from '#domain/phrases/phrase-types.ts';
import { type Language, languageTags } from '#domain/phrases/phrases.ts';
import { formatNotification } from '#server/features/notifications/service.ts';
import type { EmailContent, EmailItem } from '#server/mail/email-content.ts';
import { describeLinkLifetime } from './link-lifetime.ts';

/** Everything that an email's text depends on. */
export interface MailInput {
  readonly kind: MailKind;
  readonly values: Readonly<Record<string, string>>;
  readonly name: string;
  readonly language: Language;
  readonly tenant: string;
  readonly contactEmail: string;
  readonly actionUrl: string;
  /** Purpose of the link; null if the button opens a page of the product without a token. */
  readonly purpose: LinkPurpose | null;
  /** Listed items, such as jobs. */
  readonly items: readonly EmailItem[];
  readonly unsubscribeUrl: string;
}

/** Composes an email from the texts of the reader's language. */
export function composeMail(input: MailInput, texts: Phrases): EmailContent {
  const { mail } = texts;
  const { text, action } = mail.kinds[input.kind];
  const values = buildValues(input, texts);
  const fill = (phrase: string) => interpolate(phrase, values);
  const reason = values.reason ? [`${mail.reason}\n${values.reason}`] : [];
  const quote = input.values.quote ? input.values.quote.split(/\n{2,}/) : [];
  return {
    languageTag: languageTags[input.language],
    subject: toSingleLine(fill(getSubject(input, mail))),
    paragraphs: [fill(mail.hello), ...fill(text).split('\n\n'), ...reason, ...quote],
    items: input.items,
    action: { label: action, url: input.actionUrl },
    notes: buildNotes(input, mail),
    addressHint: mail.address,
    footer: [
      fill(getReason(input, mail)),
      ...(input.contactEmail ? [interpolate(mail.help, { email: input.contactEmail })] : []),
    ],
    unsubscribe: hasUnsubscribeLink(input.kind)
      ? { label: getUnsubscribeLabel(input, mail), url: input.unsubscribeUrl }
      : null,
  };
}

/** A notification about a job names it, so that people see in their inbox what an email is about. */
function getSubject({ kind, values: { notification, job } }: MailInput, mail: Phrases['mail']): string {
  const subject = notification && job ? getMailSubject(notification) : null;
  return subject === null ? mail.kinds[kind].subject : mail.notificationSubjects[subject];
}

function buildValues({ values, name, tenant }: MailInput, texts: Phrases): Record<string, string> {
  const { notification, role, reason, quote: _, ...names } = values;
  const rest = Object.fromEntries(Object.entries(names).map(([key, value]) => [key, cleanName(value)]));
  const message = notification === undefined ? {} : { message: formatNotification(notification, rest, texts) };
  return {
    ...rest,
    ...message,
    ...translateRole(role, texts),
    ...(reason ? { reason } : {}),
    name: cleanName(name),
    tenant: cleanName(tenant),
  };
}

/** The name of a role in the reader's language. */
function translateRole(role: string | undefined, { shell }: Phrases): { role?: string } {
  const name = Object.entries(shell.roles).find(([key]) => key === role)?.[1];
  return name === undefined ? {} : { role: name };
}

function getReason({ kind }: MailInput, mail: Phrases['mail']): string {
  if (isInvitation(kind)) return mail.whyInvited;
  if (isContactMail(kind)) return kind === 'contact_message' ? mail.whyContact : mail.whyAnswer;
  if (kind === 'report') return mail.whyReport;
  return kind === 'saved_search' ? mail.whySearch : mail.why;
}

function getUnsubscribeLabel({ kind }: MailInput, mail: Phrases['mail']): string {
  if (kind === 'report') return mail.unsubscribeReport;
  if (kind === 'person_invitation') return mail.unsubscribeInvitation;
  return kind === 'saved_search' ? mail.unsubscribeSearch : mail.unsubscribe;
}

function buildNotes({ purpose, language }: MailInput, mail: Phrases['mail']): string[] {
  if (purpose === null || purpose === 'see_organisation') return [];
  const lifetime = describeLinkLifetime(linkLifetimeSeconds[purpose], language, mail);
  return purpose === 'decide_approval' || purpose === 'decide_offer' ? [lifetime] : [lifetime, mail.notYou];
}

/** Prevents header injection: names come from users. */
function toSingleLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
