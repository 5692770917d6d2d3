import * as z from 'zod/mini';
import type { Actor } from '#domain/access/actor.ts';
import type { Salary } from '#domain/features/jobs/job.ts';
import { checkOffer } from '#domain/features/offers/checks.ts';
import type { Offer, OfferCard } from '#domain/features/offers/offer.ts';
import {
  canReadAccommodations,
  getDelegateId,
  getOfferActions,
  isTurnOf,
  type OfferFacts,
} from '#domain/features/offers/policy.ts';
import { OfferTerms } from '#domain/features/offers/terms.ts';
import type { Language } from '#domain/phrases/phrases.ts';
import type { ApproverRow } from './approver-queries.ts';
import type { findVersions, OfferRow } from './queries.ts';

/** An offer with the approvers of all rounds. */
export interface LoadedOffer {
  readonly row: OfferRow;
  readonly approvers: readonly ApproverRow[];
}

export function buildOfferFacts({ row, approvers }: LoadedOffer): OfferFacts {
  return {
    status: row.status,
    wasSent: row.sent_at !== null,
    submittedBy: row.submitted_by,
    application: {
      seekerId: row.seeker_id,
      job: {
        status: row.job_status,
        organisationId: row.organisation_id,
        teamUserIds: row.team_user_ids.map(Number),
      },
    },
    approvers: getCurrentApprovers({ row, approvers }).map(
      ({ user_id: userId, delegate_id: delegateId, position, status }) => ({
        userId,
        delegateId,
        position,
        status,
      }),
    ),
  };
}

/** The approvers of the current round, in order. */
export function getCurrentApprovers({ row, approvers }: LoadedOffer): readonly ApproverRow[] {
  return approvers.filter(({ offer_id: id, round }) => id === row.id && round === row.round);
}

export function presentOfferCard(loaded: LoadedOffer, actor: Actor): OfferCard {
  const { row } = loaded;
  const terms = parseTerms(row.terms);
  return {
    id: row.id,
    application_id: row.application_id,
    status: row.status,
    job: {
      id: row.job_id,
      title: terms.title || row.job_title,
      company: row.company,
      organisation_id: row.organisation_id,
    },
    seeker: { id: row.seeker_id, name: row.seeker_name },
    answer_by: row.answer_by,
    start_on: terms.start_on,
    changed_at: row.changed_at.toISOString(),
    is_viewed: row.viewed_at !== null,
    is_your_turn:
      row.status === 'pending_approval' &&
      actor.kind === 'signed_in' &&
      isTurnOf(actor.userId, buildOfferFacts(loaded)),
  };
}

interface Presentation {
  readonly actor: Actor;
  readonly versions: Awaited<ReturnType<typeof findVersions>>;
  readonly needsApproval: boolean;
  readonly now: Date;
}

/** The offer for one reader: job seekers see no approvals, checks, or earlier revisions. */
export function presentOffer(loaded: LoadedOffer, { actor, versions, needsApproval, now }: Presentation): Offer {
  const { row } = loaded;
  const facts = buildOfferFacts(loaded);
  const isSeeker = actor.kind === 'signed_in' && actor.role === 'job_seeker';
  const showTerms = (stored: unknown) => {
    const terms = parseTerms(stored);
    const shown = canReadAccommodations(actor, facts) ? terms : { ...terms, accommodations: null };
    return isSeeker ? { ...shown, pay_reason: '' } : shown;
  };
  const salary = buildPostedPay(row);
  return {
    ...presentOfferCard(loaded, actor),
    revision: row.revision,
    version: row.version,
    terms: showTerms(row.terms),
    letter: row.letter,
    letter_language: row.letter_language as Language,
    sender: row.sender_name ?? row.writer_name,
    posted_pay: salary,
    needs_approval: needsApproval && !isSeeker,
    sent_at: row.sent_at?.toISOString() ?? null,
    answered_at: row.answered_at?.toISOString() ?? null,
    decline_message: row.decline_message,
    signature:
      row.typed_name === null || row.signed_at === null
        ? null
        : { name: row.typed_name, at: row.signed_at.toISOString() },
    ...getOfferActions(actor, facts, needsApproval),
    ...(isSeeker ? noApproval : presentApproval(loaded, actor)),
    checks: isSeeker ? [] : checkOffer({ terms: parseTerms(row.terms), letter: row.letter, salary }, now),
    versions: isSeeker
      ? []
      : versions.map(({ revision, at, terms, letter }) => ({
          revision,
          at: at.toISOString(),
          terms: showTerms(terms),
          letter,
        })),
  };
}

/** Invalid stored terms become empty ones instead of an error. */
export function parseTerms(stored: unknown): OfferTerms {
  return StoredTerms.parse(stored);
}

const StoredTerms = z.catch(OfferTerms, {
  title: '',
  start_on: null,
  pay: { amount: null, currency: 'USD', period: 'year' },
  pay_schedule: '',
  hours: '',
  location: '',
  accommodations: '',
  answer_by: null,
  pay_reason: '',
});

export function buildPostedPay(
  row: Pick<OfferRow, 'salary_min' | 'salary_max' | 'salary_currency' | 'salary_period'>,
): Salary | null {
  const { salary_min: min, salary_max: max, salary_currency: currency, salary_period: period } = row;
  return currency === null || period === null ? null : { min, max, currency, period };
}

const noApproval = { returned: null, approvers: [], asked_by: null } satisfies Partial<Offer>;

function presentApproval(loaded: LoadedOffer, actor: Actor): Pick<Offer, 'returned' | 'approvers' | 'asked_by'> {
  const { row, approvers } = loaded;
  const facts = buildOfferFacts(loaded);
  const rejection = approvers.findLast(
    ({ offer_id: id, round, status }) => id === row.id && round === row.round - 1 && status === 'rejected',
  );
  const isReturned = row.status === 'draft' && rejection !== undefined && rejection.decided_at !== null;
  return {
    returned: isReturned
      ? { name: rejection.full_name, reason: rejection.reason, at: rejection.decided_at?.toISOString() ?? '' }
      : null,
    approvers: getCurrentApprovers(loaded).map((approver) => ({
      user_id: approver.user_id,
      name: approver.full_name,
      status: approver.status,
      decided_at: approver.decided_at?.toISOString() ?? null,
      reason: approver.reason,
      delegate: getDelegateName(approver, facts),
      is_you: actor.kind === 'signed_in' && actor.userId === approver.user_id,
    })),
    asked_by:
      row.submitter_name === null || row.submitted_at === null || row.status === 'draft'
        ? null
        : { name: row.submitter_name, at: row.submitted_at.toISOString() },
  };
}

/** Who decided for an approver, or decides while they are away. */
function getDelegateName(approver: ApproverRow, facts: OfferFacts): string | null {
  if (approver.status !== 'waiting') return approver.decider_name;
  return getDelegateId({ delegateId: approver.delegate_id }, facts) === null ? null : approver.delegate_name;
}
