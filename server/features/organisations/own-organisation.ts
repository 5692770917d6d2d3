import type { Organisation, OrganisationFields } from '#domain/features/organisations/contract.ts';
import { isNameInForce } from '#domain/features/organisations/lifecycle.ts';
import type { SignedInContext } from '#server/context.ts';
import { type Write, write } from '#server/db/write.ts';
import { findNameRequest, requestNameApproval, withdrawNameRequest } from '#server/features/approvals/service.ts';
import { getTenantTheme } from '#server/features/tenants/service.ts';
import { refuse, refuseField } from '#server/http/errors/refusal.ts';
import { findOrganisation, isNameTaken, lockStatus, updateOrganisation } from './queries.ts';
import { renameOrganisation } from './service.ts';

/** The organization that the caller leads. */
export async function readOwnOrganisation(ctx: SignedInContext): Promise<Organisation> {
  const row = await findOrganisation(ctx.db, ctx.tenant.id, ctx.actor.organisationId ?? 0);
  if (!row) return refuse('not_found');
  const { created_at: _createdAt, ...fields } = row;
  return { ...fields, name_request: await findNameRequest(ctx, row.id) };
}

export async function saveOwnOrganisation(ctx: SignedInContext, fields: OrganisationFields): Promise<Organisation> {
  const id = ctx.actor.organisationId ?? refuse('not_found');
  const { name, ...others } = fields;
  const { switches } = await getTenantTheme(ctx, ctx.tenant.id);
  await write(ctx, async (change) => {
    await saveName(ctx, change, { id, name, needsApproval: switches.partner_approval });
    await updateOrganisation(change.db, ctx.tenant.id, id, others);
    await change.audit({ action: 'organisation.edit', subject: ['organisation', id] });
  });
  return readOwnOrganisation(ctx);
}

interface NameChange {
  readonly id: number;
  readonly name: string;
  /** Whether the tenant approves organizations. */
  readonly needsApproval: boolean;
}

/** Requests approval of a new name, or changes it at once if the organization itself is not approved yet. */
async function saveName(ctx: SignedInContext, change: Write, { id, name, needsApproval }: NameChange): Promise<void> {
  const { name: current, status } = await lockStatus(change.db, ctx.tenant.id, id);
  if (name === current) return withdrawNameRequest(ctx, change, id);
  const isInForce = isNameInForce(status);
  if (isInForce && (await isNameTaken(change.db, name, { tenantId: ctx.tenant.id, id }))) {
    refuseField('body.name', 'name_taken');
  }
  if (isInForce && needsApproval) return requestNameApproval(ctx, change, { id, name, current });
  await withdrawNameRequest(ctx, change, id);
  await renameOrganisation(ctx, change, { id, name, actorId: ctx.actor.userId });
}
