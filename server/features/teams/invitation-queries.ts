import type { RoleId } from '#domain/access/roles.ts';
import type { Db, DbTransaction } from '#server/db/db.ts';

interface Team {
  readonly tenantId: number;
  readonly roleId: RoleId;
  /** Null for all organizations. */
  readonly organisationId: number | null;
}

/** Open invitations into a team, the latest first. */
export function findOpenInvitations(db: Db, { tenantId, roleId, organisationId }: Team) {
  const rows = selectInvitations(db, tenantId).where('i.role_id', '=', roleId).where('i.status', '=', 'open');
  const own = organisationId === null ? rows : rows.where('i.organisation_id', '=', organisationId);
  return own.orderBy('i.invited_at', 'desc').orderBy('i.id', 'desc').limit(500).execute();
}

/** An open invitation. */
export function findInvitation(db: Db, tenantId: number, id: number) {
  return selectInvitations(db, tenantId).where('i.id', '=', id).where('i.status', '=', 'open').executeTakeFirst();
}

/** The same, locked against concurrent changes. */
export function lockInvitation(db: DbTransaction, tenantId: number, id: number) {
  return selectInvitations(db, tenantId)
    .where('i.id', '=', id)
    .where('i.status', '=', 'open')
    .forUpdate('i')
    .executeTakeFirst();
}

export type InvitationRow = NonNullable<Awaited<ReturnType<typeof findInvitation>>>;

interface NewInvitation {
  readonly tenantId: number;
  readonly roleId: RoleId;
  readonly organisationId: number | null;
  readonly name: string;
  readonly email: string;
  readonly invitedBy: number;
  readonly now: Date;
}

/** Returns the new id, or undefined if the email has an open invitation. */
export async function insertInvitation(db: Db, invitation: NewInvitation): Promise<number | undefined> {
  const row = await db
    .insertInto('team_invitations')
    .values({
      tenant_id: invitation.tenantId,
      role_id: invitation.roleId,
      organisation_id: invitation.organisationId,
      name: invitation.name,
      email: invitation.email,
      invited_by: invitation.invitedBy,
      invited_at: invitation.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Cancels an open invitation of an email that was sent before a date. */
export async function cancelExpiredInvitation(db: Db, tenantId: number, email: string, before: Date): Promise<void> {
  await db
    .updateTable('team_invitations')
    .set(canceledColumns)
    .where('tenant_id', '=', tenantId)
    .where('email', '=', email)
    .where('status', '=', 'open')
    .where('invited_at', '<', before)
    .execute();
}

export async function cancelInvitation(db: Db, tenantId: number, id: number): Promise<void> {
  await db
    .updateTable('team_invitations')
    .set(canceledColumns)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

/** Makes the person who sends an invitation again its inviter. */
export async function renewInvitation(
  db: Db,
  { tenantId, id, invitedBy, now }: { tenantId: number; id: number; invitedBy: number; now: Date },
): Promise<void> {
  await db
    .updateTable('team_invitations')
    .set({ invited_by: invitedBy, invited_at: now })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

export async function acceptInvitation(db: Db, tenantId: number, id: number, userId: number): Promise<void> {
  await db
    .updateTable('team_invitations')
    .set({ status: 'accepted', joined_user_id: userId })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

/** Personal data is removed if a person never joined. */
const canceledColumns = { status: 'cancelled', name: '', email: '' } as const;

function selectInvitations(db: Db, tenantId: number) {
  return db
    .selectFrom('team_invitations as i')
    .innerJoin('users as u', (on) => on.onRef('u.tenant_id', '=', 'i.tenant_id').onRef('u.id', '=', 'i.invited_by'))
    .leftJoin('organisations as o', (on) =>
      on.onRef('o.tenant_id', '=', 'i.tenant_id').onRef('o.id', '=', 'i.organisation_id'),
    )
    .select(['i.id', 'i.role_id', 'i.organisation_id', 'i.name', 'i.email', 'i.invited_by', 'i.invited_at'])
    .select(['u.full_name as inviter', 'u.state as inviter_state'])
    .select(['o.name as organisation', 'o.status as organisation_status'])
    .where('i.tenant_id', '=', tenantId);
}
