import type { Organisation } from '#domain/features/organisations/contract.ts';
import type { Context, SignedInContext } from '#server/context.ts';
import type { Write } from '#server/db/write.ts';
import { queueMail } from '#server/features/mail/service.ts';
import { notify } from '#server/features/notifications/service.ts';
import { findOrganisationLeads, renameOrganisation } from '#server/features/organisations/service.ts';
import { deletePendingNameRequest, findLatestNameRequest, insertNameRequest } from './name-queries.ts';
import { notifyDeciders } from './notify-deciders.ts';

export interface NewName {
  readonly id: number;
  readonly name: string;
  readonly current: string;
}

/** Requests approval of an organization's new name. Replaces a request for another one, so that none is approved unread. */
export async function createNameRequest(
  ctx: SignedInContext,
  change: Write,
  { id, name, current }: NewName,
): Promise<void> {
  const owner = { tenantId: ctx.tenant.id, organisationId: id };
  const latest = await findLatestNameRequest(change.db, owner);
  if (latest?.status === 'pending' && latest.requested_name === name) return;
  await deleteNameRequest(ctx, change, id);
  const { userId, fullName } = ctx.actor;
  const approvalId = await insertNameRequest(change.db, { ...owner, name, askedBy: userId });
  const kinds = { notification: 'name_waiting', mail: 'name_approval_wanted' } as const;
  const values = { organisation: current, newName: name, asker: fullName };
  await notifyDeciders(ctx, change, { approvalId, askerId: userId, kinds, values });
  await change.audit({ action: 'approval.ask', subject: ['approval', approvalId], detail: { name } });
}

/** Deletes the pending request of an organization to change its name, if there is one. */
export async function deleteNameRequest(ctx: SignedInContext, change: Write, organisationId: number): Promise<void> {
  const request = await deletePendingNameRequest(change.db, { tenantId: ctx.tenant.id, organisationId });
  if (!request) return;
  const detail = { name: request.requested_name };
  await change.audit({ action: 'approval.withdraw', subject: ['approval', request.id], detail });
}

/** The latest request of an organization to change its name, unless it was approved. */
export async function readNameRequest(ctx: Context, organisationId: number): Promise<Organisation['name_request']> {
  const row = await findLatestNameRequest(ctx.db, { tenantId: ctx.tenant.id, organisationId });
  if (!row || row.status === 'approved' || row.requested_name === null) return null;
  return { name: row.requested_name, status: row.status, reason: row.reason };
}

interface NameDecision {
  readonly organisationId: number;
  readonly name: string;
  readonly status: 'approved' | 'rejected';
  readonly reason: string;
  readonly actorId: number;
}

/** Applies the decision about a new name and notifies the organization's leads. */
export async function applyNameDecision(ctx: Context, change: Write, decision: NameDecision): Promise<void> {
  const { organisationId: id, name, status, reason, actorId } = decision;
  if (status === 'approved') await renameOrganisation(ctx, change, { id, name, actorId });
  const values = { newName: name, ...(reason ? { reason } : {}) };
  const kind = status === 'approved' ? 'name_approved' : 'name_rejected';
  for (const lead of await findOrganisationLeads(ctx, change, id)) {
    const recipient = { tenantId: ctx.tenant.id, userId: lead.id };
    await notify(change, { ...recipient, kind, values, subject: 'own_organisation' });
    await queueMail(change, { ...recipient, kind, values, path: '/onboarding?step=organisation' });
  }
}
