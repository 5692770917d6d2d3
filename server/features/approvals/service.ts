import type { Actor } from '#domain/access/actor.ts';
import { canReadApprovals } from '#domain/features/approvals/policy.ts';
import type { PublishRequest } from '#domain/features/jobs/job.ts';
import type { Organisation } from '#domain/features/organisations/contract.ts';
import type { Context, SignedInContext } from '#server/context.ts';
import type { Write } from '#server/db/write.ts';
import { createLink } from '#server/features/links/service.ts';
import { queueMail } from '#server/features/mail/service.ts';
import { notify } from '#server/features/notifications/service.ts';
import { findOrganisationLeads, type NewOrganisation } from '#server/features/organisations/service.ts';
import { getTenantTheme } from '#server/features/tenants/service.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { findDeciderActor } from './decider-actor.ts';
import { createNameRequest, deleteNameRequest, type NewName, readNameRequest } from './name-requests.ts';
import { isAdminsOnly, notifyDeciders } from './notify-deciders.ts';
import {
  countPendingRequests,
  findJobRequest,
  insertApproval,
  lockJobRequest,
  type PendingRequests,
  storeDecision,
} from './queries.ts';

interface ApprovalRequest {
  readonly organisation: NewOrganisation;
  readonly askedBy: { readonly id: number; readonly name: string; readonly email: string };
}

/** Requests approval of a new organization; notifies the deciders and confirms the request to its lead. */
export async function requestApproval(
  ctx: Context,
  change: Write,
  { organisation, askedBy }: ApprovalRequest,
): Promise<void> {
  const tenantId = ctx.tenant.id;
  const approvalId =
    (await insertApproval(change.db, { tenantId, organisationId: organisation.id, askedBy: askedBy.id })) ??
    refuse('conflict');
  const values = { organisation: organisation.name, asker: askedBy.name };
  const kinds = { notification: 'partner_waiting', mail: 'approval_wanted' } as const;
  await notifyDeciders(ctx, change, { approvalId, askerId: askedBy.id, kinds, values });
  await emailLead(ctx, change, {
    lead: askedBy,
    organisationId: organisation.id,
    mail: { kind: 'organisation_received', path: '/approval' },
    values,
  });
  await change.audit({ action: 'approval.ask', subject: ['approval', approvalId], actorId: askedBy.id });
}

interface Draft {
  readonly id: number;
  readonly title: string;
  readonly company: string;
  readonly organisationId: number;
}

/** Requests approval of a draft from the tenant's deciders, or from the employer's leads if the tenant needs none. */
export async function requestJobApproval(
  ctx: Context,
  change: Write,
  job: Draft,
  { userId, fullName }: { readonly userId: number; readonly fullName: string },
): Promise<void> {
  const request = { tenantId: ctx.tenant.id, organisationId: job.organisationId, askedBy: userId, jobId: job.id };
  const approvalId = (await insertApproval(change.db, request)) ?? refuse('conflict');
  const values = { job: job.title, organisation: job.company, asker: fullName };
  const { needsApproval } = await getPublishingRules(ctx);
  const leads = needsApproval ? [] : await findOrganisationLeads(ctx, change, job.organisationId);
  for (const lead of leads) {
    const notification = { tenantId: ctx.tenant.id, userId: lead.id, kind: 'job_waiting', values } as const;
    await notify(change, { ...notification, subject: { job: job.id } });
  }
  if (leads.length === 0) {
    const kinds = { notification: 'job_waiting', mail: 'job_approval_wanted' } as const;
    await notifyDeciders(ctx, change, { approvalId, askerId: userId, kinds, values });
  }
  await change.audit({ action: 'approval.ask', subject: ['approval', approvalId] });
}

interface Answer {
  readonly status: 'approved' | 'rejected';
  readonly actorId: number;
  readonly reason: string;
}

/** Decides the pending request to publish a draft and notifies the requester. Returns false if none was pending. */
export async function decideJobRequest(
  ctx: Context,
  change: Write,
  job: Pick<Draft, 'id' | 'title'>,
  { status, actorId, reason }: Answer,
): Promise<boolean> {
  const tenantId = ctx.tenant.id;
  const request = await lockJobRequest(change.db, tenantId, job.id);
  if (!request) return false;
  await storeDecision(change.db, { tenantId, id: request.id, status, by: actorId, at: ctx.clock(), reason });
  await change.audit({ action: `approval.${status}`, subject: ['approval', request.id], actorId, detail: { reason } });
  const asker = request.asked_by_user_id;
  if (asker === null || asker === actorId) return true;
  const kind = status === 'approved' ? 'job_published' : 'job_returned';
  await notify(change, { tenantId, userId: asker, kind, values: { job: job.title }, subject: { job: job.id } });
  return true;
}

/** The latest request to publish a draft, or null. */
export async function findPublishRequest(ctx: Context, jobId: number): Promise<PublishRequest | null> {
  const row = await findJobRequest(ctx.db, ctx.tenant.id, jobId);
  if (!row) return null;
  return {
    status: row.status,
    asked_by: row.asker_name ?? '',
    asked_at: row.created_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
    reason: row.reason,
  };
}

/** The tenant's settings for publishing jobs. */
export async function getPublishingRules(ctx: Context): Promise<{ needsApproval: boolean; isAdminsOnly: boolean }> {
  const { switches } = await getTenantTheme(ctx, ctx.tenant.id);
  return { needsApproval: switches.job_approval, isAdminsOnly: switches.admins_decide };
}

/** Sends an email to a lead of an organization, with a link to its status. */
export async function emailLead(
  ctx: Context,
  change: Write,
  message: {
    readonly lead: { readonly id: number; readonly email: string };
    readonly organisationId: number;
    readonly mail: {
      readonly kind: 'organisation_received' | 'organisation_approved' | 'organisation_rejected';
      readonly path: string;
    };
    readonly values: Readonly<Record<string, string>>;
  },
): Promise<void> {
  const { lead, organisationId, mail, values } = message;
  const linkId = await createLink(ctx, change, {
    purpose: 'see_organisation',
    userId: lead.id,
    email: lead.email,
    subjectId: organisationId,
  });
  await queueMail(change, { tenantId: ctx.tenant.id, userId: lead.id, ...mail, values, linkId });
}

/** Requests approval of an organization's new name. A pending request for another name is withdrawn. */
export function requestNameApproval(ctx: SignedInContext, change: Write, newName: NewName): Promise<void> {
  return createNameRequest(ctx, change, newName);
}

/** Withdraws the pending request of an organization to change its name, if there is one. */
export function withdrawNameRequest(ctx: SignedInContext, change: Write, organisationId: number): Promise<void> {
  return deleteNameRequest(ctx, change, organisationId);
}

/** The latest request of an organization to change its name, unless it was approved. */
export function findNameRequest(ctx: Context, organisationId: number): Promise<Organisation['name_request']> {
  return readNameRequest(ctx, organisationId);
}

/** The account of an email link as an actor, with its current rights. */
export function findLinkActor(ctx: Context, db: Context['db'], userId: number): Promise<Actor> {
  return findDeciderActor(ctx, db, userId);
}

/** The requests that wait for the caller's decision, by kind. */
export async function listPendingRequests(ctx: SignedInContext): Promise<PendingRequests[]> {
  if (!canReadApprovals(ctx.actor, await isAdminsOnly(ctx))) return [];
  return countPendingRequests(ctx.db, ctx.tenant.id, ctx.actor.userId);
}
