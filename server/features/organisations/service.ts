import {
  isNameInForce,
  type OrganisationKind,
  type OrganisationStatus,
  organisationLifecycle,
} from '#domain/features/organisations/lifecycle.ts';
import { canTransition } from '#domain/lib/lifecycle.ts';
import { slugify } from '#domain/lib/slug.ts';
import type { Context, Services } from '#server/context.ts';
import type { Write } from '#server/db/write.ts';
import { getTenantTheme } from '#server/features/tenants/service.ts';
import { refuse, refuseField } from '#server/http/errors/refusal.ts';
import { findEmployer } from './employer-queries.ts';
import {
  findLeads,
  findOrganisation,
  insertEvent,
  insertOrganisation,
  isNameTaken,
  lockStatus,
  setStatus,
  updateName,
} from './queries.ts';

export interface NewOrganisation {
  readonly id: number;
  readonly name: string;
  readonly status: OrganisationStatus;
}

/**
 * Creates an organization, pending if the tenant requires approval. Refuses the name of an approved one.
 * @param field path of the name in the request, for the error
 */
export async function createOrganisation(
  ctx: Context,
  change: Write,
  { kind, name, field }: { readonly kind: OrganisationKind; readonly name: string; readonly field: string },
): Promise<NewOrganisation> {
  const tenantId = ctx.tenant.id;
  if (await isNameTaken(change.db, name, { tenantId, id: null })) refuseField(field, 'name_taken');
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
  if (isNameInForce(to) && (await isNameTaken(change.db, name, { tenantId, id }))) refuse('name_taken');
  await setStatus(change.db, tenantId, id, to);
  await insertEvent(change.db, { tenantId, organisationId: id, actorId, from, to, reason });
  return name;
}

/** Above this count of jobs, one event makes subscribers reload everything. */
const maxJobEvents = 100;

/**
 * Changes the name of an organization and of the company on its jobs. Refuses the name of another approved one. Returns
 * the old name.
 */
export async function renameOrganisation(
  ctx: Context,
  change: Write,
  { id, name, actorId }: { readonly id: number; readonly name: string; readonly actorId: number },
): Promise<string> {
  const tenantId = ctx.tenant.id;
  const { name: fromName, status } = await lockStatus(change.db, tenantId, id);
  if (isNameInForce(status) && (await isNameTaken(change.db, name, { tenantId, id }))) refuse('name_taken');
  const jobIds = await updateName(change.db, tenantId, id, name);
  const event = { tenantId, organisationId: id, actorId, from: status, to: status, reason: '' };
  await insertEvent(change.db, { ...event, fromName, toName: name });
  const detail = { from: fromName, to: name };
  await change.audit({ action: 'organisation.rename', subject: ['organisation', id], actorId, detail });
  if (jobIds.length > maxJobEvents) change.emit({ kind: 'many_changed', tenantId });
  else for (const jobId of jobIds) change.emit({ kind: 'job_changed', tenantId, id: jobId });
  return fromName;
}

/** The leads of an organization. */
export function findOrganisationLeads(ctx: Context, change: Write, id: number) {
  return findLeads(change.db, ctx.tenant.id, id);
}

/** Whether the tenant has the approved employer, for its public page. */
export async function hasEmployer(services: Services, tenant: { readonly id: number }, id: number): Promise<boolean> {
  return (await findEmployer(services.database.forTenant(tenant.id), tenant.id, id)) !== undefined;
}
