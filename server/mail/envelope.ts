import type { EmailMessage } from './transport.ts';

/** A message in the form that nodemailer writes down. Nothing in it names a file or an address to fetch. */
export function buildEnvelope(message: EmailMessage) {
  const { messageId, from, to, replyTo, subject, text, html, unsubscribeUrl } = message;
  return {
    messageId,
    from,
    to,
    subject,
    text,
    html,
    ...(replyTo ? { replyTo } : {}),
    disableFileAccess: true,
    disableUrlAccess: true,
    headers: { 'auto-submitted': 'auto-generated', ...(unsubscribeUrl ? unsubscribeHeaders(unsubscribeUrl) : {}) },
  };
}

/** RFC 2369, and RFC 8058 for doing it in one click. */
function unsubscribeHeaders(url: string) {
  return { 'list-unsubscribe': `<${url}>`, 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' };
}
