import { sql } from 'kysely';
import type { NewApplicantView } from '#domain/features/applications/views/contract.ts';
import type { Db, DbTransaction } from '#server/db/db.ts';

interface Owner {
  readonly tenantId: number;
  readonly userId: number;
}

/** The caller's views of a job, and those that others share, by name. */
export function findViews(db: Db, { tenantId, userId }: Owner, jobId: number) {
  return db
    .selectFrom('applicant_views as v')
    .innerJoin('users as u', (on) => on.onRef('u.tenant_id', '=', 'v.tenant_id').onRef('u.id', '=', 'v.user_id'))
    .select(['v.id', 'v.name', 'v.filter', 'v.is_shared', 'v.user_id', 'u.full_name'])
    .where('v.tenant_id', '=', tenantId)
    .where('v.job_id', '=', jobId)
    .where((where) =>
      where.or([
        where('v.user_id', '=', userId),
        where.and([where('v.is_shared', '=', true), where('u.state', '=', 'active')]),
      ]),
    )
    .orderBy(sql`lower(v.name)`)
    .orderBy('v.id')
    .execute();
}

/** Returns the id. A view of the person with the same name is replaced. */
export async function saveView(
  db: DbTransaction,
  { tenantId, userId }: Owner,
  jobId: number,
  { view, now }: { readonly view: NewApplicantView; readonly now: Date },
): Promise<number> {
  const found = await sql<{ id: number }>`
    insert into applicant_views (tenant_id, job_id, user_id, name, filter, is_shared, created_at)
    values (${tenantId}, ${jobId}, ${userId}, ${view.name}, ${JSON.stringify(view.filter)}, ${view.is_shared}, ${now})
    on conflict (tenant_id, job_id, user_id, lower(name)) do update
      set name = excluded.name, filter = excluded.filter, is_shared = excluded.is_shared
    returning id`.execute(db);
  const [row] = found.rows;
  if (!row) throw new Error('The view was not saved');
  return row.id;
}

export async function countViews(db: DbTransaction, { tenantId, userId }: Owner, jobId: number): Promise<number> {
  const row = await db
    .selectFrom('applicant_views')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('job_id', '=', jobId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Returns whether the person had the view. */
export async function deleteView(db: DbTransaction, { tenantId, userId }: Owner, id: number): Promise<boolean> {
  const result = await db
    .deleteFrom('applicant_views')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
