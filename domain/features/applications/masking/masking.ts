import type { Actor } from '#domain/access/actor.ts';
import type { ApplicationState, ApplicationStatus } from '#domain/features/applications/lifecycle.ts';

/** The stages of a job in which applications can be reviewed masked, in order. Who interviews a person knows them. */
export const maskableStages = ['applied', 'screening'] as const;
export type MaskableStage = (typeof maskableStages)[number];

/** The facts that decide about masking. */
export interface MaskingFacts extends ApplicationState {
  readonly maskedStages: readonly string[];
  /** An interview or an offer exists. */
  readonly isKnown: boolean;
  /** The people who have revealed the application. */
  readonly revealedTo: readonly number[];
}

const pausedStatuses: ReadonlySet<ApplicationStatus> = new Set(['on-hold', 'declined', 'rejected', 'withdrawn']);

/**
 * Whether the actor sees the application masked: the whole staff, except the partners who support the person, until they
 * reveal it. The database has the same rules in `is_application_masked`.
 */
export function isMaskedFor(actor: Actor, { status, statusBefore, ...facts }: MaskingFacts): boolean {
  if (actor.kind === 'visitor' || facts.maskedStages.length === 0 || facts.isKnown) return false;
  if (actor.role === 'job_seeker' || actor.role === 'recruiter' || actor.role === 'recruiter_member') return false;
  const current = pausedStatuses.has(status) ? (statusBefore ?? 'applied') : status;
  const stage = current === 'sourced' ? 'applied' : current;
  return facts.maskedStages.includes(stage) && !facts.revealedTo.includes(actor.userId);
}

/** Replaces the name of a masked applicant; the same in every list, message, and email. */
export function getMaskedName(applicationId: number): string {
  return `#${applicationId}`;
}
