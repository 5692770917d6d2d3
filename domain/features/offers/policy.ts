import { type Actor, getScope, type SignedInActor } from '#domain/access/actor.ts';
import type { ApplicationFacts } from '#domain/features/applications/policy.ts';
import { isJobInScope } from '#domain/features/jobs/policy.ts';
import {
  type ApproverStatus,
  findNextApprover,
  isAllowedOfferMove,
  isOfferVisibleToSeeker,
  type OfferStatus,
} from './lifecycle.ts';

/** The offer fields that access rules need. */
export interface OfferFacts {
  readonly status: OfferStatus;
  readonly wasSent: boolean;
  /** Who asked for approval; null before that. */
  readonly submittedBy: number | null;
  readonly application: Pick<ApplicationFacts, 'seekerId' | 'job'>;
  readonly approvers: readonly {
    readonly userId: number;
    /** Who decides today while the approver is away. */
    readonly delegateId: number | null;
    readonly position: number;
    readonly status: ApproverStatus;
  }[];
}

/** A named approver reads the offer, too. */
export function canReadOffer(actor: Actor, offer: OfferFacts): boolean {
  if (actor.kind === 'visitor' || getScope(actor, 'offer.read') === null) return false;
  if (actor.role === 'job_seeker') {
    return actor.userId === offer.application.seekerId && isOfferVisibleToSeeker(offer.status, offer.wasSent);
  }
  return isJobInScope(actor, 'offer.read', offer.application.job) || isApprover(actor, offer);
}

/** The text about accommodations is for the hiring team and the approvers; other staff don't see it. */
export function canReadAccommodations(actor: Actor, offer: OfferFacts): boolean {
  if (actor.kind === 'visitor') return false;
  const isTeam = actor.organisationId !== null && actor.organisationId === offer.application.job.organisationId;
  return actor.role === 'job_seeker' ? canReadOffer(actor, offer) : isTeam || isApprover(actor, offer);
}

export function canWriteOffer(actor: Actor, application: OfferFacts['application']): boolean {
  return isJobInScope(actor, 'offer.write', application.job);
}

/** What the actor can do with the offer now. */
export interface OfferActions {
  readonly can_edit: boolean;
  readonly can_submit: boolean;
  readonly can_decide: boolean;
  readonly can_send: boolean;
  readonly can_revise: boolean;
  readonly can_withdraw: boolean;
  readonly can_answer: boolean;
}

/** `needsApproval`: the tenant requires that someone else approves every offer. */
export function getOfferActions(actor: Actor, offer: OfferFacts, needsApproval: boolean): OfferActions {
  const { status, approvers, application } = offer;
  const isWriter = canWriteOffer(actor, application);
  const isSender = isJobInScope(actor, 'offer.send', application.job);
  const isDraft = status === 'draft';
  const isOpenDraft = isDraft && approvers.length === 0 && !needsApproval;
  const isRevisable = !isDraft && isAllowedOfferMove(status, 'draft');
  return {
    can_edit: isWriter && isDraft,
    can_submit: isWriter && isDraft && approvers.length > 0,
    can_decide: canDecideOffer(actor, offer),
    can_send: isSender && (status === 'approved' || isOpenDraft),
    can_revise: isRevisable && (offer.wasSent ? isSender : isWriter),
    can_withdraw: isAllowedOfferMove(status, 'withdrawn') && (offer.wasSent ? isSender : isWriter),
    can_answer: canAnswerOffer(actor, offer),
  };
}

/** Only the approver whose turn it is decides, or their delegate, and never on their own request. */
function canDecideOffer(actor: Actor, offer: OfferFacts): boolean {
  if (actor.kind === 'visitor' || getScope(actor, 'offer.read') === null) return false;
  if (offer.status !== 'pending_approval' || actor.userId === offer.submittedBy) return false;
  return isTurnOf(actor.userId, offer);
}

/** Whether the person is the approver whose turn it is, or the delegate of that approver. */
export function isTurnOf(userId: number, offer: Pick<OfferFacts, 'submittedBy' | 'approvers'>): boolean {
  const next = findNextApprover(offer.approvers);
  return next !== undefined && (next.userId === userId || getDelegateId(next, offer) === userId);
}

/** The delegate who can decide: not on their own request, and not twice on one. */
export function getDelegateId(
  { delegateId }: Pick<OfferFacts['approvers'][number], 'delegateId'>,
  { submittedBy, approvers }: Pick<OfferFacts, 'submittedBy' | 'approvers'>,
): number | null {
  const isInvolved = delegateId === submittedBy || approvers.some(({ userId }) => userId === delegateId);
  return isInvolved ? null : delegateId;
}

function canAnswerOffer(actor: Actor, { status, application }: OfferFacts): boolean {
  if (actor.kind === 'visitor' || getScope(actor, 'offer.answer') === null) return false;
  return status === 'sent' && actor.userId === application.seekerId;
}

function isApprover(actor: SignedInActor, offer: OfferFacts): boolean {
  return offer.approvers.some(
    (approver) => approver.userId === actor.userId || getDelegateId(approver, offer) === actor.userId,
  );
}
