import * as z from 'zod/mini';
import { LinkToken } from '#domain/features/accounts/recovery.ts';
import { OfferTerms } from '#domain/features/offers/terms.ts';
import { OrganisationKind, OrganisationStatus } from '#domain/features/organisations/lifecycle.ts';
import { endpoint } from '#domain/lib/endpoint.ts';
import { Id, IdFromText, Moment, paragraph } from '#domain/lib/fields.ts';
import { ApprovalStatus } from './lifecycle.ts';

/** An organization that wants to join, a job draft to publish, or an organization's new name. */
export const approvalKinds = ['partner', 'job', 'name'] as const;
export type ApprovalKind = (typeof approvalKinds)[number];

/** The queue also has the offers whose approvers have not all decided. */
export const queueKinds = [...approvalKinds, 'offer'] as const;
export type QueueKind = (typeof queueKinds)[number];

/** An offer that waits for its approvers, without accommodations. */
export const OfferRequest = z.object({
  application_id: Id,
  version: z.int(),
  applicant: z.string(),
  job: z.string(),
  asked_by: z.string(),
  /** The approver whose turn it is; null if none is left. */
  waiting_for: z.nullable(z.string()),
  /** Whether the caller asked for the approval. */
  is_own: z.boolean(),
  terms: z.pick(OfferTerms, { title: true, start_on: true, pay: true, hours: true, location: true, answer_by: true }),
});
export type OfferRequest = z.infer<typeof OfferRequest>;

/** An approval request with the details needed to decide. */
export const Approval = z.object({
  /** Of the offer if the kind is `offer`. */
  id: Id,
  kind: z.enum(queueKinds),
  status: ApprovalStatus,
  asked_at: Moment,
  asked_by: z.nullable(z.object({ name: z.string(), email: z.string(), is_email_verified: z.boolean() })),
  organisation: z.object({
    id: Id,
    kind: OrganisationKind,
    name: z.string(),
    website: z.string(),
    description: z.string(),
    city: z.string(),
    region: z.string(),
    country: z.string(),
  }),
  /** The organization's new name; null for other requests. */
  requested_name: z.nullable(z.string()),
  /** The job draft to publish; null for other requests. */
  job: z.nullable(
    z.object({
      id: Id,
      title: z.string(),
      city: z.string(),
      region: z.string(),
      summary: z.array(z.string()),
      description: z.string(),
      version: z.int(),
    }),
  ),
  /** The offer to approve; null for other requests. It is decided through its own endpoint. */
  offer: z.nullable(OfferRequest),
  decided_at: z.nullable(Moment),
  decided_by: z.nullable(z.string()),
  reason: z.string(),
  /** False for the caller's own request. */
  can_decide: z.boolean(),
});
export type Approval = z.infer<typeof Approval>;

export const Decision = z
  .object({
    decision: z.enum(['approved', 'rejected']),
    /** Sent to the requester; required for a rejection. */
    reason: z._default(paragraph(2000), ''),
    /** The job version that was reviewed, so later changes are not approved unread. */
    version: z.optional(z.int()),
  })
  .check(z.refine(hasReason, { path: ['reason'], error: 'required' }));
export type Decision = z.infer<typeof Decision>;

export const ApprovalPage = z.object({
  approvals: z.array(Approval),
  next: z.nullable(z.string()),
  counts: z.object({ pending: z.int(), approved: z.int(), rejected: z.int() }),
});
export type ApprovalPage = z.infer<typeof ApprovalPage>;

/** The approval status of the caller's organization. */
export const OwnApproval = z.object({
  organisation: z.string(),
  status: OrganisationStatus,
  asked_at: Moment,
  decided_at: z.nullable(Moment),
  reason: z.string(),
});
export type OwnApproval = z.infer<typeof OwnApproval>;

/** Null for an organization that needed no approval, such as an imported one. */
const OwnApprovalResponse = z.object({ standing: z.nullable(OwnApproval) });

const decide = { permission: 'approval.decide' } as const;

export const approvalsApi = {
  /** Pending requests, oldest first; decided requests, newest first. */
  list: endpoint({
    method: 'GET',
    path: '/api/v1/approvals',
    access: decide,
    query: z.object({
      status: z.optional(ApprovalStatus),
      kind: z.optional(z.enum(queueKinds)),
      cursor: z.optional(z.string().check(z.maxLength(300))),
    }),
    response: ApprovalPage,
  }),
  decide: endpoint({
    method: 'POST',
    path: '/api/v1/approvals/:id/decision',
    access: decide,
    params: z.object({ id: IdFromText }),
    body: Decision,
    response: Approval,
  }),
  /** The request behind an approver's email link; does not use the link up. */
  readByLink: endpoint({
    method: 'POST',
    path: '/api/v1/approvals/link',
    access: 'public',
    body: z.object({ token: LinkToken }),
    response: Approval,
    perMinute: 30,
  }),
  decideByLink: endpoint({
    method: 'POST',
    path: '/api/v1/approvals/link/decision',
    access: 'public',
    body: z.object({ token: LinkToken, decision: Decision }),
    response: Approval,
    perMinute: 20,
  }),
  own: endpoint({
    method: 'GET',
    path: '/api/v1/approval',
    access: { permission: 'organisation.own' },
    response: OwnApprovalResponse,
  }),
  ownByLink: endpoint({
    method: 'POST',
    path: '/api/v1/approval/link',
    access: 'public',
    body: z.object({ token: LinkToken }),
    response: OwnApprovalResponse,
    perMinute: 30,
  }),
};

function hasReason({ decision, reason }: { decision: string; reason: string }): boolean {
  return decision === 'approved' || reason !== '';
}
