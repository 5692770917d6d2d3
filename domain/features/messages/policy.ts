import { type Actor, getScope } from '#domain/access/actor.ts';
import type { ApplicationStatus } from '#domain/features/applications/lifecycle.ts';
import { dayMs } from '#domain/lib/day.ts';

/** The side an account represents in a conversation. */
export type Side = 'seeker' | 'team' | 'partner';

/** The application fields that conversation rules need. */
export interface ConversationFacts {
  readonly status: ApplicationStatus;
  readonly statusSince: Date;
  readonly seekerId: number;
  /** The partner organization that sponsors the job seeker, if any. */
  readonly sponsorOrganisationId: number | null;
  /** The employer does not see the person before they agree to a suggested job. */
  readonly awaitsConsent: boolean;
  /** The job's team, or the employer's leads if the team is empty. */
  readonly jobOwnerIds: readonly number[];
}

export type ClosedReason = 'withdrawn' | 'ended';

/** Days after a decision during which writing stays open, for questions, feedback and the first day. */
export const writableDays = 90;

/** The actor's side; null for non-participants. A wide scope alone does not make a participant. */
export function getSide(actor: Actor, conversation: ConversationFacts): Side | null {
  const scope = getScope(actor, 'message.own');
  if (actor.kind === 'visitor' || scope === null || conversation.status === 'draft') return null;
  if (conversation.awaitsConsent) return null;
  if (scope === 'own') return actor.userId === conversation.seekerId ? 'seeker' : null;
  if (scope === 'assigned') return conversation.jobOwnerIds.includes(actor.userId) ? 'team' : null;
  const isSponsor = actor.organisationId !== null && actor.organisationId === conversation.sponsorOrganisationId;
  return scope === 'sponsored' && isSponsor ? 'partner' : null;
}

/** Null while writing is open. Reading is always possible. */
export function getClosedReason({ status, statusSince }: ConversationFacts, now: Date): ClosedReason | null {
  if (status === 'withdrawn') return 'withdrawn';
  if (!decidedStatuses.has(status)) return null;
  return now.getTime() - statusSince.getTime() > writableDays * dayMs ? 'ended' : null;
}

const decidedStatuses: ReadonlySet<ApplicationStatus> = new Set(['hired', 'declined', 'rejected']);
