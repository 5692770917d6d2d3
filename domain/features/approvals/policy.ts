import { type Actor, reach } from '#domain/access/actor.ts';

/** What a rule needs to know of a request. */
export interface ApprovalFacts {
  readonly askedByUserId: number | null;
  readonly organisationId: number;
}

/** Who reads the queue: with the tenant's narrow switch administrators alone. */
export function canReadApprovals(actor: Actor, isNarrow: boolean): boolean {
  if (reach(actor, 'approval.decide') !== 'tenant') return false;
  return !isNarrow || (actor.kind === 'signed_in' && actor.role === 'admin');
}

/** Nobody decides on a request of their own or of their own organisation. */
export function canDecide(actor: Actor, isNarrow: boolean, approval: ApprovalFacts): boolean {
  if (actor.kind === 'visitor' || !canReadApprovals(actor, isNarrow)) return false;
  return actor.userId !== approval.askedByUserId && actor.organisationId !== approval.organisationId;
}
