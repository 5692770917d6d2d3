import { sql } from 'kysely';
import { prepared } from '#server/db/connection/prepared.ts';
import type { Db } from '#server/db/db.ts';
import { type Reader, visibleSeekers } from '#server/db/visibility.ts';

export interface PoolRow {
  id: number;
  name: string;
  headline: string;
  city: string;
  region: string;
  skill_ids: number[];
  written_terms: unknown;
  sponsor_organisation_id: number | null;
  partner: string | null;
  updated_at: Date;
  hidden_fields: string[];
}

/** The people with these ids that the reader may see, in the order of the ids. */
export async function findSeekers(db: Db, reader: Reader, ids: readonly number[]): Promise<PoolRow[]> {
  if (ids.length === 0) return [];
  const found = await sql<PoolRow>`${prepared}
    select u.id, u.full_name as name, p.headline, p.city, p.region, p.skill_ids, p.written_terms, p.sponsor_organisation_id,
      o.name as partner, p.updated_at, p.hidden_fields
    from ${people} left join organisations o on o.tenant_id = p.tenant_id and o.id = p.sponsor_organisation_id
    where ${visibleSeekers(reader)} and p.user_id = any(${ids}::bigint[])`.execute(db);
  const byId = new Map(found.rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** A profile with the columns staff may read; undefined if the reader may not see the person. */
export async function findSeeker(db: Db, reader: Reader, id: number) {
  const found = await sql<PoolRow & ProfileRow>`${prepared}
    select u.id, u.full_name as name, p.headline, p.city, p.region, p.skill_ids, p.written_terms, p.sponsor_organisation_id,
      o.name as partner, p.updated_at, p.hidden_fields, p.summary, p.certification_ids, p.title_ids, p.experience_title_ids,
      p.industry_ids, p.languages, p.education, p.experience, p.education_level, p.management_level
    from ${people} left join organisations o on o.tenant_id = p.tenant_id and o.id = p.sponsor_organisation_id
    where ${visibleSeekers(reader)} and u.id = ${id}`.execute(db);
  return found.rows[0];
}

interface ProfileRow {
  summary: string;
  certification_ids: number[];
  title_ids: number[];
  experience_title_ids: number[];
  industry_ids: number[];
  languages: unknown;
  education: unknown;
  experience: unknown;
  education_level: number | null;
  management_level: number | null;
}

const people = sql`seeker_profiles p join users u on u.tenant_id = p.tenant_id and u.id = p.user_id`;
