import {
  isAllowedInvitationMove,
  type PersonInvitationStatus,
} from '#domain/features/bulk-imports/people/invitation-status.ts';
import type { Context } from '#server/context.ts';
import type { Write } from '#server/db/write.ts';
import {
  answerInvitation,
  deleteOptOut,
  findInvitation,
  type InvitationRow,
  insertOptOut,
  isOptedOut,
} from './invitation-queries.ts';

/** The partner and the setting behind the link that stops invitations; undefined for a record that was deleted. */
export async function findInvitationSetting(
  ctx: Context,
  personId: number,
): Promise<{ readonly name: string; readonly wantsMail: boolean } | undefined> {
  const row = await findInvitation(ctx.db, { tenantId: ctx.tenant.id, id: personId });
  if (!row) return undefined;
  const wantsMail = !(await isOptedOut(ctx.db, ctx.tenant.id, row.email));
  return { name: row.organisation ?? ctx.tenant.title, wantsMail };
}

/** Sets whether the address of an invitation wants invitations. Returns false for a record that was deleted. */
export async function saveInvitationSetting(
  ctx: Context,
  change: Write,
  personId: number,
  wantsMail: boolean,
): Promise<boolean> {
  const key = { tenantId: ctx.tenant.id, id: personId };
  const row = await findInvitation(change.db, key, { isLocked: true });
  if (!row) return false;
  if (wantsMail) await deleteOptOut(change.db, ctx.tenant.id, row.email);
  else await stopInvitations(ctx, change, row);
  return true;
}

/** Declines for the address of an invitation: no partner invites it anymore. */
export async function stopInvitations(ctx: Context, change: Write, row: InvitationRow): Promise<void> {
  const key = { tenantId: ctx.tenant.id, id: row.person_id };
  await insertOptOut(change.db, ctx.tenant.id, row.email, ctx.clock());
  if (isAllowedInvitationMove(row.status as PersonInvitationStatus, 'declined')) {
    await answerInvitation(change.db, key, { status: 'declined', now: ctx.clock() });
  }
  await change.audit({ action: 'imported_person.decline_invitation', subject: ['imported_person', row.person_id] });
}
