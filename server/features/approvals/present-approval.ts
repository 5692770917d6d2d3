import type { Actor } from '#domain/access/actor.ts';
import type { Approval, OwnApproval } from '#domain/features/approvals/contract.ts';
import { canDecide } from '#domain/features/approvals/policy.ts';
import type { ApprovalRow } from './queries.ts';

/** Presents a request to people who decide. */
export function toApproval(row: ApprovalRow, actor: Actor, isAdminsOnly: boolean): Approval {
  const kind = row.approval_kind;
  const facts = { kind, askedByUserId: row.asked_by_user_id, organisationId: row.organisation_id };
  return {
    id: row.id,
    kind,
    status: row.status,
    asked_at: row.created_at.toISOString(),
    asked_by:
      row.asker_name === null || row.asker_email === null
        ? null
        : { name: row.asker_name, email: row.asker_email, is_email_verified: row.asker_verified_at !== null },
    organisation: {
      id: row.organisation_id,
      kind: row.kind,
      name: row.name,
      website: row.website,
      description: row.description,
      city: row.city,
      region: row.region,
      country: row.country,
    },
    requested_name: row.requested_name,
    job: toJob(row),
    offer: null,
    decided_at: row.decided_at?.toISOString() ?? null,
    decided_by: row.decider_name,
    reason: row.reason,
    can_decide: row.status === 'pending' && canDecide(actor, isAdminsOnly, facts),
  };
}

function toJob(row: ApprovalRow): Approval['job'] {
  if (row.job_id === null) return null;
  return {
    id: row.job_id,
    title: row.job_title ?? '',
    city: row.job_city ?? '',
    region: row.job_region ?? '',
    summary: row.job_summary ?? [],
    description: row.job_description ?? '',
    version: row.job_version ?? 0,
  };
}

/** Presents a request to its own organization, without who decided. */
export function toOwnApproval(row: ApprovalRow): OwnApproval {
  return {
    organisation: row.name,
    status: row.organisation_status,
    asked_at: row.created_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
    reason: row.reason,
  };
}
