import { sql } from 'kysely';
import type { JobType, WorkMode } from '#domain/features/jobs/job.ts';
import type { TemplateContent } from '#domain/features/jobs/posting/job-content.ts';
import type { Db, DbTransaction } from '#server/db/db.ts';

/** A template with its employer and author. */
function selectTemplates(db: Db, tenantId: number) {
  return db
    .selectFrom('job_templates as t')
    .innerJoin('organisations as o', (on) =>
      on.onRef('o.tenant_id', '=', 't.tenant_id').onRef('o.id', '=', 't.organisation_id'),
    )
    .innerJoin('users as u', (on) =>
      on.onRef('u.tenant_id', '=', 't.tenant_id').onRef('u.id', '=', 't.created_by_user_id'),
    )
    .select(['t.id', 't.name', 't.organisation_id', 't.created_by_user_id', 't.created_at'])
    .select(['o.name as company', 'u.full_name as created_by'])
    .select([
      sql<string>`t.content ->> 'title'`.as('title'),
      sql<string>`t.content ->> 'city'`.as('city'),
      sql<string>`t.content ->> 'region'`.as('region'),
      sql<WorkMode>`t.content ->> 'work_mode'`.as('work_mode'),
      sql<JobType>`t.content ->> 'job_type'`.as('job_type'),
    ])
    .where('t.tenant_id', '=', tenantId);
}

interface TemplateRequest {
  readonly tenantId: number;
  /** Null for all employers. */
  readonly organisationId: number | null;
  readonly words: string | undefined;
}

/** By name. */
export function findTemplates(db: Db, { tenantId, organisationId, words }: TemplateRequest, limit: number) {
  return selectTemplates(db, tenantId)
    .$if(organisationId !== null, (rows) => rows.where('t.organisation_id', '=', organisationId))
    .$if(Boolean(words), (rows) =>
      rows.where(
        sql<boolean>`strpos(lower(concat_ws(' ', t.name, t.content ->> 'title', o.name)), lower(${words}::text)) > 0`,
      ),
    )
    .orderBy(sql`lower(t.name)`)
    .orderBy('t.id')
    .limit(limit)
    .execute();
}

export type TemplateRow = Awaited<ReturnType<typeof findTemplates>>[number];

export function findTemplate(db: Db, tenantId: number, id: number) {
  return selectTemplates(db, tenantId).select('t.content').where('t.id', '=', id).executeTakeFirst();
}

/** The employer and the author of a template, locked until the transaction ends. */
export function lockTemplate(db: DbTransaction, tenantId: number, id: number) {
  return db
    .selectFrom('job_templates')
    .select(['organisation_id', 'created_by_user_id'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

interface NewTemplate {
  readonly tenantId: number;
  readonly organisationId: number;
  readonly name: string;
  readonly content: TemplateContent;
  readonly createdBy: number;
  readonly now: Date;
}

/** Returns the id; undefined if the employer has a template of this name. */
export async function insertTemplate(db: DbTransaction, template: NewTemplate): Promise<number | undefined> {
  const { tenantId, organisationId, name, content, createdBy, now } = template;
  const row = await db
    .insertInto('job_templates')
    .values({
      tenant_id: tenantId,
      organisation_id: organisationId,
      name,
      content: JSON.stringify(content),
      created_by_user_id: createdBy,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Whether another template of the employer has the name. */
export async function hasTemplateNamed(
  db: Db,
  { tenantId, organisationId, name }: { tenantId: number; organisationId: number; name: string },
  exceptId: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('job_templates')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('organisation_id', '=', organisationId)
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .where('id', '<>', exceptId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function renameTemplate(db: DbTransaction, tenantId: number, id: number, name: string): Promise<void> {
  await db.updateTable('job_templates').set({ name }).where('tenant_id', '=', tenantId).where('id', '=', id).execute();
}

export async function deleteTemplate(db: DbTransaction, tenantId: number, id: number): Promise<void> {
  await db.deleteFrom('job_templates').where('tenant_id', '=', tenantId).where('id', '=', id).execute();
}
