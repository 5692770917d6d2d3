import { sql } from 'kysely';
import type { MailFrequency } from '#domain/features/saved-searches/contract.ts';
import type { Db, DbTransaction } from '#server/db/db.ts';
import { isNotMaskedInList, type Reader, visibleApplications } from '#server/db/visibility.ts';

/** The newest visible application of each applicant, by user id; without masked ones. */
export async function findApplicantIds(db: Db, reader: Reader): Promise<Map<number, number>> {
  const found = await sql<{ user_id: number; id: number }>`
    select a.user_id, max(a.id) as id from applications a
    where ${visibleApplications(reader)} and ${isNotMaskedInList('a', reader)} group by a.user_id`.execute(db);
  return new Map(found.rows.map((row) => [row.user_id, row.id]));
}

interface Owner {
  readonly tenantId: number;
  readonly userId: number;
}

const columns = ['id', 'name', 'address', 'frequency', 'created_at'] as const;

export type SearchRow = Awaited<ReturnType<typeof findPeopleSearches>>[number];

/** First saved first. */
export function findPeopleSearches(db: Db, { tenantId, userId }: Owner) {
  return db
    .selectFrom('people_searches')
    .select(columns)
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

interface NewSearch extends Owner {
  readonly name: string;
  readonly address: string;
  readonly frequency: MailFrequency;
  readonly nextCheckAt: Date | null;
  readonly knownIds: readonly number[];
  readonly now: Date;
}

/** Undefined if the person has already saved the same search. */
export function insertPeopleSearch(db: Db, search: NewSearch) {
  return db
    .insertInto('people_searches')
    .values({
      tenant_id: search.tenantId,
      user_id: search.userId,
      name: search.name,
      address: search.address,
      frequency: search.frequency,
      next_check_at: search.nextCheckAt,
      known_user_ids: [...search.knownIds],
      created_at: search.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst();
}

interface Change {
  readonly name?: string | undefined;
  readonly frequency?: MailFrequency | undefined;
  readonly nextCheckAt: Date | null;
  /** Undefined leaves them unchanged. */
  readonly knownIds?: readonly number[] | undefined;
}

export function updatePeopleSearch(db: Db, { tenantId, userId }: Owner, id: number, change: Change) {
  const { name, frequency, nextCheckAt, knownIds } = change;
  return db
    .updateTable('people_searches')
    .set((set) => ({
      name: name ?? set.ref('name'),
      ...(frequency === undefined ? {} : { frequency, next_check_at: nextCheckAt }),
      ...(knownIds === undefined ? {} : { known_user_ids: [...knownIds] }),
    }))
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst();
}

export function lockPeopleSearch(db: DbTransaction, { tenantId, userId }: Owner, id: number) {
  return db
    .selectFrom('people_searches')
    .select(columns)
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Returns false if there is none. */
export async function deletePeopleSearch(db: Db, { tenantId, userId }: Owner, id: number): Promise<boolean> {
  const result = await db
    .deleteFrom('people_searches')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Searches of active accounts in approved organizations whose check is due, longest overdue first. */
export function findDuePeopleSearches(db: Db, now: Date, limit: number) {
  return db
    .selectFrom('people_searches as s')
    .innerJoin('users as u', (on) => on.onRef('u.tenant_id', '=', 's.tenant_id').onRef('u.id', '=', 's.user_id'))
    .select(['s.tenant_id', 's.id', 's.user_id', 's.name', 's.address', 's.frequency', 's.next_check_at'])
    .select(['s.known_user_ids', 'u.account_kind', 'u.role_id', 'u.organisation_id'])
    .where('s.next_check_at', '<=', now)
    .where('u.state', '=', 'active')
    .where((where) =>
      where.or([
        where('u.organisation_id', 'is', null),
        where.exists(
          where
            .selectFrom('organisations as o')
            .select('o.id')
            .whereRef('o.tenant_id', '=', 'u.tenant_id')
            .whereRef('o.id', '=', 'u.organisation_id')
            .where('o.status', '=', 'approved'),
        ),
      ]),
    )
    .orderBy('s.next_check_at')
    .limit(limit)
    .execute();
}

export type DuePeopleSearch = Awaited<ReturnType<typeof findDuePeopleSearches>>[number];

/** Returns false if another process checked the search or its owner changed it. */
export async function claimPeopleSearch(
  db: DbTransaction,
  due: DuePeopleSearch,
  next: { readonly at: Date; readonly knownIds: readonly number[] },
): Promise<boolean> {
  const result = await db
    .updateTable('people_searches')
    .set({ next_check_at: next.at, known_user_ids: [...next.knownIds] })
    .where('tenant_id', '=', due.tenant_id)
    .where('id', '=', due.id)
    .where('next_check_at', '=', due.next_check_at)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
