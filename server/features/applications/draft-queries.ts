import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';

interface DraftKey {
  readonly tenantId: number;
  readonly userId: number;
  readonly jobId: number;
}

export function findDraft(db: Db, { tenantId, userId, jobId }: DraftKey) {
  return db
    .selectFrom('application_drafts')
    .select(['answers', 'kept_at'])
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('job_id', '=', jobId)
    .executeTakeFirst();
}

/** The latest drafts of a person with their published jobs. */
export function findDrafts(db: Db, tenantId: number, userId: number, limit: number) {
  return db
    .selectFrom('application_drafts as d')
    .innerJoin('jobs as j', (on) => on.onRef('j.tenant_id', '=', 'd.tenant_id').onRef('j.id', '=', 'd.job_id'))
    .select(['d.answers', 'd.kept_at', 'j.id', 'j.slug', 'j.title', 'j.organisation_id', 'j.company'])
    .select(['j.city', 'j.region', 'j.status', 'j.screening_questions'])
    .where('d.tenant_id', '=', tenantId)
    .where('d.user_id', '=', userId)
    .where('j.status', '<>', 'draft')
    .orderBy('d.kept_at', 'desc')
    .limit(limit)
    .execute();
}

/** Returns false if there is no such job or the application was already submitted. */
export async function upsertDraft(db: Db, key: DraftKey, draft: { answers: string; now: Date }): Promise<boolean> {
  const { tenantId, userId, jobId } = key;
  const result = await sql`
    insert into application_drafts (tenant_id, user_id, job_id, answers, kept_at)
    select j.tenant_id, ${userId}, j.id, ${draft.answers}::jsonb, ${draft.now} from jobs j
    where j.tenant_id = ${tenantId} and j.id = ${jobId} and j.status <> 'draft'
      and not exists (select from applications a
        where a.tenant_id = j.tenant_id and a.job_id = j.id and a.user_id = ${userId} and a.status <> 'sourced'
          and not (a.status = 'withdrawn' and a.status_before is not distinct from 'sourced'))
    on conflict (tenant_id, user_id, job_id) do update set answers = excluded.answers, kept_at = excluded.kept_at
  `.execute(db);
  return Number(result.numAffectedRows) > 0;
}

export async function deleteDraft(db: Db, { tenantId, userId, jobId }: DraftKey): Promise<boolean> {
  const result = await db
    .deleteFrom('application_drafts')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('job_id', '=', jobId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
