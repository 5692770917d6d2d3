import { type RawBuilder, sql } from 'kysely';
import type { HideableField } from '#domain/features/seekers/profile-parts.ts';
import type { Db } from '#server/db/db.ts';
import { containsPattern, type Reader } from '#server/db/visibility.ts';

export interface PoolRequest extends Reader {
  readonly words: string | undefined;
  readonly skillIds: readonly number[];
  readonly near: { readonly latitude: number; readonly longitude: number; readonly radiusKm: number } | null;
  readonly sort: 'changed' | 'name';
}

/** The last entry of a page: its time or name, depending on the sort, and its id. */
export interface PoolCursor {
  readonly by: string;
  readonly id: number;
}

export interface PoolRow {
  id: number;
  name: string;
  headline: string;
  city: string;
  region: string;
  skill_ids: number[];
  sponsor_organisation_id: number | null;
  partner: string | null;
  updated_at: Date;
  hidden_fields: string[];
}

/** The job seekers a reader may see, last changed first or by name. */
export async function findSeekers(
  db: Db,
  request: PoolRequest,
  after: PoolCursor | null,
  limit: number,
): Promise<PoolRow[]> {
  const byName = request.sort === 'name';
  const order = byName ? sql`u.full_name, u.id` : sql`p.updated_at desc, u.id desc`;
  const comparison = byName ? sql`(u.full_name, u.id) >` : sql`(p.updated_at, u.id) <`;
  const value = byName ? sql`${after?.by}` : sql`${after?.by}::timestamptz`;
  const afterCursor = after ? sql`and ${comparison} (${value}, ${after.id})` : sql``;
  const found = await sql<PoolRow>`
    select u.id, u.full_name as name, p.headline, p.city, p.region, p.skill_ids, p.sponsor_organisation_id,
      o.name as partner, p.updated_at, p.hidden_fields
    from ${people} left join organisations o on o.tenant_id = p.tenant_id and o.id = p.sponsor_organisation_id
    where ${matchesRequest(request)} ${afterCursor} order by ${order} limit ${limit}`.execute(db);
  return found.rows;
}

/** Counts up to `cap + 1`. */
export async function countSeekers(db: Db, request: PoolRequest, cap: number): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*)::int as count from (select from ${people} where ${matchesRequest(request)} limit ${cap + 1}) c`.execute(
    db,
  );
  return found.rows[0]?.count ?? 0;
}

/** A profile with the columns staff may read; undefined if the reader may not see the person. */
export async function findSeeker(db: Db, reader: Reader, id: number) {
  const found = await sql<PoolRow & ProfileRow>`
    select u.id, u.full_name as name, p.headline, p.city, p.region, p.skill_ids, p.sponsor_organisation_id,
      o.name as partner, p.updated_at, p.hidden_fields, p.summary, p.certification_ids, p.title_ids, p.experience_title_ids, p.industry_ids,
      p.languages, p.education, p.experience, p.education_level, p.management_level
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

/** Partners see the job seekers they sponsor and those who chose to be discoverable. */
function visibleSeekers({ tenantId, actor, scope }: Reader): RawBuilder<boolean> {
  const sponsored = sql`(p.sponsor_organisation_id = ${actor.organisationId} or p.is_discoverable)`;
  const conditions = { tenant: sql`true`, sponsored, own: sql`false`, assigned: sql`false`, organisation: sql`false` };
  return sql<boolean>`p.tenant_id = ${tenantId} and u.state = 'active' and ${conditions[scope]}`;
}

function matchesRequest(request: PoolRequest): RawBuilder<boolean> {
  const { words, skillIds, near } = request;
  const pattern = words ? containsPattern(words) : undefined;
  const textCondition = pattern
    ? sql`and (u.full_name ilike ${pattern} or p.headline ilike ${pattern}
        or (p.summary ilike ${pattern} and ${isVisible('summary')}))`
    : sql``;
  const skillCondition = skillIds.length > 0 ? sql`and p.skill_ids @> ${[...skillIds]}::int[]` : sql``;
  const locationCondition = near ? sql`and ${withinRadius(near)} and ${isVisible('place')}` : sql``;
  return sql<boolean>`${visibleSeekers(request)} ${textCondition} ${skillCondition} ${locationCondition}`;
}

/** Hidden fields are not searchable, because a search would reveal them. */
function isVisible(field: HideableField): RawBuilder<boolean> {
  return sql<boolean>`${field} <> all (p.hidden_fields)`;
}

/** Haversine distance in kilometers. */
function withinRadius({ latitude, longitude, radiusKm }: NonNullable<PoolRequest['near']>): RawBuilder<boolean> {
  return sql<boolean>`(2 * 6371 * asin(least(1, sqrt(
    power(sin(radians(p.latitude - ${latitude}) / 2), 2) +
    cos(radians(${latitude})) * cos(radians(p.latitude)) *
      power(sin(radians(p.longitude - ${longitude}) / 2), 2))))) <= ${radiusKm}`;
}
