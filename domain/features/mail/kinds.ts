/** Email kinds; their texts are under `mail.kinds`. */
export const mailKinds = [
  'verify_email',
  'reset_password',
  'set_password',
  'password_changed',
  'second_step_on',
  'second_step_off',
  'organisation_received',
  'organisation_approved',
  'organisation_rejected',
  'approval_wanted',
  'job_approval_wanted',
  'name_approval_wanted',
  'offer_approval_wanted',
  'absence_started',
  'name_approved',
  'name_rejected',
  'support_invitation',
  'team_invitation',
  'person_invitation',
  'notification',
  'saved_search',
  'contact_message',
  'contact_answer',
  'survey',
  'survey_reminder',
  'report',
] as const;

export type MailKind = (typeof mailKinds)[number];

export function isMailKind(kind: string): kind is MailKind {
  return (mailKinds as readonly string[]).includes(kind);
}

const invitations = [
  'support_invitation',
  'team_invitation',
  'person_invitation',
] as const satisfies readonly MailKind[];

/** Email to an address that may have no account, in the inviter's name and language. */
export type InvitationKind = (typeof invitations)[number];

export function isInvitation(kind: string): kind is InvitationKind {
  return (invitations as readonly string[]).includes(kind);
}

const contactMails = ['contact_message', 'contact_answer'] as const satisfies readonly MailKind[];

/** Email of the contact form, to an address without an account: the tenant's own, or a visitor's. */
export type ContactMailKind = (typeof contactMails)[number];

export function isContactMail(kind: string): kind is ContactMailKind {
  return (contactMails as readonly string[]).includes(kind);
}

const optionalKinds: ReadonlySet<MailKind> = new Set([
  'notification',
  'approval_wanted',
  'job_approval_wanted',
  'name_approval_wanted',
  'offer_approval_wanted',
  'absence_started',
  'saved_search',
  'survey',
  'survey_reminder',
  'report',
]);

/** Email with a link that stops emails of its kind. */
export function hasUnsubscribeLink(kind: MailKind): boolean {
  return kind === 'person_invitation' || isOptionalMail(kind);
}

/** Email that people can unsubscribe from; it goes to verified addresses only. All other email concerns the account. */
export function isOptionalMail(kind: MailKind): boolean {
  return optionalKinds.has(kind);
}
