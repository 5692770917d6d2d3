import { sql } from 'kysely';
import type { OwnCertificate, OwnClass } from '#domain/features/cohorts/own-contract.ts';
import type { Db, DbTransaction } from '#server/db/db.ts';

/** The person who reads or answers. */
export interface Person {
  readonly tenantId: number;
  readonly userId: number;
}

export async function findOrganisationName(db: Db, tenantId: number, id: number): Promise<string> {
  const query = db.selectFrom('organisations').select('name').where('tenant_id', '=', tenantId).where('id', '=', id);
  return (await query.executeTakeFirst())?.name ?? '';
}

const source = sql`cohort_members m join cohorts c on c.tenant_id = m.tenant_id and c.id = m.cohort_id
  join programs p on p.tenant_id = c.tenant_id and p.id = c.program_id
  join organisations o on o.tenant_id = c.tenant_id and o.id = c.organisation_id`;

/** Invitations (`m`) to the confirmed address of a person. */
function isInvited({ tenantId, userId }: Person) {
  return sql`m.tenant_id = ${tenantId} and m.consent = 'invited' and m.email = (select u.email from users u
    where u.tenant_id = ${tenantId} and u.id = ${userId} and u.email_verified_at is not null)`;
}

type OwnMembership = OwnClass & { readonly is_invitation: boolean };

/** Invitations to the person's confirmed address, and classes they take part in; the latest first. */
export async function findMemberships(db: Db, person: Person): Promise<OwnMembership[]> {
  const { tenantId, userId } = person;
  const { rows } = await sql<OwnMembership>`
    select m.id, c.name, p.name as program, o.name as organisation, p.skills, c.starts_on::text, c.ends_on::text,
      c.status, m.consent = 'invited' as is_invitation
    from ${source}
    where o.status = 'approved' and ((${isInvited(person)})
      or (m.tenant_id = ${tenantId} and m.consent = 'agreed' and m.user_id = ${userId}))
    order by c.starts_on desc, m.id desc limit 200`.execute(db);
  return rows;
}

export async function findCertificates(db: Db, { tenantId, userId }: Person): Promise<OwnCertificate[]> {
  const { rows } = await sql<OwnCertificate>`
    select e.id, e.name, p.name as program, o.name as organisation, e.issued_on::text, e.answer
    from certificates e join cohorts c on c.tenant_id = e.tenant_id and c.id = e.cohort_id
    join programs p on p.tenant_id = c.tenant_id and p.id = c.program_id
    join organisations o on o.tenant_id = c.tenant_id and o.id = c.organisation_id
    where e.tenant_id = ${tenantId} and e.user_id = ${userId}
    order by e.id desc limit 200`.execute(db);
  return rows;
}

/**
 * Records the answer to an invitation. Returns its cohort; undefined without an open invitation. A person who is in the cohort
 * by another way keeps that membership.
 */
export async function answerInvitation(
  db: DbTransaction,
  person: Person,
  answer: { readonly id: number; readonly accepts: boolean; readonly now: Date },
): Promise<number | undefined> {
  const { tenantId, userId } = person;
  const { id, accepts, now } = answer;
  const { rows } = await sql<{ cohort_id: number; is_member: boolean }>`
    select m.cohort_id, exists (select from cohort_members x where x.tenant_id = m.tenant_id
      and x.cohort_id = m.cohort_id and x.user_id = ${userId}) as is_member
    from cohort_members m where ${isInvited(person)} and m.id = ${id} for update of m`.execute(db);
  const [found] = rows;
  if (!found) return undefined;
  if (accepts && found.is_member) {
    await sql`delete from cohort_members where tenant_id = ${tenantId} and id = ${id}`.execute(db);
    await sql`update cohort_members set consent = 'agreed', answered_at = ${now} where tenant_id = ${tenantId}
      and cohort_id = ${found.cohort_id} and user_id = ${userId}`.execute(db);
    return found.cohort_id;
  }
  await sql`update cohort_members set consent = ${accepts ? 'agreed' : 'declined'},
    user_id = ${accepts ? userId : null}, answered_at = ${now}
    where tenant_id = ${tenantId} and id = ${id}`.execute(db);
  return found.cohort_id;
}

/** Returns the cohort that the person left; undefined if they don't take part. */
export async function leaveCohort(
  db: DbTransaction,
  { tenantId, userId }: Person,
  id: number,
  now: Date,
): Promise<number | undefined> {
  const { rows } = await sql<{ cohort_id: number }>`update cohort_members set consent = 'ended', answered_at = ${now}
    where tenant_id = ${tenantId} and user_id = ${userId} and id = ${id} and consent = 'agreed'
    returning cohort_id`.execute(db);
  return rows[0]?.cohort_id;
}

interface Answered {
  readonly name: string;
  readonly before: 'added' | 'declined' | null;
}

/** Locked, so that a certificate is added once. */
export async function lockCertificate(
  db: DbTransaction,
  { tenantId, userId }: Person,
  id: number,
): Promise<Answered | undefined> {
  const { rows } = await sql<Answered>`select e.name, e.answer as before from certificates e
    where e.tenant_id = ${tenantId} and e.user_id = ${userId} and e.id = ${id} for update`.execute(db);
  return rows[0];
}

export async function updateAnswer(
  db: DbTransaction,
  tenantId: number,
  { id, answer, now }: { readonly id: number; readonly answer: 'added' | 'declined'; readonly now: Date },
): Promise<void> {
  await sql`update certificates set answer = ${answer}, answered_at = ${now}
    where tenant_id = ${tenantId} and id = ${id}`.execute(db);
}
