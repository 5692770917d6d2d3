import { sql } from 'kysely';
import type { ComparedRecord } from '#domain/features/bulk-imports/duplicates/find-pairs.ts';
import type { Db } from '#server/db/db.ts';

/** Whose records are compared: those of an organization, or of the administrators. */
export interface RecordOwner {
  readonly tenantId: number;
  readonly organisationId: number | null;
}

export interface ListedRecord extends ComparedRecord {
  readonly headline: string;
}

/** The records that are not merged into others, with the files and accounts of those merged into them; `ids` limits them. */
export async function findComparedRecords(
  db: Db,
  { tenantId: t, organisationId: o }: RecordOwner,
  ids: readonly number[] | null,
): Promise<ListedRecord[]> {
  const members = sql`imported_people m where m.tenant_id = ${t} and m.organisation_id is not distinct from ${o}
    and (${ids}::bigint[] is null or coalesce(m.merged_into_id, m.id) = any(${ids}))`;
  const { rows } = await sql<ListedRecord>`
    with members as (select m.tenant_id, m.id, coalesce(m.merged_into_id, m.id) as record_id, m.linked_user_id
      from ${members}),
    hashes as (select m.record_id, array_agg(f.sha256) as hashes from members m
      join imported_person_files f on f.tenant_id = m.tenant_id and f.person_id = m.id group by 1),
    accounts as (select record_id, array_agg(distinct user_id) as ids from (
        select record_id, linked_user_id as user_id from members where linked_user_id is not null
        union all select m.record_id, i.joined_user_id from members m
          join person_invitations i on i.tenant_id = m.tenant_id and i.person_id = m.id
          where i.joined_user_id is not null) a group by 1)
    select 'person' as kind, p.id, p.full_name as name, p.email, p.phone, p.headline, p.city,
      coalesce(h.hashes, '{}') as hashes, coalesce(a.ids, '{}') as "accountIds"
    from imported_people p
    left join hashes h on h.record_id = p.id
    left join accounts a on a.record_id = p.id
    where p.tenant_id = ${t} and p.organisation_id is not distinct from ${o} and p.merged_into_id is null
      and (${ids}::bigint[] is null or p.id = any(${ids}))
    order by p.id`.execute(db);
  return rows;
}

/**
 * The accounts of the job seekers whom the organization supports, without what they hide; `ids` limits them. The email is for
 * comparing: it is shown only next to a record that has it.
 */
export async function findComparedAccounts(
  db: Db,
  { tenantId: t, organisationId: o }: RecordOwner,
  ids: readonly number[] | null,
): Promise<ListedRecord[]> {
  if (o === null) return [];
  const { rows } = await sql<ListedRecord>`
    select 'account' as kind, u.id, u.full_name as name, u.email, p.headline,
      case when 'phone' = any(p.hidden_fields) then '' else p.phone end as phone,
      case when 'place' = any(p.hidden_fields) then '' else p.city end as city,
      array(select r.sha256 from resumes r where r.tenant_id = u.tenant_id and r.user_id = u.id) as hashes,
      '{}'::bigint[] as "accountIds"
    from seeker_profiles p join users u on u.tenant_id = p.tenant_id and u.id = p.user_id
    where p.tenant_id = ${t} and p.sponsor_organisation_id = ${o} and u.state = 'active'
      and (${ids}::bigint[] is null or u.id = any(${ids}))
    order by u.id`.execute(db);
  return rows;
}

interface DistinctPair {
  readonly first_id: number;
  readonly second_id: number | null;
  readonly user_id: number | null;
}

/** The pairs known to be two people; a merged record counts as the one that it was merged into. */
export async function findDistinctPairs(
  db: Db,
  { tenantId: t, organisationId: o }: RecordOwner,
): Promise<DistinctPair[]> {
  const { rows } = await sql<DistinctPair>`
    select coalesce(a.merged_into_id, a.id) as first_id, coalesce(b.merged_into_id, b.id) as second_id, d.user_id
    from distinct_people d
    join imported_people a on a.tenant_id = d.tenant_id and a.id = d.person_id
    left join imported_people b on b.tenant_id = d.tenant_id and b.id = d.other_person_id
    where d.tenant_id = ${t} and a.organisation_id is not distinct from ${o}`.execute(db);
  return rows;
}

interface SideRow {
  readonly version: number;
  readonly region: string;
  readonly country: string;
  readonly skills: string[];
  readonly details: unknown;
  readonly files: string[];
  readonly status: string | null;
  readonly invited_at: Date | null;
  readonly created_at: Date;
  readonly created_by_name: string;
}

/** What the review shows of a record besides what is compared. */
export async function findSide(db: Db, { tenantId: t }: RecordOwner, id: number): Promise<SideRow | undefined> {
  const group = sql`(m.id = p.id or m.merged_into_id = p.id)`;
  const { rows } = await sql<SideRow>`
    select p.version, p.region, p.country, p.skills, p.details, p.created_at, u.full_name as created_by_name,
      array(select f.file_name from imported_people m
        join imported_person_files x on x.tenant_id = m.tenant_id and x.person_id = m.id
        join files f on f.tenant_id = x.tenant_id and f.id = x.file_id
        where m.tenant_id = p.tenant_id and ${group} order by f.id) as files,
      i.status, i.invited_at
    from imported_people p
    join users u on u.tenant_id = p.tenant_id and u.id = p.created_by
    left join lateral (select i.status, i.invited_at from imported_people m
      join person_invitations i on i.tenant_id = m.tenant_id and i.person_id = m.id
      where m.tenant_id = p.tenant_id and ${group}
      order by array_position(array['accepted', 'open', 'declined', 'canceled'], i.status), i.invited_at desc limit 1) i on true
    where p.tenant_id = ${t} and p.id = ${id}`.execute(db);
  return rows[0];
}

/** The region and country of a job seeker who does not hide them. */
export async function findAccountLocation(
  db: Db,
  { tenantId: t }: RecordOwner,
  userId: number,
): Promise<{ region: string; country: string }> {
  const { rows } = await sql<{ region: string; country: string }>`select region, country from seeker_profiles
    where tenant_id = ${t} and user_id = ${userId} and not 'place' = any(hidden_fields)`.execute(db);
  return rows[0] ?? { region: '', country: '' };
}
