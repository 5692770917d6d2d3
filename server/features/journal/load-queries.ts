import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';
import { isOpenStep } from './queries.ts';

export interface SupportLoad {
  id: number;
  /** The supported people whose latest journal entry is by this author. */
  seekers: number;
  /** The open next steps of this author until the given day. */
  due_steps: number;
}

/** The entries (`e`) about people whom the organization of the entry supports. */
const entriesOfSupported = sql`journal_entries e
  join seeker_profiles p on p.tenant_id = e.tenant_id and p.user_id = e.user_id
    and p.sponsor_organisation_id = e.organisation_id
  join users u on u.tenant_id = e.tenant_id and u.id = e.user_id and u.state = 'active'`;

/** How many people the members of partner teams support. */
export async function findSupportLoads(
  db: Db,
  { tenantId, authorIds, today }: { tenantId: number; authorIds: readonly number[]; today: string },
): Promise<SupportLoad[]> {
  const authors = sql`${[...authorIds]}::bigint[]`;
  const { rows } = await sql<SupportLoad>`
    with latest as (
      select distinct on (e.organisation_id, e.user_id) e.author_user_id from ${entriesOfSupported}
      where e.tenant_id = ${tenantId} and e.organisation_id in (
        select organisation_id from users where tenant_id = ${tenantId} and id = any(${authors}))
      order by e.organisation_id, e.user_id, e.day desc, e.id desc),
    due as (
      select e.author_user_id from ${entriesOfSupported}
      where e.tenant_id = ${tenantId} and e.author_user_id = any(${authors}) and ${isOpenStep}
        and e.next_step_on <= ${today}::date)
    select a.id, (select count(*)::int from latest l where l.author_user_id = a.id) as seekers,
      (select count(*)::int from due d where d.author_user_id = a.id) as due_steps
    from unnest(${authors}) as a(id)`.execute(db);
  return rows;
}

/** The next steps for people who are still supported that an author has not done, whenever they are due. */
export async function countOpenSteps(db: Db, tenantId: number, authorId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${entriesOfSupported}
    where e.tenant_id = ${tenantId} and e.author_user_id = ${authorId} and ${isOpenStep}`.execute(db);
  return rows[0]?.count ?? 0;
}
