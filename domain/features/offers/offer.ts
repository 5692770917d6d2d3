import * as z from 'zod/mini';
import { Salary, WorkMode } from '#domain/features/jobs/job.ts';
import { Id, Moment, paragraph } from '#domain/lib/fields.ts';
import { languages } from '#domain/phrases/phrases.ts';
import { OfferCheck } from './checks.ts';
import { OfferStatus, offerFilters } from './lifecycle.ts';
import { OfferTerms } from './terms.ts';

export const maxApprovers = 5;

/** An offer on a list. */
export const OfferCard = z.object({
  id: Id,
  application_id: Id,
  status: OfferStatus,
  job: z.object({ id: Id, title: z.string(), company: z.string(), organisation_id: Id }),
  seeker: z.object({ id: Id, name: z.string() }),
  /** The last day to reply. */
  answer_by: z.nullable(z.string()),
  start_on: z.nullable(z.string()),
  changed_at: Moment,
  /** Whether the job seeker has opened it since it was sent. */
  is_viewed: z.boolean(),
  /** Whether the caller is the approver whose turn it is. */
  is_your_turn: z.boolean(),
});
export type OfferCard = z.infer<typeof OfferCard>;

/** Accommodations are null for staff outside the hiring team. */
const ShownTerms = z.extend(OfferTerms, { accommodations: z.nullable(z.string()) });
export type ShownTerms = z.infer<typeof ShownTerms>;

export const OfferApprover = z.object({
  user_id: Id,
  name: z.string(),
  status: z.enum(['waiting', 'approved', 'rejected']),
  decided_at: z.nullable(Moment),
  reason: z.string(),
  /** The delegate who decided, or decides today, for the approver; null if there is none. */
  delegate: z.nullable(z.string()),
  is_you: z.boolean(),
});
export type OfferApprover = z.infer<typeof OfferApprover>;

export const Offer = z.object({
  ...OfferCard.shape,
  /** Number of the letter, from 1; a revision has the next one. */
  revision: z.int(),
  /** Version of the record, for concurrent changes. */
  version: z.int(),
  terms: ShownTerms,
  /** The letter with merge fields. */
  letter: z.string(),
  /** Of the letter, its dates, and its amounts. */
  letter_language: z.enum(languages),
  sender: z.string(),
  posted_pay: z.nullable(Salary),
  /** Whether the tenant requires that someone approves every offer; false for the job seeker. */
  needs_approval: z.boolean(),
  sent_at: z.nullable(Moment),
  answered_at: z.nullable(Moment),
  /** What the job seeker wrote when they declined. */
  decline_message: z.string(),
  /** The typed signature; null until accepted. */
  signature: z.nullable(z.object({ name: z.string(), at: Moment })),
  can_edit: z.boolean(),
  can_submit: z.boolean(),
  can_decide: z.boolean(),
  can_send: z.boolean(),
  can_revise: z.boolean(),
  can_withdraw: z.boolean(),
  can_answer: z.boolean(),
  /** The last rejection by an approver, until the draft is submitted again. */
  returned: z.nullable(z.object({ name: z.string(), reason: z.string(), at: Moment })),
  /** For staff; empty for the job seeker. In order. */
  approvers: z.array(OfferApprover),
  asked_by: z.nullable(z.object({ name: z.string(), at: Moment })),
  checks: z.array(OfferCheck),
  /** Earlier revisions, newest first. */
  versions: z.array(z.object({ revision: z.int(), at: Moment, terms: ShownTerms, letter: z.string() })),
});
export type Offer = z.infer<typeof Offer>;

export const OfferPage = z.object({
  offers: z.array(OfferCard),
  next: z.nullable(z.string()),
  counts: z.record(z.enum(offerFilters), z.int()),
});
export type OfferPage = z.infer<typeof OfferPage>;

export const OfferDraft = z.object({
  terms: z.extend(OfferTerms, {
    /** Null keeps the stored text, for staff who don't see it. */
    accommodations: z.nullable(paragraph(1000)),
  }),
  letter: paragraph(6000),
  /** Unchanged if left out; English for a new offer. */
  letter_language: z.optional(z.enum(languages)),
  approver_ids: z.array(Id).check(
    z.maxLength(maxApprovers),
    z.refine((ids) => new Set(ids).size === ids.length, { error: 'invalid_value' }),
  ),
});
export type OfferDraft = z.infer<typeof OfferDraft>;

/** What a new offer starts from. */
export const OfferStart = z.object({
  application_id: Id,
  job: z.object({
    id: Id,
    title: z.string(),
    company: z.string(),
    city: z.string(),
    region: z.string(),
    work_mode: WorkMode,
    salary: z.nullable(Salary),
  }),
  seeker: z.object({ id: z.union([Id, z.literal(0)]), name: z.string() }),
  /** The people who can be named as approvers. */
  approvers: z.array(z.object({ id: Id, name: z.string(), role: z.string() })),
  needs_approval: z.boolean(),
});
export type OfferStart = z.infer<typeof OfferStart>;

export const OfferDecision = z
  .object({
    decision: z.enum(['approved', 'rejected']),
    /** Required for a rejection. */
    reason: z._default(paragraph(1000), ''),
    version: z.int(),
  })
  .check(
    z.refine(({ decision, reason }) => decision === 'approved' || reason !== '', {
      path: ['reason'],
      error: 'required',
    }),
  );
export type OfferDecision = z.infer<typeof OfferDecision>;
