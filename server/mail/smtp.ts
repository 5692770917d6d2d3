import { createTransport } from 'nodemailer';
import { buildEnvelope } from './envelope.ts';
import { MailRejectedError, type MailTransport } from './transport.ts';

/** Milliseconds: a mail server that does not answer must not hold up the mails behind it for long. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Sends through a mail server. Opportunistic TLS with `smtp:`, TLS from the start with `smtps:`. */
export function openSmtp(smtpUrl: string): MailTransport {
  const address = new URL(smtpUrl);
  const isSecure = address.protocol === 'smtps:';
  const user = decodeURIComponent(address.username);
  const transport = createTransport({
    pool: true,
    maxConnections: 2,
    host: address.hostname.replace(/^\[|\]$/g, ''),
    port: Number(address.port) || (isSecure ? 465 : 587),
    secure: isSecure,
    ...(user ? { auth: { user, pass: decodeURIComponent(address.password) } } : {}),
    ...timeouts,
  });
  return {
    delivery: 'smtp',
    send: async (message) => {
      try {
        await transport.sendMail(buildEnvelope(message));
      } catch (error) {
        throw isFinal(error) ? new MailRejectedError(getErrorMessage(error)) : error;
      }
    },
    close: () => transport.close(),
  };
}

/** A 5xx about the recipient or the mail itself is final; about us, such as a wrong password, it is not. */
function isFinal(error: unknown): boolean {
  const { responseCode, command } = Object(error);
  return Number(responseCode) >= 500 && (command === 'RCPT TO' || command === 'DATA' || command === 'API');
}

function getErrorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
