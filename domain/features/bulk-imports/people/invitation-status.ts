import { linkLifetimeSeconds } from '#domain/features/accounts/recovery.ts';
import { canTransition, type Lifecycle } from '#domain/lib/lifecycle.ts';

export type PersonInvitationStatus = 'open' | 'accepted' | 'declined' | 'canceled';

const invitationLifecycle: Lifecycle<PersonInvitationStatus> = {
  open: ['accepted', 'declined', 'canceled'],
  accepted: [],
  // A person who asks for invitations again can be invited again.
  declined: ['open'],
  canceled: ['open'],
};

export function isAllowedInvitationMove(from: PersonInvitationStatus, to: PersonInvitationStatus): boolean {
  return canTransition(invitationLifecycle, from, to);
}

/** The state of an invitation as staff read it: an open one has expired when its link has. */
export const invitationStates = ['open', 'expired', 'accepted', 'declined', 'canceled'] as const;
export type InvitationState = (typeof invitationStates)[number];

export interface SentInvitation {
  readonly status: PersonInvitationStatus;
  readonly invitedAt: Date;
  readonly sentCount: number;
}

function getInvitationExpiry({ invitedAt }: Pick<SentInvitation, 'invitedAt'>): Date {
  return new Date(invitedAt.getTime() + linkLifetimeSeconds.join_as_seeker * 1000);
}

export function getInvitationState(
  invitation: Pick<SentInvitation, 'status' | 'invitedAt'>,
  now: Date,
): InvitationState {
  const isExpired = invitation.status === 'open' && getInvitationExpiry(invitation) <= now;
  return isExpired ? 'expired' : invitation.status;
}

/** Why a person can't be invited now. Each code is a phrase under `invitedPeople.blocks`. */
export const invitationBlocks = [
  'not_found',
  'no_email',
  'repeated',
  'accepted',
  'supported',
  'opted_out',
  'sent_today',
  'sent_often',
] as const;
export type InvitationBlock = (typeof invitationBlocks)[number];

/** Emails to one person, so that invitations do not become spam. */
const maxInvitationEmails = 3;
const minHoursBetween = 24;

export interface InvitationCase {
  readonly email: string;
  readonly invitation: SentInvitation | null;
  /** The address belongs to a job seeker whom the partner supports. */
  readonly isSupported: boolean;
  readonly isOptedOut: boolean;
}

/** Why the person can't be invited now; null if they can. */
export function getInvitationBlock(
  { email, invitation, isSupported, isOptedOut }: InvitationCase,
  now: Date,
): InvitationBlock | null {
  if (email === '') return 'no_email';
  if (invitation?.status === 'accepted') return 'accepted';
  if (isSupported) return 'supported';
  if (isOptedOut) return 'opted_out';
  if (!invitation) return null;
  if (invitation.sentCount >= maxInvitationEmails) return 'sent_often';
  const hours = (now.getTime() - invitation.invitedAt.getTime()) / 3_600_000;
  return hours < minHoursBetween ? 'sent_today' : null;
}
