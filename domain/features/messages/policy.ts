import { type Actor, getScope } from '#domain/access/actor.ts';
import type { ApplicationStatus } from '#domain/features/applications/lifecycle.ts';
import { dayMs } from '#domain/lib/day.ts';

/** Whom somebody speaks for in a conversation. */
export type Side = 'seeker' | 'team' | 'partner';

/** What a rule needs to know of the application that a conversation is about. */
export interface ConversationFacts {
  readonly status: ApplicationStatus;
  readonly statusSince: Date;
  readonly seekerId: number;
  /** The partner organisation that looks after the job seeker, if any. */
  readonly sponsorOrganisationId: number | null;
  /** Who looks after the job: its team, or the leads of the employer while nobody is on it. */
  readonly keeperIds: readonly number[];
}

/** Why nobody writes any more. */
export type ClosedReason = 'withdrawn' | 'ended';

/** Days for which people may still write after a decision: for questions, feedback and a first day. */
export const writableDays = 90;

/** The side on which the actor takes part; null for everybody who does not. Taking part is more than a wide reach. */
export function sideOf(actor: Actor, conversation: ConversationFacts): Side | null {
  const scope = getScope(actor, 'message.own');
  if (actor.kind === 'visitor' || scope === null || conversation.status === 'draft') return null;
  if (scope === 'own') return actor.userId === conversation.seekerId ? 'seeker' : null;
  if (scope === 'assigned') return conversation.keeperIds.includes(actor.userId) ? 'team' : null;
  const isSponsor = actor.organisationId !== null && actor.organisationId === conversation.sponsorOrganisationId;
  return scope === 'sponsored' && isSponsor ? 'partner' : null;
}

/** Null while people may write. Reading stays possible for ever. */
export function closedReason({ status, statusSince }: ConversationFacts, now: Date): ClosedReason | null {
  if (status === 'withdrawn') return 'withdrawn';
  if (!decided.has(status)) return null;
  return now.getTime() - statusSince.getTime() > writableDays * dayMs ? 'ended' : null;
}

const decided: ReadonlySet<ApplicationStatus> = new Set(['hired', 'declined', 'rejected']);
