import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';
import type { BatchKey } from '#server/db/rows/in-batches.ts';
import { inBatches } from '#server/db/rows/in-batches.ts';

/** A job seeker as the in-memory index reads it. */
export interface ListedSeekerRow {
  tenant_id: number;
  user_id: number;
  full_name: string;
  headline: string;
  summary: string;
  hidden_fields: string[];
  latitude: number | null;
  longitude: number | null;
  sponsor_organisation_id: number | null;
  is_discoverable: boolean;
  skill_ids: number[];
  title_ids: number[];
  certification_ids: number[];
  industry_ids: number[];
  education_level: number | null;
  management_level: number | null;
  experience: unknown;
  /** Of the preferences; null if there is none. */
  start_on: string | null;
  updated_at: Date;
  /** Labels of the tenant's own skills and titles, and skills and titles as the person wrote them. */
  own_words: string[];
}

const selectListed = sql`
  select p.tenant_id, p.user_id, u.full_name, p.headline, p.summary, p.hidden_fields, p.latitude, p.longitude,
    p.sponsor_organisation_id, p.is_discoverable, p.skill_ids, p.title_ids, p.updated_at,
    p.certification_ids, p.industry_ids, p.education_level, p.management_level, p.experience,
    p.preferences ->> 'start_on' as start_on,
    array(select t.label from tenant_terms t
      where t.tenant_id = p.tenant_id and t.id = any(p.skill_ids || p.title_ids)
      union all select w #>> '{}' from jsonb_path_query(p.written_terms,
        '$.keyvalue() ? (@.key == "skills" || @.key == "titles").value[*].words') w) as own_words
  from seeker_profiles p join users u on u.tenant_id = p.tenant_id and u.id = p.user_id`;

/** All active job seekers in batches, by tenant and id. */
export function readListedSeekers(db: Db): AsyncGenerator<ListedSeekerRow[]> {
  const read = async ([tenantId, id]: BatchKey) => {
    const found = await sql<ListedSeekerRow>`
      ${selectListed} where (p.tenant_id, p.user_id) > (${tenantId}, ${id}) and u.state = 'active'
      order by p.tenant_id, p.user_id limit ${batchSize}`.execute(db);
    return found.rows;
  };
  return inBatches(read, (row) => [row.tenant_id, row.user_id]);
}

const batchSize = 2000;

/** The active job seekers among these ids. */
export async function findListedSeekers(db: Db, tenantId: number, ids: readonly number[]): Promise<ListedSeekerRow[]> {
  if (ids.length === 0) return [];
  const found = await sql<ListedSeekerRow>`
    ${selectListed} where p.tenant_id = ${tenantId} and p.user_id = any(${ids}::bigint[]) and u.state = 'active'`.execute(
    db,
  );
  return found.rows;
}

/** Undefined if the account is not an active job seeker. */
export async function findListedSeeker(db: Db, tenantId: number, id: number): Promise<ListedSeekerRow | undefined> {
  const found = await sql<ListedSeekerRow>`
    ${selectListed} where p.tenant_id = ${tenantId} and p.user_id = ${id} and u.state = 'active'`.execute(db);
  return found.rows[0];
}
