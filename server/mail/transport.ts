import type { CalendarPart } from './calendar-event.ts';

export interface EmailMessage {
  /** The same for every retry, so that mailboxes can remove duplicates. */
  readonly messageId: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly replyTo: string | null;
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** One-click unsubscribe; null for emails that cannot be unsubscribed from. */
  readonly unsubscribeUrl: string | null;
  /** An invitation that calendars read; null for other emails. */
  readonly calendar: CalendarPart | null;
}

export interface MailTransport {
  readonly delivery: 'smtp' | 'outbox';
  /** @throws MailRejectedError if retrying is useless; any other error may be temporary */
  send(message: EmailMessage): Promise<void>;
  close(): void;
}

/** The mail server rejected this email permanently. */
export class MailRejectedError extends Error {}
