import type { Supporter, SupporterRight } from '#domain/features/supporters/contract.ts';
import { subtractDays } from '#domain/lib/day.ts';
import type { SignedInContext } from '#server/context.ts';
import { type Write, write } from '#server/db/write.ts';
import { findEmail } from '#server/features/accounts/service.ts';
import { createLink } from '#server/features/links/service.ts';
import { queueInvitation } from '#server/features/mail/service.ts';
import { stopSharingWithSupporter } from '#server/features/needs/service.ts';
import { refuse, refuseField } from '#server/http/errors/refusal.ts';
import { countInvitations, endOwnSupporter, findActs, findSupporters, insertSupporter, setRights } from './queries.ts';

/** Limits abuse: invitations are sent to emails without an account. */
const maxInvitationsPerDay = 10;
/** Latest acts per supporter in the list. */
const maxActs = 20;

/** The caller's supporters and their latest acts. */
export async function readSupporters(ctx: SignedInContext): Promise<Supporter[]> {
  const owner = getOwner(ctx);
  const [rows, acts] = await Promise.all([findSupporters(ctx.db, owner), findActs(ctx.db, owner, maxActs)]);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    email: row.email,
    rights: row.rights,
    status: row.status,
    since: (row.ended_at ?? row.accepted_at ?? row.invited_at).toISOString(),
    acts: acts
      .filter((act) => act.supporter_id === row.id)
      .map(({ id, at, action }) => ({ id, at: at.toISOString(), action })),
  }));
}

interface Invitation {
  readonly name: string;
  readonly email: string;
  readonly rights: readonly SupporterRight[];
}

/** Invites a supporter by email. They see nothing until they accept with an account of that email. */
export async function inviteSupporter(ctx: SignedInContext, invitation: Invitation): Promise<Supporter[]> {
  const owner = getOwner(ctx);
  await write(ctx, async (change) => {
    const now = ctx.clock();
    const ownEmail = await findEmail(ctx, change.db, owner.userId);
    if (invitation.email === ownEmail) refuseField('body.email', 'own_email');
    const sent = await countInvitations(change.db, owner, subtractDays(now, 1));
    if (sent >= maxInvitationsPerDay) refuse('too_many_requests', { retryAfter: 3600 });
    const id = await insertSupporter(change.db, { ...owner, ...invitation, now });
    if (id === undefined) return refuseField('body.email', 'already_invited');
    await sendInvitation(ctx, change, { ...invitation, id, ownEmail });
    await change.audit({
      action: 'supporter.invite',
      subject: ['supporter', id],
      detail: { rights: invitation.rights },
    });
  });
  return readSupporters(ctx);
}

export async function changeRights(
  ctx: SignedInContext,
  id: number,
  rights: readonly SupporterRight[],
): Promise<Supporter[]> {
  await write(ctx, async (change) => {
    if (!(await setRights(change.db, getOwner(ctx), id, rights))) return refuse('not_found');
    await change.audit({ action: 'supporter.change', subject: ['supporter', id], detail: { rights } });
  });
  return readSupporters(ctx);
}

/** Ends the support with immediate effect. */
export async function endSupporter(ctx: SignedInContext, id: number): Promise<Supporter[]> {
  await write(ctx, async (change) => {
    if (!(await endOwnSupporter(change.db, getOwner(ctx), id, ctx.clock()))) return refuse('not_found');
    await stopSharingWithSupporter(ctx, change, id);
    await change.audit({ action: 'supporter.end', subject: ['supporter', id] });
  });
  return readSupporters(ctx);
}

/** The link is bound to the inviter's account: it stops working if that is deleted or changes its email. */
async function sendInvitation(
  ctx: SignedInContext,
  change: Write,
  { id, name, email, ownEmail }: Invitation & { readonly id: number; readonly ownEmail: string },
): Promise<void> {
  const { tenantId, userId } = getOwner(ctx);
  const linkId = await createLink(ctx, change, { purpose: 'support', userId, email: ownEmail, subjectId: id });
  await queueInvitation(change, {
    kind: 'support_invitation',
    tenantId,
    toAddress: email,
    values: { recipient: name, inviter: ctx.actor.fullName },
    path: '/supporting',
    linkId,
  });
}

export function getOwner(ctx: SignedInContext) {
  return { tenantId: ctx.tenant.id, userId: ctx.actor.userId };
}
