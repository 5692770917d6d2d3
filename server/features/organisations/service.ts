import type { Organisation, OrganisationFields } from '#domain/features/organisations/contract.ts';
import {
  type OrganisationKind,
  type OrganisationStatus,
  organisationLifecycle,
} from '#domain/features/organisations/lifecycle.ts';
import { canTransition } from '#domain/lib/lifecycle.ts';
import { slugify } from '#domain/lib/slug.ts';
import type { Context, SignedInContext } from '#server/context.ts';
import { type Write, write } from '#server/db/write.ts';
import { getTenantTheme } from '#server/features/tenants/service.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import {
  findLeads,
  findOrganisation,
  insertEvent,
  insertOrganisation,
  lockStatus,
  setStatus,
  updateOrganisation,
} from './queries.ts';

export interface NewOrganisation {
  readonly id: number;
  readonly name: string;
  readonly status: OrganisationStatus;
}

/** Creates an organization, pending if the tenant requires approval. */
export async function createOrganisation(
  ctx: Context,
  change: Write,
  { kind, name }: { readonly kind: OrganisationKind; readonly name: string },
): Promise<NewOrganisation> {
  const tenantId = ctx.tenant.id;
  const { switches } = await getTenantTheme(ctx, tenantId);
  const status = switches.partner_approval ? 'pending' : 'approved';
  const slug = `${slugify(name)}-${ctx.requestId.slice(0, 8).toLowerCase()}`;
  const id = await insertOrganisation(change.db, { tenantId, kind, name, slug, status });
  await insertEvent(change.db, { tenantId, organisationId: id, actorId: null, from: null, to: status, reason: '' });
  return { id, name, status };
}

/** The organization if it is approved. */
export async function findApprovedOrganisation(ctx: Context, change: Write, id: number) {
  const row = await findOrganisation(change.db, ctx.tenant.id, id);
  return row?.status === 'approved' ? { id: row.id, name: row.name, kind: row.kind } : undefined;
}

/** The organization that the caller leads. */
export async function readOwnOrganisation(ctx: SignedInContext): Promise<Organisation> {
  const row = await findOrganisation(ctx.db, ctx.tenant.id, ctx.actor.organisationId ?? 0);
  if (!row) return refuse('not_found');
  const { created_at: _createdAt, ...fields } = row;
  return fields;
}

export async function saveOwnOrganisation(ctx: SignedInContext, fields: OrganisationFields): Promise<Organisation> {
  const id = ctx.actor.organisationId ?? refuse('not_found');
  await write(ctx, async (change) => {
    await updateOrganisation(change.db, ctx.tenant.id, id, fields);
    await change.audit({ action: 'organisation.edit', subject: ['organisation', id] });
  });
  return readOwnOrganisation(ctx);
}

interface StatusChange {
  readonly to: OrganisationStatus;
  readonly actorId: number;
  readonly reason: string;
}

/** Changes the status of an organization and records the event. Returns its name. */
export async function changeStatus(
  ctx: Context,
  change: Write,
  id: number,
  { to, actorId, reason }: StatusChange,
): Promise<string> {
  const tenantId = ctx.tenant.id;
  const { name, status: from } = await lockStatus(change.db, tenantId, id);
  if (!canTransition(organisationLifecycle, from, to)) refuse('illegal_move');
  await setStatus(change.db, tenantId, id, to);
  await insertEvent(change.db, { tenantId, organisationId: id, actorId, from, to, reason });
  return name;
}

/** The leads of an organization. */
export function findOrganisationLeads(ctx: Context, change: Write, id: number) {
  return findLeads(change.db, ctx.tenant.id, id);
}
