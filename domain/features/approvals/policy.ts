import { type Actor, getScope } from '#domain/access/actor.ts';
import type { ApprovalKind } from './contract.ts';

/** The request fields that access rules need. */
export interface ApprovalFacts {
  readonly kind: ApprovalKind;
  readonly askedByUserId: number | null;
  readonly organisationId: number;
}

/** Whether the actor can read the queue. `isAdminsOnly`: the tenant restricts approvals to administrators. */
export function canReadApprovals(actor: Actor, isAdminsOnly: boolean): boolean {
  if (getScope(actor, 'approval.decide') !== 'tenant') return false;
  return !isAdminsOnly || (actor.kind === 'signed_in' && actor.role === 'admin');
}

/** An actor cannot decide on their own request, nor on their own organization joining or its name. */
export function canDecide(actor: Actor, isAdminsOnly: boolean, approval: ApprovalFacts): boolean {
  if (actor.kind === 'visitor' || !canReadApprovals(actor, isAdminsOnly)) return false;
  const isOwn = approval.kind !== 'job' && actor.organisationId === approval.organisationId;
  return actor.userId !== approval.askedByUserId && !isOwn;
}
