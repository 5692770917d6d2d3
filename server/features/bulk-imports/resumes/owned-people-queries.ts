import { sql } from 'kysely';
import type { InvitationFilter } from '#domain/features/bulk-imports/people/limits.ts';
import type { Db } from '#server/db/db.ts';
import type { ImportOwner } from '#server/features/bulk-imports/queries.ts';

/** Of several invitations of one person `x`, the one that says most. */
const strongestInvitation = sql`array_position(array['accepted', 'open', 'declined', 'canceled'], x.status), x.invited_at desc`;

function selectPeople(db: Db, owner: ImportOwner) {
  const query = db
    .selectFrom('imported_people as p')
    .innerJoin('users as u', (on) => on.onRef('u.tenant_id', '=', 'p.tenant_id').onRef('u.id', '=', 'p.created_by'))
    .leftJoinLateral(
      (inner) =>
        inner
          .selectFrom('imported_people as m')
          .innerJoin('person_invitations as x', (on) =>
            on.onRef('x.tenant_id', '=', 'm.tenant_id').onRef('x.person_id', '=', 'm.id'),
          )
          .select(['x.status', 'x.invited_at', 'x.joined_user_id'])
          .where(sql<boolean>`m.tenant_id = p.tenant_id and (m.id = p.id or m.merged_into_id = p.id)`)
          .orderBy(strongestInvitation)
          .limit(1)
          .as('i'),
      (on) => on.onTrue(),
    )
    .leftJoin('seeker_profiles as s', (on) =>
      on
        .onRef('s.tenant_id', '=', 'p.tenant_id')
        .on(sql<boolean>`s.user_id = coalesce(i.joined_user_id, p.linked_user_id)`),
    )
    .selectAll('p')
    .select(['u.full_name as created_by_name', 'i.status as invitation_status', 'i.invited_at'])
    // The account of a person who withdrew the consent is not shown.
    .select(
      sql<
        number | null
      >`case when s.sponsor_organisation_id = p.organisation_id or s.is_discoverable or p.organisation_id is null
      then s.user_id end`.as('account_id'),
    )
    .where('p.merged_into_id', 'is', null)
    .where('p.tenant_id', '=', owner.tenantId);
  return owner.isWholeTenant ? query : query.where('p.organisation_id', '=', owner.organisationId);
}

/** The record with this id, or the one that it was merged into. */
export function findPerson(db: Db, owner: ImportOwner, id: number) {
  return selectPeople(db, owner)
    .where(
      'p.id',
      '=',
      sql<number>`(select coalesce(m.merged_into_id, m.id) from imported_people m
        where m.tenant_id = ${owner.tenantId} and m.id = ${id})`,
    )
    .executeTakeFirst();
}

export type OwnedPersonRow = NonNullable<Awaited<ReturnType<typeof findPerson>>>;

interface PeoplePage {
  readonly before: number | undefined;
  /** A pattern for the name, the email, and the headline. */
  readonly pattern: string | null;
  readonly invitation: InvitationFilter | null;
  readonly size: number;
}

/** Newest first. */
export function findPeople(db: Db, owner: ImportOwner, { before, pattern, invitation, size }: PeoplePage) {
  let query = selectPeople(db, owner);
  if (before !== undefined) query = query.where('p.id', '<', before);
  if (pattern !== null) {
    query = query.where((where) =>
      where.or([
        where('p.full_name', 'ilike', pattern),
        where('p.email', 'ilike', pattern),
        where('p.headline', 'ilike', pattern),
      ]),
    );
  }
  if (invitation === 'none') query = query.where('i.status', 'is', null);
  else if (invitation !== null) query = query.where('i.status', '=', invitation);
  return query.orderBy('p.id', 'desc').limit(size).execute();
}

/** Whether a file belongs to a person whom the caller may see. */
export async function isFileOfPerson(db: Db, owner: ImportOwner, fileId: number): Promise<boolean> {
  const row = await selectPeople(db, owner)
    .innerJoin('imported_people as g', (on) =>
      on.onRef('g.tenant_id', '=', 'p.tenant_id').on(sql<boolean>`(g.id = p.id or g.merged_into_id = p.id)`),
    )
    .innerJoin('imported_person_files as f', (on) =>
      on.onRef('f.tenant_id', '=', 'g.tenant_id').onRef('f.person_id', '=', 'g.id'),
    )
    .where('f.file_id', '=', fileId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
