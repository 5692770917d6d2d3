import type { PublicRecord } from '#domain/features/fairness/contract.ts';
import { getDay } from '#domain/features/reports/period.ts';
import type { SignedInContext } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { findTenantTimeZone } from '#server/features/tenants/service.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { findPublication, updatePublication } from './record-queries.ts';

/** Whether the caller's employer has a public record. */
export async function readPublication(ctx: SignedInContext): Promise<PublicRecord> {
  return (await findPublication(ctx.db, ctx.tenant.id, getOrganisation(ctx))) ?? refuse('not_found');
}

/** Turns the public record on, from the next whole month, or off at once. */
export async function setPublication(ctx: SignedInContext, isPublic: boolean): Promise<PublicRecord> {
  const id = getOrganisation(ctx);
  const { since } = await readPublication(ctx);
  if ((since !== null) === isPublic) return { since };
  const day = isPublic ? getDay(ctx.clock(), await findTenantTimeZone(ctx.db, ctx.tenant.id)) : null;
  await write(ctx, async (change) => {
    await updatePublication(change.db, ctx.tenant.id, id, day);
    await change.audit({
      action: isPublic ? 'fairness.publish' : 'fairness.withdraw',
      subject: ['organisation', id],
    });
  });
  return readPublication(ctx);
}

function getOrganisation(ctx: SignedInContext): number {
  return ctx.actor.organisationId ?? refuse('not_found');
}
