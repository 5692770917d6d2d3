import type { LinkPurpose } from '#domain/features/accounts/recovery.ts';
import { isInvitation, isMailKind, isOptionalMail, type MailKind } from '#domain/features/mail/kinds.ts';
import type { Context, Services } from '#server/context.ts';
import { type Write, write } from '#server/db/write.ts';
import { createLink, startLink } from '#server/features/links/service.ts';
import { getTexts } from '#server/features/texts/service.ts';
import { visitorContext } from '#server/lib/contexts.ts';
import { isLanguage } from '#server/lib/phrases.ts';
import { publicOrigin } from '#server/lib/public-origin.ts';
import { getBrandColor } from '#server/mail/brand.ts';
import { type EmailContent, renderHtml, renderPlainText } from '#server/mail/email-content.ts';
import type { EmailMessage } from '#server/mail/transport.ts';
import { composeMail, type MailInput } from './compose.ts';
import { hasUnreadMessages, type MailRow, resolveRequest } from './queries.ts';
import { findInviter, findRecipient, findRecipientByAddress, findSender, type Recipient } from './recipient-queries.ts';
import { findJobItems, getSearchId, isSearchStopped } from './search-mail.ts';

type Sender = NonNullable<Awaited<ReturnType<typeof findSender>>>;

/** A queued mail whose account and link are known. */
interface Ready {
  readonly row: MailRow;
  readonly kind: MailKind;
  readonly recipient: Recipient;
  readonly path: string;
  readonly link: { readonly id: string; readonly purpose: LinkPurpose } | null;
}

/** Makes the message of a claimed mail; null when nobody is to get it any more. */
export async function prepareMail(services: Services, row: MailRow): Promise<EmailMessage | null> {
  const sender = await findSender(services.database.db, row.tenant_id);
  if (!sender) return null;
  const ctx = visitorContext(services, sender, 'mail');
  if (await isSearchStopped(ctx, row)) return null;
  const ready = await write(ctx, (change) => makeReady(ctx, change, row));
  return ready ? messageOf(services, sender, ready) : null;
}

/** What a mail says, without starting its link anew: for reading the outbox. */
export async function composeStoredMail(services: Services, row: MailRow): Promise<EmailContent | null> {
  const { db } = services.database;
  const sender = await findSender(db, row.tenant_id);
  const recipient = await recipientOf(db, row);
  if (!sender || !recipient || !isMailKind(row.kind)) return null;
  const link = row.link_token_id === null ? null : { id: row.link_token_id, purpose: purposeOf(row.kind) };
  return letterIn(services, sender, { row, kind: row.kind, recipient, path: row.path, link });
}

async function makeReady(ctx: Context, change: Write, row: MailRow): Promise<Ready | null> {
  if (row.kind === 'password_link') return answerRequest(ctx, change, row);
  const recipient = await recipientOf(change.db, row);
  if (!recipient || recipient.email !== row.to_address || !isMailKind(row.kind)) return null;
  if (isOptionalMail(row.kind) && !recipient.wants_mail) return null;
  if (await isReadAlready(change, row)) return null;
  if (row.link_token_id === null) return { row, kind: row.kind, recipient, path: row.path, link: null };
  const purpose = await startLink(ctx, change, row.link_token_id);
  const link = purpose === null ? null : { id: row.link_token_id, purpose };
  return link ? { row, kind: row.kind, recipient, path: row.path, link } : null;
}

/** A mail that tells of messages is for those who have not read them meanwhile. */
async function isReadAlready({ db }: Write, row: MailRow): Promise<boolean> {
  const [, conversation] = /^\/inbox_messages\?conversation=(\d+)$/.exec(row.path) ?? [];
  if (conversation === undefined || row.user_id === null) return false;
  const place = { tenantId: row.tenant_id, userId: row.user_id, applicationId: Number(conversation) };
  return !(await hasUnreadMessages(db, place));
}

/** The account a mail is for; or, for an invitation, whoever has the address. */
async function recipientOf(db: Context['db'] | Write['db'], row: MailRow): Promise<Recipient | undefined> {
  if (row.user_id !== null) return findRecipient(db, row.tenant_id, row.user_id);
  if (!isInvitation(row.kind) || row.link_token_id === null) return undefined;
  const inviter = await findInviter(db, row.tenant_id, row.link_token_id);
  const { recipient = '' } = row.phrase_values;
  return inviter && { ...inviter, full_name: recipient, email: row.to_address, wants_mail: true };
}

/** Somebody asked for a password link to an address. Only here does it show whether there is an account. */
async function answerRequest(ctx: Context, change: Write, row: MailRow): Promise<Ready | null> {
  const recipient = await findRecipientByAddress(change.db, row.tenant_id, row.to_address);
  if (!recipient) return null;
  const { kind, path } = passwordPage(recipient);
  const linkId = await createLink(ctx, change, { purpose: kind, userId: recipient.id, email: recipient.email });
  await resolveRequest(
    change.db,
    { tenantId: row.tenant_id, id: row.id },
    { kind, userId: recipient.id, linkId, path },
  );
  return { row, kind, recipient, path, link: { id: linkId, purpose: kind } };
}

/** An account that never had a password, such as one made by another sign-in, sets its first one. */
function passwordPage({ password_hash: hash, organisation_id: organisation }: Recipient) {
  if (hash !== null) return { kind: 'reset_password', path: '/confirmPasswordReset' } as const;
  return { kind: 'set_password', path: organisation === null ? '/setpassword' : '/setpasswordpartner' } as const;
}

function purposeOf(kind: MailKind): LinkPurpose {
  return purposes[kind] ?? 'see_organisation';
}

const purposes: Partial<Record<MailKind, LinkPurpose>> = {
  verify_email: 'verify_email',
  reset_password: 'reset_password',
  set_password: 'set_password',
  approval_wanted: 'decide_approval',
  job_approval_wanted: 'decide_approval',
  support_invitation: 'support',
  team_invitation: 'join_team',
};

/** In the language of the account, and in the tenant's own words where it has some. */
async function letterIn(services: Services, sender: Sender, ready: Ready): Promise<EmailContent> {
  const { row, recipient, link } = ready;
  const base = publicOrigin(services.publicUrl, sender.host);
  const token = link ? `?token=${services.links.getLinkToken(row.tenant_id, link.id)}` : '';
  const language = isLanguage(recipient.language) ? recipient.language : 'en';
  const searchId = getSearchId(row);
  const stopped = { kind: searchId === null ? 'account' : 'search', id: searchId ?? recipient.id } as const;
  const draft: MailInput = {
    kind: ready.kind,
    values: row.phrase_values,
    name: recipient.full_name,
    language,
    tenant: sender.title,
    contactEmail: sender.contact_email,
    actionUrl: `${base}${ready.path}${token}`,
    purpose: link?.purpose ?? null,
    items: await findJobItems({ db: services.database.db }, row, base),
    unsubscribeUrl: `${base}/unsubscribeConfirm?token=${services.links.createSubscriptionToken(row.tenant_id, stopped)}`,
  };
  return composeMail(draft, await getTexts(services, row.tenant_id, language));
}

async function messageOf(services: Services, sender: Sender, ready: Ready): Promise<EmailMessage> {
  const { row, recipient } = ready;
  const letter = await letterIn(services, sender, ready);
  return {
    messageId: `<${row.tenant_id}.${row.id}.${row.created_at.getTime()}@${new URL(services.publicUrl).hostname}>`,
    from: { name: sender.title, address: services.mailFrom },
    replyTo: sender.contact_email || null,
    to: { name: recipient.full_name, address: recipient.email },
    subject: letter.subject,
    text: renderPlainText(letter),
    html: renderHtml(letter, { title: sender.title, colour: getBrandColor(sender.theme) }),
    unsubscribeUrl: letter.unsubscribe?.url ?? null,
  };
}
