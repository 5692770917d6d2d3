import { sql } from 'kysely';
import type { JournalDraft, JournalEntry } from '#domain/features/journal/contract.ts';
import type { Db, DbTransaction } from '#server/db/db.ts';

/** A person and the organization that supports them. */
export interface SupportedPair {
  readonly tenantId: number;
  readonly organisationId: number;
  readonly userId: number;
}

/** Locked, so that the support can't end before the transaction does. */
export async function lockSupport(db: DbTransaction, pair: SupportedPair): Promise<boolean> {
  const { rows } =
    await sql`select 1 from ${supportedPeople(pair)} and p.user_id = ${pair.userId} for share of p`.execute(db);
  return rows.length > 0;
}

export async function isSupported(db: Db, pair: SupportedPair): Promise<boolean> {
  const { rows } = await sql`select 1 from ${supportedPeople(pair)} and p.user_id = ${pair.userId}`.execute(db);
  return rows.length > 0;
}

/** The profiles (`p`) and accounts (`u`) of the people whom an organization supports. */
export function supportedPeople({ tenantId, organisationId }: Omit<SupportedPair, 'userId'>) {
  return sql`seeker_profiles p join users u on u.tenant_id = p.tenant_id and u.id = p.user_id
    where p.tenant_id = ${tenantId} and p.sponsor_organisation_id = ${organisationId} and u.state = 'active'`;
}

/** The condition for an entry (`e`) whose next step is not done. */
export const isOpenStep = sql<boolean>`e.next_step_on is not null and e.next_step_done_at is null`;

const maxEntries = 500;

/** Newest first. */
export async function findEntries(
  db: Db,
  { tenantId, organisationId, userId }: SupportedPair,
  { isSharedOnly = false } = {},
): Promise<JournalEntry[]> {
  const { rows } = await sql<JournalEntry>`
    select e.id, e.kind, e.day::text, e.text, e.is_shared, e.next_step, e.next_step_on::text,
      e.next_step_done_at is not null as is_done, a.full_name as author
    from journal_entries e join users a on a.tenant_id = e.tenant_id and a.id = e.author_user_id
    where e.tenant_id = ${tenantId} and e.organisation_id = ${organisationId} and e.user_id = ${userId}
      and (e.is_shared or not ${isSharedOnly}::boolean)
    order by e.day desc, e.id desc limit ${maxEntries}`.execute(db);
  return rows;
}

export async function findTags(db: Db, { tenantId, organisationId, userId }: SupportedPair): Promise<string[]> {
  const rows = await db
    .selectFrom('person_tags')
    .select('tag')
    .where('tenant_id', '=', tenantId)
    .where('organisation_id', '=', organisationId)
    .where('user_id', '=', userId)
    .orderBy('tag')
    .execute();
  return rows.map(({ tag }) => tag);
}

/** The people whom the organization supports and gave this tag. */
export async function findTaggedIds(db: Db, owner: Omit<SupportedPair, 'userId'>, tag: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select u.id from ${supportedPeople(owner)} and exists (
    select from person_tags t where t.tenant_id = p.tenant_id and t.organisation_id = p.sponsor_organisation_id
      and t.user_id = p.user_id and lower(t.tag) = lower(${tag}))`.execute(db);
  return rows.map(({ id }) => id);
}

export async function insertEntry(
  db: DbTransaction,
  { tenantId, organisationId, userId }: SupportedPair,
  { authorId, draft, now }: { authorId: number; draft: JournalDraft; now: Date },
): Promise<number> {
  const row = await db
    .insertInto('journal_entries')
    .values({
      tenant_id: tenantId,
      organisation_id: organisationId,
      user_id: userId,
      author_user_id: authorId,
      created_at: now,
      ...draft,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function replaceTags(
  db: DbTransaction,
  { tenantId, organisationId, userId }: SupportedPair,
  tags: readonly string[],
): Promise<void> {
  await db
    .deleteFrom('person_tags')
    .where('tenant_id', '=', tenantId)
    .where('organisation_id', '=', organisationId)
    .where('user_id', '=', userId)
    .execute();
  if (tags.length === 0) return;
  await db
    .insertInto('person_tags')
    .values(tags.map((tag) => ({ tenant_id: tenantId, organisation_id: organisationId, user_id: userId, tag })))
    .execute();
}

/** The person of an entry of the organization; undefined if there is none. */
export async function findPersonOfEntry(
  db: Db,
  { tenantId, organisationId }: Omit<SupportedPair, 'userId'>,
  id: number,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('journal_entries')
    .select('user_id')
    .where('tenant_id', '=', tenantId)
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.user_id;
}

/** Returns whether the entry had an open step. */
export async function completeStep(db: DbTransaction, tenantId: number, id: number, now: Date): Promise<boolean> {
  const result = await db
    .updateTable('journal_entries')
    .set({ next_step_done_at: now })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('next_step_on', 'is not', null)
    .where('next_step_done_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** The organization that supports a person; undefined without one. */
export async function findPartner(db: Db, tenantId: number, userId: number) {
  return db
    .selectFrom('seeker_profiles as p')
    .innerJoin('organisations as o', (on) =>
      on.onRef('o.tenant_id', '=', 'p.tenant_id').onRef('o.id', '=', 'p.sponsor_organisation_id'),
    )
    .select(['o.id', 'o.name'])
    .where('p.tenant_id', '=', tenantId)
    .where('p.user_id', '=', userId)
    .executeTakeFirst();
}

/** Makes an organization the partner of a person. */
export async function setPartner(
  db: DbTransaction,
  { tenantId, organisationId, userId }: SupportedPair,
): Promise<void> {
  await db
    .updateTable('seeker_profiles')
    .set({ sponsor_organisation_id: organisationId })
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .execute();
}

/** Returns whether the person had a partner. */
export async function removePartner(db: DbTransaction, tenantId: number, userId: number): Promise<boolean> {
  const result = await db
    .updateTable('seeker_profiles')
    .set({ sponsor_organisation_id: null })
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('sponsor_organisation_id', 'is not', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
