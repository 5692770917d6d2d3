import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';

function selectPeople(db: Db, tenantId: number) {
  return db
    .selectFrom('users as u')
    .leftJoin('organisations as o', (on) =>
      on.onRef('o.tenant_id', '=', 'u.tenant_id').onRef('o.id', '=', 'u.organisation_id'),
    )
    .select([
      'u.id as user_id',
      'u.full_name',
      'u.email',
      'u.account_kind',
      'u.role_id',
      'u.state',
      'o.name as organisation_name',
    ])
    .where('u.tenant_id', '=', tenantId)
    .where('u.account_kind', '!=', 'admin');
}

/** People whose name, email or organization contains every word, by name. */
export function searchPeople(db: Db, tenantId: number, { words, limit }: { words: readonly string[]; limit: number }) {
  const found = words.reduce(
    (query, word) =>
      query.where(
        sql<boolean>`concat_ws(' ', u.full_name, u.email, o.name) ilike ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`,
      ),
    selectPeople(db, tenantId),
  );
  return found.orderBy('u.full_name').orderBy('u.id').limit(limit).execute();
}

export function findPerson(db: Db, tenantId: number, userId: number) {
  return selectPeople(db, tenantId).where('u.id', '=', userId).executeTakeFirst();
}

/** An impersonation session that has not ended. */
export function findImpersonation(db: Db, tenantId: number, sessionId: string) {
  return db
    .selectFrom('sessions')
    .select(['id', 'user_id', 'impersonator_user_id'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', sessionId)
    .where('impersonator_user_id', 'is not', null)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
}
