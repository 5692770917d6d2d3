import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { PersonInvitationStatus } from '#domain/features/bulk-imports/people/invitation-status.ts';
import type { Db, DbTransaction } from '#server/db/db.ts';
import type { ImportOwner } from '#server/features/bulk-imports/queries.ts';

interface InvitedRow {
  readonly id: number;
  readonly full_name: string;
  readonly email: string;
  readonly organisation_id: number | null;
  readonly organisation: string | null;
  readonly organisation_status: string | null;
  /** Of the invitation; null without one. */
  readonly status: PersonInvitationStatus | null;
  readonly invited_at: Date | null;
  readonly sent_count: number | null;
  readonly is_supported: boolean;
  readonly is_opted_out: boolean;
}

/**
 * Those of the people whom the caller sees, with what decides whether they can be invited: all invitations of a record and
 * of those merged into it.
 */
export async function findInvitedPeople(
  db: Db,
  owner: ImportOwner,
  ids: readonly number[],
  { isLocked = false } = {},
): Promise<InvitedRow[]> {
  const { tenantId, organisationId, isWholeTenant } = owner;
  const found = await sql<InvitedRow>`
    select p.id, p.full_name, p.email, p.organisation_id, o.name as organisation, o.status as organisation_status,
      i.status, i.invited_at, i.sent_count,
      exists (select from users u join seeker_profiles s on s.tenant_id = u.tenant_id and s.user_id = u.id
        where u.tenant_id = p.tenant_id and (u.email = p.email or u.id = p.linked_user_id) and u.state = 'active'
          and s.sponsor_organisation_id = p.organisation_id) as is_supported,
      exists (select from invitation_opt_outs x where x.tenant_id = p.tenant_id
        and x.email_hash = encode(sha256(convert_to(p.email, 'UTF8')), 'hex')) as is_opted_out
    from imported_people p
    left join organisations o on o.tenant_id = p.tenant_id and o.id = p.organisation_id
    left join lateral (
      select (array_agg(x.status order by array_position(array['accepted', 'open', 'declined', 'canceled'], x.status)))[1]
        as status, max(x.invited_at) as invited_at, sum(x.sent_count)::integer as sent_count
      from imported_people m join person_invitations x on x.tenant_id = m.tenant_id and x.person_id = m.id
      where m.tenant_id = p.tenant_id and (m.id = p.id or m.merged_into_id = p.id)) i on true
    where p.merged_into_id is null and p.tenant_id = ${tenantId} and p.id = any(${[...ids]}::bigint[])
      and (${isWholeTenant}::boolean or p.organisation_id is not distinct from ${organisationId})
    order by p.id ${isLocked ? sql`for update of p` : sql``}`.execute(db);
  return found.rows;
}

interface Invitation {
  readonly tenantId: number;
  readonly personId: number;
  readonly email: string;
  readonly invitedBy: number;
  readonly now: Date;
}

/** Opens the invitation of a person, or opens it again. The caller has checked that the lifecycle allows it. */
export async function saveInvitation(db: DbTransaction, invitation: Invitation): Promise<void> {
  const { tenantId, personId, email, invitedBy, now } = invitation;
  await db
    .insertInto('person_invitations')
    .values({ tenant_id: tenantId, person_id: personId, email, invited_by: invitedBy, invited_at: now })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'person_id']).doUpdateSet((set) => ({
        email,
        invited_by: invitedBy,
        invited_at: now,
        status: 'open',
        answered_at: null,
        sent_count: set('person_invitations.sent_count', '+', 1),
      })),
    )
    .execute();
}

interface PersonKey {
  readonly tenantId: number;
  readonly id: number;
}

/** The invitation of a person with the record that it offers, or the one that it was merged into; locked in a transaction. */
export async function findInvitation(db: Db, { tenantId, id }: PersonKey, { isLocked = false } = {}) {
  const query = db
    .selectFrom('person_invitations as i')
    .innerJoin('imported_people as m', (on) =>
      on.onRef('m.tenant_id', '=', 'i.tenant_id').onRef('m.id', '=', 'i.person_id'),
    )
    .innerJoin('imported_people as p', (on) =>
      on.onRef('p.tenant_id', '=', 'm.tenant_id').on(sql<boolean>`p.id = coalesce(m.merged_into_id, m.id)`),
    )
    .innerJoin('users as u', (on) => on.onRef('u.tenant_id', '=', 'i.tenant_id').onRef('u.id', '=', 'i.invited_by'))
    .leftJoin('organisations as o', (on) =>
      on.onRef('o.tenant_id', '=', 'p.tenant_id').onRef('o.id', '=', 'p.organisation_id'),
    )
    .select(['i.person_id', 'i.email', 'i.status', 'i.invited_by', 'u.full_name as inviter'])
    .select(['p.organisation_id', 'p.full_name', 'p.phone', 'p.headline', 'p.city', 'p.region', 'p.country'])
    .select(['p.skills', 'p.details', 'o.name as organisation', 'o.status as organisation_status'])
    .where('i.tenant_id', '=', tenantId)
    .where('i.person_id', '=', id);
  return (isLocked ? query.forUpdate('i') : query).executeTakeFirst();
}

export type InvitationRow = NonNullable<Awaited<ReturnType<typeof findInvitation>>>;

interface Answer {
  readonly status: 'accepted' | 'declined' | 'canceled';
  readonly userId?: number;
  readonly now: Date;
}

/** The caller has checked the move with `isAllowedInvitationMove` on the locked row. */
export async function answerInvitation(
  db: DbTransaction,
  { tenantId, id }: PersonKey,
  { status, userId, now }: Answer,
): Promise<void> {
  await db
    .updateTable('person_invitations')
    .set({ status, joined_user_id: userId ?? null, answered_at: status === 'canceled' ? null : now })
    .where('tenant_id', '=', tenantId)
    .where('person_id', '=', id)
    .execute();
}

/** Deletes the invitations of records that are deleted. */
export async function deleteInvitations(db: DbTransaction, tenantId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .deleteFrom('person_invitations')
    .where('tenant_id', '=', tenantId)
    .where('person_id', 'in', [...ids])
    .execute();
}

/** Whether an address wants no invitations. */
export async function isOptedOut(db: Db, tenantId: number, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('invitation_opt_outs')
    .select('tenant_id')
    .where('tenant_id', '=', tenantId)
    .where('email_hash', '=', hashEmail(email))
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertOptOut(db: DbTransaction, tenantId: number, email: string, now: Date): Promise<void> {
  await db
    .insertInto('invitation_opt_outs')
    .values({ tenant_id: tenantId, email_hash: hashEmail(email), created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteOptOut(db: DbTransaction, tenantId: number, email: string): Promise<void> {
  await db
    .deleteFrom('invitation_opt_outs')
    .where('tenant_id', '=', tenantId)
    .where('email_hash', '=', hashEmail(email))
    .execute();
}

/** The table holds no address of a person who wants no contact. */
function hashEmail(email: string): string {
  return createHash('sha256').update(email).digest('hex');
}
