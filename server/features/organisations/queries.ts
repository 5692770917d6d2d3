import { sql } from 'kysely';
import type { OrganisationFields } from '#domain/features/organisations/contract.ts';
import type { OrganisationKind, OrganisationStatus } from '#domain/features/organisations/lifecycle.ts';
import type { Db } from '#server/db/db.ts';

/** Approved organizations of these kinds, by name. */
export function listApprovedOrganisations(db: Db, tenantId: number, kinds: readonly OrganisationKind[]) {
  return db
    .selectFrom('organisations')
    .select(['id', 'name'])
    .where('tenant_id', '=', tenantId)
    .where('kind', 'in', kinds)
    .where('status', '=', 'approved')
    .orderBy('name')
    .orderBy('id')
    .limit(1000)
    .execute();
}

/** The approved corporate partners with their public fields, by name. */
export function listSponsors(db: Db, tenantId: number) {
  return db
    .selectFrom('organisations')
    .select(['id', 'name', 'website', 'description'])
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', 'corporate_partner')
    .where('status', '=', 'approved')
    .orderBy('name')
    .orderBy('id')
    .limit(24)
    .execute();
}

export function findOrganisation(db: Db, tenantId: number, id: number) {
  return db
    .selectFrom('organisations')
    .select(['id', 'kind', 'name', 'website', 'description', 'city', 'region', 'country', 'status', 'created_at'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function updateOrganisation(
  db: Db,
  tenantId: number,
  id: number,
  fields: Omit<OrganisationFields, 'name'>,
): Promise<void> {
  await db.updateTable('organisations').set(fields).where('tenant_id', '=', tenantId).where('id', '=', id).execute();
}

export async function insertOrganisation(
  db: Db,
  organisation: {
    tenantId: number;
    kind: OrganisationKind;
    name: string;
    slug: string;
    status: OrganisationStatus;
  },
): Promise<number> {
  const { tenantId, kind, name, slug, status } = organisation;
  const row = await db
    .insertInto('organisations')
    .values({ tenant_id: tenantId, kind, name, slug, status })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Whether another organization of the tenant has this name in force. */
export async function isNameTaken(db: Db, name: string, { tenantId, id }: { tenantId: number; id: number | null }) {
  const row = await db
    .selectFrom('organisations')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('name_key', '=', sql<string>`organisation_name_key(${name})`)
    .where('name_key', '<>', '')
    .where('status', 'in', ['approved', 'suspended'])
    .where('source', '<>', 'import')
    .$if(id !== null, (query) => query.where('id', '<>', id ?? 0))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the ids of the organization's jobs, which show the new name. */
export async function updateName(db: Db, tenantId: number, id: number, name: string): Promise<number[]> {
  await db
    .updateTable('organisations')
    .set({ name, shares_name: false })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
  const jobs = await db
    .updateTable('jobs')
    .set({ company: name })
    .where('tenant_id', '=', tenantId)
    .where('organisation_id', '=', id)
    .returning('id')
    .execute();
  return jobs.map((job) => job.id);
}

/** The name and status of an organization, locked. */
export function lockStatus(db: Db, tenantId: number, id: number) {
  return db
    .selectFrom('organisations')
    .select(['name', 'status'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function setStatus(db: Db, tenantId: number, id: number, status: OrganisationStatus): Promise<void> {
  await db
    .updateTable('organisations')
    .set({ status })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

export async function insertEvent(
  db: Db,
  event: {
    tenantId: number;
    organisationId: number;
    actorId: number | null;
    from: OrganisationStatus | null;
    to: OrganisationStatus;
    reason: string;
    fromName?: string;
    toName?: string;
  },
): Promise<void> {
  await db
    .insertInto('organisation_events')
    .values({
      tenant_id: event.tenantId,
      organisation_id: event.organisationId,
      actor_user_id: event.actorId,
      from_status: event.from,
      to_status: event.to,
      reason: event.reason,
      from_name: event.fromName ?? null,
      to_name: event.toName ?? null,
    })
    .execute();
}

/** The active leads of an organization, who are notified of changes. */
export function findLeads(db: Db, tenantId: number, organisationId: number) {
  return db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('tenant_id', '=', tenantId)
    .where('organisation_id', '=', organisationId)
    .where('role_id', 'in', [1, 2, 3])
    .where('state', '=', 'active')
    .orderBy('id')
    .execute();
}
