import { sql } from 'kysely';
import type { ApplicationTag } from '#domain/features/applications/marks/marks.ts';
import type { Db, DbTransaction } from '#server/db/db.ts';

/** The tags of an organization, with the number of applications for a job that have them. */
export async function findJobTags(
  db: Db,
  { tenantId, organisationId, jobId }: { tenantId: number; organisationId: number; jobId: number },
): Promise<(ApplicationTag & { count: number })[]> {
  const found = await sql<ApplicationTag & { count: number }>`
    select g.id, g.name, (select count(*)::int from tagged_applications t
      join applications a on a.tenant_id = t.tenant_id and a.id = t.application_id
      where t.tenant_id = g.tenant_id and t.tag_id = g.id and a.job_id = ${jobId} and a.status <> 'draft') as count
    from application_tags g where g.tenant_id = ${tenantId} and g.organisation_id = ${organisationId}
    order by lower(g.name) limit 500`.execute(db);
  return found.rows;
}

interface Tagged {
  readonly tenantId: number;
  readonly applicationId: number;
}

export function findTagsOf(db: Db, { tenantId, applicationId }: Tagged): Promise<ApplicationTag[]> {
  return db
    .selectFrom('tagged_applications as t')
    .innerJoin('application_tags as g', (on) =>
      on.onRef('g.tenant_id', '=', 't.tenant_id').onRef('g.id', '=', 't.tag_id'),
    )
    .select(['g.id', 'g.name'])
    .where('t.tenant_id', '=', tenantId)
    .where('t.application_id', '=', applicationId)
    .execute();
}

interface NewTag {
  readonly tenantId: number;
  readonly organisationId: number;
  readonly userId: number;
  readonly name: string;
  readonly now: Date;
}

/** Returns the id of the organization's tag with the name, which is created if it is new. */
export async function insertTag(db: DbTransaction, tag: NewTag): Promise<number> {
  const found = await sql<{ id: number }>`
    insert into application_tags (tenant_id, organisation_id, name, created_by, created_at)
    values (${tag.tenantId}, ${tag.organisationId}, ${tag.name}, ${tag.userId}, ${tag.now})
    on conflict (tenant_id, organisation_id, lower(name)) do update set name = application_tags.name
    returning id`.execute(db);
  const [row] = found.rows;
  if (!row) throw new Error('The tag was neither found nor created');
  return row.id;
}

export async function linkTags(
  db: DbTransaction,
  { tenantId, applicationId }: Tagged,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .insertInto('tagged_applications')
    .values(ids.map((id) => ({ tenant_id: tenantId, application_id: applicationId, tag_id: id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function unlinkTags(
  db: DbTransaction,
  { tenantId, applicationId }: Tagged,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .deleteFrom('tagged_applications')
    .where('tenant_id', '=', tenantId)
    .where('application_id', '=', applicationId)
    .where('tag_id', 'in', [...ids])
    .execute();
}

/** The organization of a tag, locked until the transaction ends. */
export function lockTag(db: DbTransaction, tenantId: number, id: number) {
  return db
    .selectFrom('application_tags')
    .select('organisation_id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function deleteTag(db: DbTransaction, tenantId: number, id: number): Promise<void> {
  await db.deleteFrom('application_tags').where('tenant_id', '=', tenantId).where('id', '=', id).execute();
}
