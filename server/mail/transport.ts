/** A mail, ready to go. */
export interface EmailMessage {
  /** The same for every try, so that a mailbox can tell a second copy from a second mail. */
  readonly messageId: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly replyTo: string | null;
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where one request stops mail of this kind; null for what cannot be stopped. */
  readonly unsubscribeUrl: string | null;
}

/** How mail leaves this installation. */
export interface MailTransport {
  readonly delivery: 'smtp' | 'outbox';
  /** Throws `MailRefused` for what no further try can mend, and anything else for what one may. */
  send(message: EmailMessage): Promise<void>;
  close(): void;
}

/** The mail server will never take this mail. */
export class MailRejectedError extends Error {}
