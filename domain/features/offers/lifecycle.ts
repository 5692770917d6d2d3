import * as z from 'zod/mini';
import { canTransition, type Lifecycle, listStatuses } from '#domain/lib/lifecycle.ts';

export type OfferStatus =
  | 'draft'
  | 'pending_approval'
  | 'approved'
  | 'sent'
  | 'accepted'
  | 'declined'
  | 'expired'
  | 'withdrawn';

/**
 * A revision returns an offer to `draft`. A draft without approvers is approved when it is sent. `accepted`, `declined`
 * and `withdrawn` are final.
 */
export const offerLifecycle: Lifecycle<OfferStatus> = {
  draft: ['pending_approval', 'approved', 'withdrawn'],
  pending_approval: ['approved', 'draft', 'withdrawn'],
  approved: ['sent', 'draft', 'withdrawn'],
  sent: ['accepted', 'declined', 'expired', 'withdrawn', 'draft'],
  expired: ['draft', 'withdrawn'],
  accepted: [],
  declined: [],
  withdrawn: [],
};

export const OfferStatus = z.enum(listStatuses(offerLifecycle));

/** Statuses of an application's current offer; there is at most one. */
export const currentOfferStatuses = [
  'draft',
  'pending_approval',
  'approved',
  'sent',
  'expired',
] as const satisfies readonly OfferStatus[];

/** Statuses of an offer that job seekers can read, if it was sent. */
export const seekerOfferStatuses = [
  'sent',
  'accepted',
  'declined',
  'expired',
  'withdrawn',
] as const satisfies readonly OfferStatus[];

export function isAllowedOfferMove(from: OfferStatus, to: OfferStatus): boolean {
  return canTransition(offerLifecycle, from, to);
}

/** Whether the job seeker has received the offer. A draft is hidden, also while it revises a sent offer. */
export function isOfferVisibleToSeeker(status: OfferStatus, wasSent: boolean): boolean {
  return wasSent && (seekerOfferStatuses as readonly OfferStatus[]).includes(status);
}

export type ApproverStatus = 'waiting' | 'approved' | 'rejected';

interface ApproverState {
  readonly position: number;
  readonly status: ApproverStatus;
}

/** The approver whose turn it is: the first one who has not decided; undefined after a rejection or the last approval. */
export function findNextApprover<A extends ApproverState>(approvers: readonly A[]): A | undefined {
  if (approvers.some(({ status }) => status === 'rejected')) return undefined;
  return approvers.toSorted((a, b) => a.position - b.position).find(({ status }) => status === 'waiting');
}

/** The status of an offer after a decision of its approvers. */
export function getStatusAfterDecision(approvers: readonly ApproverState[]): OfferStatus {
  if (approvers.some(({ status }) => status === 'rejected')) return 'draft';
  return approvers.every(({ status }) => status === 'approved') ? 'approved' : 'pending_approval';
}

export const offerFilters = ['all', 'pending', 'sent', 'accepted', 'closed'] as const;
export type OfferFilter = (typeof offerFilters)[number];

/** The statuses of each filter of the offer list. `all` has every status. */
export const statusesOfFilter: Readonly<Record<OfferFilter, readonly OfferStatus[]>> = {
  all: listStatuses(offerLifecycle),
  pending: ['draft', 'pending_approval', 'approved'],
  sent: ['sent'],
  accepted: ['accepted'],
  closed: ['declined', 'expired', 'withdrawn'],
};
