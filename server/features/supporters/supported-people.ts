import type { Need } from '#domain/features/needs/contract.ts';
import type { Profile, ProfileFields } from '#domain/features/seekers/contract.ts';
import type { SupportedPerson, SupporterAction, SupporterRight } from '#domain/features/supporters/contract.ts';
import type { Context, SignedInContext } from '#server/context.ts';
import { type Write, write } from '#server/db/write.ts';
import { findEmail } from '#server/features/accounts/service.ts';
import { consumeLink, findValidLink } from '#server/features/links/service.ts';
import {
  countNeedsForSupporter,
  openNeedsForSupporter,
  stopSharingWithSupporter,
} from '#server/features/needs/service.ts';
import { notify } from '#server/features/notifications/service.ts';
import { readProfileOf, saveProfileOf } from '#server/features/seekers/service.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { getOwner } from './own-supporters.ts';
import {
  acceptSupport,
  endOwnSupporter,
  findApplicationsOf,
  findInvitation,
  findSupported,
  insertAct,
  lockSupported,
  type SupportRow,
} from './queries.ts';

/** The inviter and the offered rights. */
export async function readInvitation(ctx: Context, token: string) {
  const link = (await findValidLink(ctx, token, ['support'])) ?? refuse('link_not_valid');
  const found = (await findInvitation(ctx.db, ctx.tenant.id, link.subjectId)) ?? refuse('link_not_valid');
  return { name: found.full_name, email: found.email, rights: found.rights };
}

/** Accepts an invitation. Only the account with the invited email can accept. */
export async function acceptInvitation(ctx: SignedInContext, token: string): Promise<SupportedPerson[]> {
  await write(ctx, async (change) => {
    const link = (await consumeLink(ctx, change, token, ['support'])) ?? refuse('link_not_valid');
    const found = (await findInvitation(change.db, ctx.tenant.id, link.subjectId)) ?? refuse('link_not_valid');
    if ((await findEmail(ctx, change.db, ctx.actor.userId)) !== found.email) return refuse('other_account');
    if (!(await acceptSupport(change.db, getOwner(ctx), found.id, ctx.clock()))) return refuse('link_not_valid');
    await recordAct(ctx, change, found, 'accepted');
    await notifyPerson(ctx, change, found, 'supporter_accepted');
  });
  return readSupported(ctx);
}

/** The people whom the caller supports. */
export async function readSupported(ctx: SignedInContext): Promise<SupportedPerson[]> {
  const rows = await findSupported(ctx.db, getOwner(ctx));
  return Promise.all(
    rows.map(async (row) => ({
      id: row.id,
      name: row.full_name,
      rights: row.rights,
      need_count: await countNeedsForSupporter(ctx, { seekerId: row.user_id, supporterId: row.id }),
      since: (row.accepted_at ?? ctx.clock()).toISOString(),
    })),
  );
}

/** Ends the support on the supporter's side. */
export async function stopSupporting(ctx: SignedInContext, id: number): Promise<SupportedPerson[]> {
  await write(ctx, async (change) => {
    const row = (await lockSupported(change.db, getOwner(ctx), id)) ?? refuse('not_found');
    const owner = { tenantId: ctx.tenant.id, userId: row.user_id };
    await endOwnSupporter(change.db, owner, id, ctx.clock());
    await stopSharingWithSupporter(ctx, change, id);
    await recordAct(ctx, change, row, 'stopped');
    await notifyPerson(ctx, change, row, 'supporter_stopped');
  });
  return readSupported(ctx);
}

export async function readApplicationsAs(ctx: SignedInContext, id: number) {
  const row = await exerciseRight(ctx, id, 'see_applications', 'saw_applications');
  const rows = await findApplicationsOf(ctx.db, { tenantId: ctx.tenant.id, userId: row.user_id });
  return rows.map(({ status_since: since, status, ...rest }) => ({
    ...rest,
    status: status as 'applied',
    status_since: since.toISOString(),
  }));
}

export async function readProfileAs(ctx: SignedInContext, id: number): Promise<Profile> {
  const row = await exerciseRight(ctx, id, 'see_profile', 'saw_profile');
  return readProfileOf(ctx, row.user_id);
}

/** Saves the supported person's profile; the audit event and the list of acts name the supporter. */
export async function saveProfileAs(
  ctx: SignedInContext,
  id: number,
  { profile, version }: { readonly profile: ProfileFields; readonly version: number },
): Promise<Profile> {
  const owner = getOwner(ctx);
  // Only the person decides which fields are hidden.
  const { hidden: _hidden, ...fields } = profile;
  const found = await write(ctx, async (change) => {
    const row = await requireRight(change, owner, id, 'edit_profile');
    await saveProfileOf(ctx, change, { userId: row.user_id, fields, version });
    await recordAct(ctx, change, row, 'edited_profile');
    return row;
  });
  return readProfileOf(ctx, found.user_id);
}

export async function openNeedsAsSupporter(ctx: SignedInContext, id: number): Promise<Need[]> {
  return write(ctx, async (change) => {
    const row = (await lockSupported(change.db, getOwner(ctx), id)) ?? refuse('not_found');
    const needs = await openNeedsForSupporter(ctx, change, { seekerId: row.user_id, supporterId: id });
    await recordAct(ctx, change, row, 'saw_needs');
    return needs;
  });
}

/** Checks a right and records its use. */
function exerciseRight(
  ctx: SignedInContext,
  id: number,
  right: SupporterRight,
  action: SupporterAction,
): Promise<SupportRow> {
  return write(ctx, async (change) => {
    const row = await requireRight(change, getOwner(ctx), id, right);
    await recordAct(ctx, change, row, action);
    return row;
  });
}

/** @throws Refusal `not_found` for a person whom the caller does not support, `forbidden` without the right */
async function requireRight(change: Write, owner: ReturnType<typeof getOwner>, id: number, right: SupporterRight) {
  const row = (await lockSupported(change.db, owner, id)) ?? refuse('not_found');
  const isEditor = right === 'see_profile' && row.rights.includes('edit_profile');
  if (!isEditor && !row.rights.includes(right)) return refuse('forbidden');
  return row;
}

async function recordAct(ctx: SignedInContext, change: Write, row: SupportRow, action: SupporterAction): Promise<void> {
  await insertAct(change.db, { tenantId: ctx.tenant.id, supporterId: row.id, action, now: ctx.clock() });
  const detail = { supporter: row.id };
  await change.audit({ action: `supporter.${action}`, subject: ['user', row.user_id], detail });
}

function notifyPerson(
  ctx: SignedInContext,
  change: Write,
  row: SupportRow,
  kind: 'supporter_accepted' | 'supporter_stopped',
): Promise<void> {
  const values = { name: ctx.actor.fullName };
  return notify(change, { tenantId: ctx.tenant.id, userId: row.user_id, kind, values, subject: 'supporter' });
}
