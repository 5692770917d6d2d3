import { sql } from 'kysely';
import type { Candidate } from '#domain/features/bulk-imports/resumes/review.ts';
import type { Db } from '#server/db/db.ts';

export interface Keys {
  readonly tenantId: number;
  /** Null compares with the people of the administrators. */
  readonly organisationId: number | null;
  readonly sha256: string | null;
  readonly email: string | null;
  /** The last ten digits. */
  readonly phoneKey: string | null;
}

/** The partner's records that could be the same person: by a file, an email, or a phone number, also of a merged record. */
export async function findPeopleCandidates(db: Db, keys: Keys): Promise<Candidate[]> {
  const { tenantId, organisationId, sha256, email, phoneKey } = keys;
  const { rows } = await sql<Candidate>`
    select 'person' as kind, coalesce(p.merged_into_id, p.id) as id, p.full_name as name, p.email, p.phone, p.headline, p.city,
      array(select f.sha256 from imported_person_files f where f.tenant_id = p.tenant_id and f.person_id = p.id) as hashes
    from imported_people p
    where p.tenant_id = ${tenantId} and p.organisation_id is not distinct from ${organisationId}
      and (p.email = ${email} or right(regexp_replace(p.phone, '\\D', '', 'g'), 10) = ${phoneKey}
        or p.id in (select f.person_id from imported_person_files f where f.tenant_id = ${tenantId} and f.sha256 = ${sha256}))
    order by p.id limit 20`.execute(db);
  return rows;
}

/**
 * Accounts that could be the same person, only those whom the partner supports: an import must not reveal who else has an
 * account. The email and the phone number of an account are returned only if the file has them, and nothing that the person
 * hides.
 */
export async function findSeekerCandidates(db: Db, keys: Keys): Promise<Candidate[]> {
  const { tenantId, organisationId, sha256, email, phoneKey } = keys;
  const isSupported =
    organisationId === null ? sql`u.email = ${email}` : sql`p.sponsor_organisation_id = ${organisationId}`;
  const isSamePhone = sql`(not 'phone' = any(p.hidden_fields)
    and right(regexp_replace(p.phone, '\\D', '', 'g'), 10) = ${phoneKey})`;
  const { rows } = await sql<Candidate>`
    select 'seeker' as kind, u.id, u.full_name as name, case when u.email = ${email} then u.email else '' end as email,
      case when ${isSamePhone} then p.phone else '' end as phone, p.headline,
      case when 'place' = any(p.hidden_fields) then '' else p.city end as city,
      array(select r.sha256 from resumes r where r.tenant_id = u.tenant_id and r.user_id = u.id) as hashes
    from seeker_profiles p join users u on u.tenant_id = p.tenant_id and u.id = p.user_id
    where p.tenant_id = ${tenantId} and u.state = 'active' and ${isSupported}
      and (u.email = ${email} or ${isSamePhone}
        or exists (select from resumes r where r.tenant_id = u.tenant_id and r.user_id = u.id and r.sha256 = ${sha256}))
    order by u.id limit 20`.execute(db);
  return rows;
}
