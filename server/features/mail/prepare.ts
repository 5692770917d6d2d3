import type { LinkPurpose } from '#domain/features/accounts/recovery.ts';
import { isContactMail, isInvitation, isMailKind, isOptionalMail, type MailKind } from '#domain/features/mail/kinds.ts';
import { cleanName } from '#domain/lib/name.ts';
import type { Context, Services } from '#server/context.ts';
import { type Write, write } from '#server/db/write.ts';
import { createLink, revokeLinks, startLink } from '#server/features/links/service.ts';
import { getTexts } from '#server/features/texts/service.ts';
import { visitorContext } from '#server/lib/contexts.ts';
import { publicOrigin } from '#server/lib/network/public-origin.ts';
import { isLanguage } from '#server/lib/phrases.ts';
import { getBrandColor } from '#server/mail/brand.ts';
import { type EmailContent, renderHtml, renderPlainText } from '#server/mail/email-content.ts';
import type { EmailMessage } from '#server/mail/transport.ts';
import { composeMail, type MailInput } from './compose.ts';
import { buildInterviewInvitation } from './interview-invitation.ts';
import { hasUnreadMessages, type MailRow, resolveRequest } from './queries.ts';
import { findInviter, findRecipient, findSender, lockRecipientByAddress, type Recipient } from './recipient-queries.ts';
import { describeView, getViewId, isViewStopped } from './report-mail.ts';
import { findJobItems, getSearchId, isSearchStopped } from './saved-search-mail.ts';
import { getSurveyToken, isSurveyOver } from './survey-mail.ts';

type Sender = NonNullable<Awaited<ReturnType<typeof findSender>>>;

/** A queued mail with its recipient and link. */
interface ResolvedMail {
  readonly row: MailRow;
  readonly kind: MailKind;
  readonly recipient: Recipient;
  readonly path: string;
  readonly link: { readonly id: string; readonly purpose: LinkPurpose } | null;
}

/** Builds the message of a claimed mail; null if it must not be sent anymore. */
export async function prepareMail(services: Services, row: MailRow): Promise<EmailMessage | null> {
  const sender = await findSender(services.database.forTenant(row.tenant_id), row.tenant_id);
  if (!sender) return null;
  const ctx = visitorContext(services, sender, 'mail');
  if ((await isSearchStopped(ctx, row)) || (await isSurveyOver(ctx, row)) || (await isViewStopped(ctx, row)))
    return null;
  const resolved = await write(ctx, (change) => resolveMail(ctx, change, row));
  return resolved ? buildMessage(services, sender, resolved) : null;
}

/** Composes a mail for the outbox page, without activating its link. */
export async function composeStoredMail(services: Services, row: MailRow): Promise<EmailContent | null> {
  const db = services.database.forTenant(row.tenant_id);
  const sender = await findSender(db, row.tenant_id);
  const recipient = await findMailRecipient(db, row);
  if (!sender || !recipient || !isMailKind(row.kind)) return null;
  const link = row.link_token_id === null ? null : { id: row.link_token_id, purpose: getPurpose(row.kind) };
  return compose(services, sender, { row, kind: row.kind, recipient, path: row.path, link });
}

async function resolveMail(ctx: Context, change: Write, row: MailRow): Promise<ResolvedMail | null> {
  if (row.kind === 'password_link') return resolvePasswordRequest(ctx, change, row);
  const recipient = await findMailRecipient(change.db, row);
  if (!recipient || recipient.email !== row.to_address || !isMailKind(row.kind)) return null;
  if (isOptionalMail(row.kind) && !recipient.wants_mail) return null;
  if (await isAlreadyRead(change, row)) return null;
  if (row.link_token_id === null) return { row, kind: row.kind, recipient, path: row.path, link: null };
  const purpose = await startLink(ctx, change, row.link_token_id);
  const link = purpose === null ? null : { id: row.link_token_id, purpose };
  return link ? { row, kind: row.kind, recipient, path: row.path, link } : null;
}

/** Whether the mail is about messages that have been read since it was queued. */
async function isAlreadyRead({ db }: Write, row: MailRow): Promise<boolean> {
  const [, conversation] = /^\/inbox_messages\?conversation=(\d+)$/.exec(row.path) ?? [];
  if (conversation === undefined || row.user_id === null) return false;
  const key = { tenantId: row.tenant_id, userId: row.user_id, applicationId: Number(conversation) };
  return !(await hasUnreadMessages(db, key));
}

/** The account a mail is for; for an invitation, the invited address with the inviter's language. */
async function findMailRecipient(db: Context['db'] | Write['db'], row: MailRow): Promise<Recipient | undefined> {
  if (row.user_id !== null) return findRecipient(db, row.tenant_id, row.user_id);
  if (isContactMail(row.kind)) return getContactRecipient(row);
  if (!isInvitation(row.kind) || row.link_token_id === null) return undefined;
  const inviter = await findInviter(db, row.tenant_id, row.link_token_id);
  const { recipient = '' } = row.phrase_values;
  return inviter && { ...inviter, full_name: recipient, email: row.to_address, wants_mail: true };
}

/** The address of a contact mail has no account, so the mail carries the name and the language. */
function getContactRecipient({ phrase_values, to_address }: MailRow): Recipient {
  const { recipient = '', language = 'en' } = phrase_values;
  const account = { id: 0, password_hash: null, organisation_id: null, wants_mail: true };
  return { ...account, full_name: recipient, email: to_address, language };
}

/** Resolves a request for a password link, which ends earlier ones. Whether an account exists is only checked here (see `requestPasswordLink`). */
async function resolvePasswordRequest(ctx: Context, change: Write, row: MailRow): Promise<ResolvedMail | null> {
  const recipient = await lockRecipientByAddress(change.db, row.tenant_id, row.to_address);
  if (!recipient) return null;
  const { kind, path } = getPasswordPage(recipient);
  await revokeLinks(ctx, change, recipient.id, ['reset_password', 'set_password']);
  const linkId = await createLink(ctx, change, { purpose: kind, userId: recipient.id, email: recipient.email });
  await resolveRequest(
    change.db,
    { tenantId: row.tenant_id, id: row.id },
    { kind, userId: recipient.id, linkId, path },
  );
  return { row, kind, recipient, path, link: { id: linkId, purpose: kind } };
}

/** An account without a password, such as one from a provider, sets its first one. */
function getPasswordPage({ password_hash: hash, organisation_id: organisation }: Recipient) {
  if (hash !== null) return { kind: 'reset_password', path: '/confirmPasswordReset' } as const;
  return { kind: 'set_password', path: organisation === null ? '/setpassword' : '/setpasswordpartner' } as const;
}

function getPurpose(kind: MailKind): LinkPurpose {
  return purposes[kind] ?? 'see_organisation';
}

const purposes: Partial<Record<MailKind, LinkPurpose>> = {
  verify_email: 'verify_email',
  reset_password: 'reset_password',
  set_password: 'set_password',
  approval_wanted: 'decide_approval',
  job_approval_wanted: 'decide_approval',
  name_approval_wanted: 'decide_approval',
  offer_approval_wanted: 'decide_offer',
  support_invitation: 'support',
  team_invitation: 'join_team',
  person_invitation: 'join_as_seeker',
};

/** Composes in the language of the account, with the tenant's custom texts. */
async function compose(services: Services, sender: Sender, resolved: ResolvedMail): Promise<EmailContent> {
  const { row, recipient, link } = resolved;
  const base = publicOrigin(services.publicUrl, sender.host);
  const linkToken = link ? services.links.getLinkToken(row.tenant_id, link.id) : getSurveyToken(services, row);
  const token = linkToken === null ? '' : `?token=${linkToken}`;
  const language = isLanguage(recipient.language) ? recipient.language : 'en';
  const texts = await getTexts(services, row.tenant_id, language);
  const report = await describeView(visitorContext(services, sender, 'mail'), row, { texts, language, base });
  const input: MailInput = {
    kind: resolved.kind,
    values: { ...row.phrase_values, ...report.values },
    name: recipient.full_name,
    language,
    tenant: sender.title,
    contactEmail: sender.contact_email,
    actionUrl: `${base}${resolved.path}${token}`,
    purpose: link?.purpose ?? null,
    items: [...(await findJobItems({ db: services.database.forTenant(row.tenant_id) }, row, base)), ...report.items],
    unsubscribeUrl: `${base}/unsubscribeConfirm?token=${services.links.createSubscriptionToken(row.tenant_id, getSubscription(row, recipient))}`,
  };
  return composeMail(input, texts);
}

type Subscription = Parameters<Services['links']['createSubscriptionToken']>[1];

/** What the unsubscribe link of a mail covers. */
function getSubscription(row: MailRow, recipient: Recipient): Subscription {
  const [searchId, viewId] = [getSearchId(row), getViewId(row)];
  if (row.kind === 'person_invitation') return { kind: 'invitation', id: Number(row.phrase_values.person) };
  if (searchId !== null) return { kind: 'search', id: searchId };
  return viewId === null ? { kind: 'account', id: recipient.id } : { kind: 'report', id: viewId };
}

async function buildMessage(services: Services, sender: Sender, resolved: ResolvedMail): Promise<EmailMessage> {
  const { row, recipient } = resolved;
  const content = await compose(services, sender, resolved);
  const from = { name: cleanName(sender.title), address: services.mailFrom };
  const to = { name: cleanName(recipient.full_name), address: recipient.email };
  const texts = await getTexts(services, row.tenant_id, isLanguage(recipient.language) ? recipient.language : 'en');
  return {
    messageId: `<${row.tenant_id}.${row.id}.${row.created_at.getTime()}@${new URL(services.publicUrl).hostname}>`,
    from,
    replyTo: getReplyAddress(row, sender),
    to,
    subject: content.subject,
    text: renderPlainText(content),
    html: renderHtml(content, { title: sender.title, color: getBrandColor(sender.theme) }),
    unsubscribeUrl: content.unsubscribe?.url ?? null,
    calendar: await buildInterviewInvitation(services, row, { from, to, url: content.action.url, texts }),
  };
}

/** An answer to a message of the contact form goes to the person who wrote it. */
function getReplyAddress({ kind, phrase_values }: MailRow, sender: Sender): string | null {
  return (kind === 'contact_message' && phrase_values.sender) || sender.contact_email || null;
}
