import type { Actor } from '#domain/access/actor.ts';
import type { Approval, Decision } from '#domain/features/approvals/contract.ts';
import { approvalLifecycle } from '#domain/features/approvals/lifecycle.ts';
import { canDecide } from '#domain/features/approvals/policy.ts';
import { canTransition } from '#domain/lib/lifecycle.ts';
import type { Context } from '#server/context.ts';
import { type Write, write } from '#server/db/write.ts';
import { decideOnDraft } from '#server/features/jobs/service.ts';
import { consumeLink, findValidLink } from '#server/features/links/service.ts';
import { notify } from '#server/features/notifications/service.ts';
import { changeStatus, findOrganisationLeads } from '#server/features/organisations/service.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { findDeciderActor } from './decider-actor.ts';
import { applyNameDecision } from './name-requests.ts';
import { isAdminsOnly } from './notify-deciders.ts';
import { toApproval } from './present-approval.ts';
import { findApproval, lockApproval, storeDecision } from './queries.ts';
import { emailLead } from './service.ts';

/** Decides on a request as the signed-in actor. */
export async function decide(ctx: Context, id: number, decision: Decision): Promise<Approval> {
  await write(ctx, (change) => applyDecision(ctx, change, { actor: ctx.actor, id, decision }));
  return readApproval(ctx, ctx.actor, id);
}

/** The request of the link in an approver's email. */
export async function readByLink(ctx: Context, token: string): Promise<Approval> {
  const link = (await findValidLink(ctx, token, ['decide_approval'])) ?? refuse('link_not_valid');
  return readApproval(ctx, await findDeciderActor(ctx, ctx.db, link.userId), link.subjectId);
}

/** Decides with the link in an approver's email: once, and with the approver's current rights. */
export async function decideByLink(ctx: Context, token: string, decision: Decision): Promise<Approval> {
  const { actor, id } = await write(ctx, async (change) => {
    const link = await consumeLink(ctx, change, token, ['decide_approval']);
    const decider = await findDeciderActor(ctx, change.db, link.userId);
    await applyDecision(ctx, change, { actor: decider, id: link.subjectId, decision });
    return { actor: decider, id: link.subjectId };
  });
  return readApproval(ctx, actor, id);
}

interface DecisionRequest {
  readonly actor: Actor;
  readonly id: number;
  readonly decision: Decision;
}

async function applyDecision(ctx: Context, change: Write, { actor, id, decision }: DecisionRequest): Promise<void> {
  const row = await lockApproval(change.db, ctx.tenant.id, id);
  if (!row || actor.kind === 'visitor') return refuse('not_found');
  const kind = row.kind;
  const facts = { kind, askedByUserId: row.asked_by_user_id, organisationId: row.organisation_id };
  if (!canDecide(actor, await isAdminsOnly(ctx), facts)) return refuse('forbidden');
  const { decision: status, reason } = decision;
  if (!canTransition(approvalLifecycle, row.status, status)) return refuse('already_decided');
  const deciderId = actor.userId;
  if (row.job_id !== null)
    return decideOnDraft(ctx, change, { id: row.job_id, actorId: deciderId, status, ...decision });
  await storeDecision(change.db, { tenantId: ctx.tenant.id, id, status, by: deciderId, at: ctx.clock(), reason });
  const { organisation_id: organisationId, requested_name: requestedName } = row;
  if (requestedName !== null) {
    const decided = { organisationId, name: requestedName, status, reason, actorId: deciderId };
    await applyNameDecision(ctx, change, decided);
  } else {
    const name = await changeStatus(ctx, change, organisationId, { to: status, actorId: deciderId, reason });
    await notifyLeads(ctx, change, { organisationId, name, decision });
  }
  await change.audit({
    action: `approval.${status}`,
    subject: ['approval', id],
    actorId: deciderId,
    detail: { reason },
  });
}

async function notifyLeads(
  ctx: Context,
  change: Write,
  { organisationId, name, decision }: { organisationId: number; name: string; decision: Decision },
): Promise<void> {
  const { decision: status, reason } = decision;
  const values = { organisation: name, ...(reason ? { reason } : {}) };
  const mail =
    status === 'approved'
      ? ({ kind: 'organisation_approved', path: '/approval' } as const)
      : ({ kind: 'organisation_rejected', path: '/rejected' } as const);
  for (const lead of await findOrganisationLeads(ctx, change, organisationId)) {
    const kind = status === 'approved' ? 'partner_approved' : 'partner_rejected';
    await notify(change, { tenantId: ctx.tenant.id, userId: lead.id, kind, values, subject: 'own_approval' });
    await emailLead(ctx, change, { lead, organisationId, mail, values });
  }
}

async function readApproval(ctx: Context, actor: Actor, id: number): Promise<Approval> {
  const row = (await findApproval(ctx.db, ctx.tenant.id, id)) ?? refuse('not_found');
  return toApproval(row, actor, await isAdminsOnly(ctx));
}
