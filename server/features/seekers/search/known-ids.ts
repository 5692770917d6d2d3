import { getScope, type SignedInActor } from '#domain/access/actor.ts';
import type { PeopleFilter } from '#domain/features/seekers/search/filter.ts';
import type { Context } from '#server/context.ts';
import { findIds } from './find.ts';

/** People stored per search; those changed last count. */
const maxKnown = 5000;

/** The people whom an account's search finds now; none if the account may not search. */
export async function findKnownIds(ctx: Context, actor: SignedInActor, filter: PeopleFilter): Promise<number[]> {
  const scope = getScope(actor, 'seeker.search');
  if (scope === null) return [];
  const { ids } = await findIds(ctx, { tenantId: ctx.tenant.id, actor, scope }, filter);
  return ids.slice(0, maxKnown);
}
