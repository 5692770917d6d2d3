import type { EmailMessage } from './transport.ts';

/** The message as nodemailer options. Attachments by path or URL are disabled. */
export function buildEnvelope(message: EmailMessage) {
  const { messageId, from, to, replyTo, subject, text, html, unsubscribeUrl, calendar } = message;
  return {
    messageId,
    from,
    to,
    subject,
    text,
    html,
    ...(replyTo ? { replyTo } : {}),
    // Sent twice: as an alternative of the text, and as a file.
    ...(calendar ? { icalEvent: { ...calendar, filename: 'interview.ics' } } : {}),
    disableFileAccess: true,
    disableUrlAccess: true,
    headers: { 'auto-submitted': 'auto-generated', ...(unsubscribeUrl ? unsubscribeHeaders(unsubscribeUrl) : {}) },
  };
}

/** RFC 2369 and RFC 8058 (one-click). */
function unsubscribeHeaders(url: string) {
  return { 'list-unsubscribe': `<${url}>`, 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' };
}
