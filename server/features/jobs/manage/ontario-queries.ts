import type { Db } from '#server/db/db.ts';

/** What the rules on job postings look at. */
export function findPosting(db: Db, tenantId: number, id: number) {
  return db
    .selectFrom('jobs')
    .select(['city', 'region', 'country', 'salary_min', 'salary_max', 'salary_currency', 'salary_period'])
    .select(['title', 'summary', 'description', 'responsibilities', 'requirements', 'benefits'])
    .select(['screening_questions', 'uses_ai_screening', 'is_existing_vacancy'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}
