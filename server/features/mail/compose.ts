import { type LinkPurpose, linkLifetimeSeconds } from '#domain/features/accounts/recovery.ts';
import { isInvitation, isOptionalMail, type MailKind } from '#domain/features/mail/kinds.ts';
import { interpolate } from '#domain/lib/interpolate.ts';
import type { Phrases } from '#domain/phrases/phrase-types.ts';
import { type Language, languageTags } from '#domain/phrases/phrases.ts';
import { formatNotification } from '#server/features/notifications/service.ts';
import type { EmailContent, EmailItem } from '#server/mail/email-content.ts';
import { describeLinkLifetime } from './link-life.ts';

/** All that a mail's text is made of. */
export interface MailInput {
  readonly kind: MailKind;
  readonly values: Readonly<Record<string, string>>;
  readonly name: string;
  readonly language: Language;
  readonly tenant: string;
  readonly contactEmail: string;
  readonly actionUrl: string;
  /** What the link in it is for; null for a button that opens a page of the product. */
  readonly purpose: LinkPurpose | null;
  /** What it lists, such as jobs. */
  readonly items: readonly EmailItem[];
  readonly unsubscribeUrl: string;
}

/** Puts a mail into words, out of the texts of the reader's language. */
export function composeMail(draft: MailInput, texts: Phrases): EmailContent {
  const { mail } = texts;
  const { subject, text, action } = mail.kinds[draft.kind];
  const values = valuesIn(draft, texts);
  const put = (phrase: string) => interpolate(phrase, values);
  const reason = values.reason ? [`${mail.reason}\n${values.reason}`] : [];
  return {
    languageTag: languageTags[draft.language],
    subject: oneLine(put(subject)),
    paragraphs: [put(mail.hello), ...put(text).split('\n\n'), ...reason],
    items: draft.items,
    action: { label: action, url: draft.actionUrl },
    notes: notesOf(draft, mail),
    addressHint: mail.address,
    footer: [
      put(reasonOf(draft, mail)),
      ...(draft.contactEmail ? [interpolate(mail.help, { email: draft.contactEmail })] : []),
    ],
    unsubscribe: isOptionalMail(draft.kind) ? { label: stopLabel(draft, mail), url: draft.unsubscribeUrl } : null,
  };
}

function valuesIn({ values, name, tenant }: MailInput, texts: Phrases): Record<string, string> {
  const { notification, role, ...rest } = values;
  const message = notification === undefined ? {} : { message: formatNotification(notification, rest, texts) };
  return { ...rest, ...message, ...roleIn(role, texts), name, tenant };
}

/** A role stands in a mail by its name in the reader's language. */
function roleIn(role: string | undefined, { shell }: Phrases): { role?: string } {
  const name = Object.entries(shell.roles).find(([key]) => key === role)?.[1];
  return name === undefined ? {} : { role: name };
}

function reasonOf({ kind }: MailInput, mail: Phrases['mail']): string {
  if (isInvitation(kind)) return mail.whyInvited;
  return kind === 'saved_search' ? mail.whySearch : mail.why;
}

function stopLabel({ kind }: MailInput, mail: Phrases['mail']): string {
  return kind === 'saved_search' ? mail.unsubscribeSearch : mail.unsubscribe;
}

function notesOf({ purpose, language }: MailInput, mail: Phrases['mail']): string[] {
  if (purpose === null || purpose === 'see_organisation') return [];
  const life = describeLinkLifetime(linkLifetimeSeconds[purpose], language, mail);
  return purpose === 'decide_approval' ? [life] : [life, mail.notYou];
}

/** Names come from people: nothing of them may begin a new line of the head. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
