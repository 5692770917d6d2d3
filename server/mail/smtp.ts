import { createTransport } from 'nodemailer';
import { buildEnvelope } from './envelope.ts';
import { MailRejectedError, type MailTransport } from './transport.ts';

/** Milliseconds. Short, so that an unresponsive server does not block the queue. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** `smtp:` uses STARTTLS if offered, `smtps:` TLS from the start. */
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

/** A 5xx about the recipient or content is permanent; one about our login is not. */
function isFinal(error: unknown): boolean {
  const { responseCode, command } = Object(error);
  return Number(responseCode) >= 500 && (command === 'RCPT TO' || command === 'DATA' || command === 'API');
}

function getErrorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
