import type { Need } from '#domain/features/needs/contract.ts';
import type { SignedInContext } from '#server/context.ts';
import type { Write } from '#server/db/write.ts';
import { grantRequest, revokeRequestGrant, revokeSupporterGrants } from './grant-queries.ts';
import { openNeedsAs } from './shared-needs.ts';
import { findSharedNeeds, insertOpening } from './shared-queries.ts';

/** Shares an accommodation request with the hiring team of its application until it is withdrawn. */
export function shareRequest(
  ctx: SignedInContext,
  change: Write,
  request: { readonly id: number; readonly applicationId: number },
): Promise<void> {
  return grantRequest(change.db, { tenantId: ctx.tenant.id, userId: ctx.actor.userId }, request);
}

/** Stops sharing the request. */
export function stopSharingRequest(ctx: SignedInContext, change: Write, requestId: number): Promise<void> {
  return revokeRequestGrant(change.db, ctx.tenant.id, requestId, ctx.clock());
}

/** Records that the caller has opened an accommodation request. */
export async function recordRequestOpening(
  ctx: SignedInContext,
  change: Write,
  request: { readonly id: number; readonly seekerId: number; readonly applicationId: number },
): Promise<void> {
  await insertOpening(change.db, {
    tenantId: ctx.tenant.id,
    seekerId: request.seekerId,
    readerId: ctx.actor.userId,
    organisationId: ctx.actor.organisationId,
    subject: 'adjustment',
    itemCount: 1,
    applicationId: request.applicationId,
    now: ctx.clock(),
  });
  await change.audit({ action: 'adjustment.open', subject: ['adjustment', request.id] });
}

/** Opens the needs shared with a supporter and records the opening. */
export function openNeedsForSupporter(
  ctx: SignedInContext,
  change: Write,
  { seekerId, supporterId }: { readonly seekerId: number; readonly supporterId: number },
): Promise<Need[]> {
  return openNeedsAs(ctx, change, seekerId, { as: 'supporter', supporterId });
}

/** Counts the needs shared with a supporter. */
export async function countNeedsForSupporter(
  ctx: SignedInContext,
  { seekerId, supporterId }: { readonly seekerId: number; readonly supporterId: number },
): Promise<number> {
  const reader = { as: 'supporter' as const, supporterId };
  return (await findSharedNeeds(ctx.db, { tenantId: ctx.tenant.id, seekerId, reader })).length;
}

/** Stops sharing with a supporter. */
export function stopSharingWithSupporter(ctx: SignedInContext, change: Write, supporterId: number): Promise<void> {
  return revokeSupporterGrants(change.db, ctx.tenant.id, supporterId, ctx.clock());
}
