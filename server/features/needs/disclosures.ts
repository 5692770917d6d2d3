import { isSameAudience } from '#domain/features/needs/audience.ts';
import type { Audience, Disclosures, NamedAudience } from '#domain/features/needs/contract.ts';
import type { SignedInContext } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { refuse, refuseField } from '#server/http/errors/refusal.ts';
import { findAudiences, findGrants, grantNeeds, revokeGrant } from './grant-queries.ts';
import { getOwner } from './needs.ts';
import { findOpenings } from './shared-queries.ts';

/** Openings in the list; the data export has all of them. */
const maxOpenings = 200;

/** The caller's grants, possible audiences, and openings. */
export async function readDisclosures(ctx: SignedInContext): Promise<Disclosures> {
  const owner = getOwner(ctx);
  const [grants, audiences, openings] = await Promise.all([
    findGrants(ctx.db, owner),
    findAudiences(ctx.db, owner),
    findOpenings(ctx.db, owner.tenantId, owner.userId, maxOpenings),
  ]);
  return {
    grants: grants.map((row) => ({
      id: row.id,
      need_id: row.need_id,
      request_id: row.request_id,
      audience: toAudience({ ...row, kind: row.audience, id: row.audience_id, detail: row.company ?? '' }),
      granted_at: row.granted_at.toISOString(),
    })),
    audiences: audiences.map(toAudience),
    openings: openings.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      reader: row.full_name,
      organisation: row.organisation ?? '',
      subject: row.subject,
      item_count: row.item_count,
      job: row.job,
    })),
  };
}

/** Shares needs of the caller with one audience. Idempotent. */
export async function shareNeeds(
  ctx: SignedInContext,
  { need_ids: needIds, audience }: { need_ids: readonly number[]; audience: Audience },
): Promise<Disclosures> {
  const owner = getOwner(ctx);
  await write(ctx, async (change) => {
    const possible = (await findAudiences(change.db, owner)).map(toAudience);
    if (!possible.some((one) => isSameAudience(one, audience))) refuseField('body.audience', 'invalid_value');
    const items = await grantNeeds(change.db, owner, needIds, audience);
    const detail = { audience: audience.kind, audience_id: audience.id, items };
    await change.audit({ action: 'disclosure.grant', subject: ['user', owner.userId], detail });
  });
  return readDisclosures(ctx);
}

/** Revokes one grant. */
export async function revokeDisclosure(ctx: SignedInContext, id: number): Promise<Disclosures> {
  await write(ctx, async (change) => {
    const grant = await revokeGrant(change.db, getOwner(ctx), id, ctx.clock());
    if (!grant) return refuse('not_found');
    await change.audit({ action: 'disclosure.revoke', subject: ['grant', id], detail: { audience: grant.audience } });
  });
  return readDisclosures(ctx);
}

function toAudience(row: NamedAudience): NamedAudience {
  return { kind: row.kind, id: row.id, name: row.name, detail: row.detail, organisation_id: row.organisation_id };
}
