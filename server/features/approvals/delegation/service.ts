import { type Delegation, maxAbsenceDays, type NewDelegation } from '#domain/features/approvals/delegation/contract.ts';
import { countDays, getDay } from '#domain/features/reports/period.ts';
import type { SignedInContext } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { notify } from '#server/features/notifications/service.ts';
import { findTenantTimeZone, getTenantTheme } from '#server/features/tenants/service.ts';
import { refuseField } from '#server/http/errors/refusal.ts';
import { deleteDelegation, findAbsent, findCandidates, findDelegation, saveDelegation } from './queries.ts';

/** Who decides for the caller, and for whom the caller decides. */
export async function readDelegation(ctx: SignedInContext): Promise<Delegation> {
  const owner = { tenantId: ctx.tenant.id, userId: ctx.actor.userId };
  const today = await getToday(ctx);
  const [own, candidates, absent] = await Promise.all([
    findDelegation(ctx.db, owner, today),
    findCandidates(ctx.db, ctx.tenant.id, ctx.actor, await isAdminsOnly(ctx)),
    findAbsent(ctx.db, owner, ctx.clock()),
  ]);
  return {
    own: own && {
      delegate: { id: own.id, name: own.name },
      from: own.from,
      until: own.until,
      is_active: own.from <= today,
    },
    candidates,
    deciding_for: absent,
  };
}

/** Names the colleague who decides while the caller is away, and notifies them. */
export async function delegate(ctx: SignedInContext, { delegate_id: delegateId, from, until }: NewDelegation) {
  const today = await getToday(ctx);
  if (until < today) refuseField('body.until', 'invalid_value');
  if (countDays({ from, to: until }) > maxAbsenceDays) refuseField('body.until', 'too_big');
  const { userId, fullName } = ctx.actor;
  const tenantId = ctx.tenant.id;
  await write(ctx, async (change) => {
    const candidates = await findCandidates(change.db, tenantId, ctx.actor, await isAdminsOnly(ctx));
    if (!candidates.some(({ id }) => id === delegateId)) refuseField('body.delegate_id', 'invalid_value');
    await saveDelegation(change.db, { tenantId, userId, delegateId, from, until, now: ctx.clock() });
    const values = { name: fullName, from, until };
    await notify(change, { tenantId, userId: delegateId, kind: 'approval_delegated', values, subject: 'delegation' });
    const detail = { to: delegateId, from, until };
    await change.audit({ action: 'approval.delegate', subject: ['user', userId], detail });
  });
  return readDelegation(ctx);
}

/** Ends the absence of the caller. */
export async function endDelegation(ctx: SignedInContext): Promise<Delegation> {
  const owner = { tenantId: ctx.tenant.id, userId: ctx.actor.userId };
  await write(ctx, async (change) => {
    if (!(await deleteDelegation(change.db, owner))) return;
    await change.audit({ action: 'approval.end_delegation', subject: ['user', owner.userId] });
  });
  return readDelegation(ctx);
}

async function getToday(ctx: SignedInContext): Promise<string> {
  return getDay(ctx.clock(), await findTenantTimeZone(ctx.db, ctx.tenant.id));
}

async function isAdminsOnly(ctx: SignedInContext): Promise<boolean> {
  return (await getTenantTheme(ctx, ctx.tenant.id)).switches.admins_decide;
}
