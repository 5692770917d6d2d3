import { type Actor, reach } from '#domain/access/actor.ts';
import type { ApprovalKind } from './contract.ts';

/** What a rule needs to know of a request. */
export interface ApprovalFacts {
  readonly kind: ApprovalKind;
  readonly askedByUserId: number | null;
  readonly organisationId: number;
}

/** Who reads the queue: with the tenant's narrow switch administrators alone. */
export function canReadApprovals(actor: Actor, isAdminsOnly: boolean): boolean {
  if (reach(actor, 'approval.decide') !== 'tenant') return false;
  return !isAdminsOnly || (actor.kind === 'signed_in' && actor.role === 'admin');
}

/** Nobody decides on a request of their own, nor on whether their own organisation joins. */
export function canDecide(actor: Actor, isAdminsOnly: boolean, approval: ApprovalFacts): boolean {
  if (actor.kind === 'visitor' || !canReadApprovals(actor, isAdminsOnly)) return false;
  const isOwn = approval.kind === 'partner' && actor.organisationId === approval.organisationId;
  return actor.userId !== approval.askedByUserId && !isOwn;
}
