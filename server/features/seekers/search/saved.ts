import { type MailFrequency, mailIntervalDays } from '#domain/features/saved-searches/contract.ts';
import {
  maxPeopleSearches,
  type NewPeopleSearch,
  type PeopleSearch,
} from '#domain/features/seekers/search/contract.ts';
import { type PeopleFilter, parsePeopleFilter, toPeopleParams } from '#domain/features/seekers/search/filter.ts';
import { addDays } from '#domain/lib/day.ts';
import type { SignedInContext } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { lockAccount } from '#server/features/accounts/service.ts';
import { refuse, refuseField } from '#server/http/errors/refusal.ts';
import { findKnownIds } from './known-ids.ts';
import {
  deletePeopleSearch,
  findPeopleSearches,
  insertPeopleSearch,
  lockPeopleSearch,
  type SearchRow,
  updatePeopleSearch,
} from './queries.ts';

export async function listPeopleSearches(ctx: SignedInContext): Promise<{ searches: PeopleSearch[] }> {
  return { searches: (await findPeopleSearches(ctx.db, getOwner(ctx))).map(presentSearch) };
}

/** Saves a search under a name. The people whom it finds now are known: an alert is about later ones. */
export async function savePeopleSearch(ctx: SignedInContext, search: NewPeopleSearch): Promise<PeopleSearch> {
  const filter = parsePeopleFilter(new URLSearchParams(search.address)) ?? refuseField('body.address', 'invalid_value');
  const address = new URLSearchParams(toPeopleParams(filter)).toString();
  if (address === '') refuseField('body.address', 'required');
  const { name, frequency } = search;
  const knownIds = await findKnownIdsFor(ctx, filter, frequency);
  const now = ctx.clock();
  return write(ctx, async (change) => {
    await lockAccount(ctx, change);
    const owner = getOwner(ctx);
    if ((await findPeopleSearches(change.db, owner)).length >= maxPeopleSearches) refuse('too_many_saved_searches');
    const nextCheckAt = getNextCheck(frequency, now);
    const row = await insertPeopleSearch(change.db, { ...owner, name, address, frequency, nextCheckAt, knownIds, now });
    if (!row) return refuse('search_saved_already');
    await change.audit({ action: 'people_search.save', subject: ['people_search', row.id], detail: { frequency } });
    return presentSearch(row);
  });
}

/** Renames a search or changes how often it alerts. */
export async function updatePeople(
  ctx: SignedInContext,
  id: number,
  { name, frequency }: { readonly name?: string | undefined; readonly frequency?: MailFrequency | undefined },
): Promise<PeopleSearch> {
  const owner = getOwner(ctx);
  const before = (await findPeopleSearches(ctx.db, owner)).find((row) => row.id === id) ?? refuse('not_found');
  const filter = parsePeopleFilter(new URLSearchParams(before.address)) ?? {};
  const isTurnedOn = frequency !== undefined && frequency !== 'never' && before.frequency === 'never';
  const knownIds = isTurnedOn ? await findKnownIdsFor(ctx, filter, frequency) : undefined;
  return write(ctx, async (change) => {
    if (!(await lockPeopleSearch(change.db, owner, id))) return refuse('not_found');
    const nextCheckAt = frequency === undefined ? null : getNextCheck(frequency, ctx.clock());
    const row = await updatePeopleSearch(change.db, owner, id, { name, frequency, nextCheckAt, knownIds });
    await change.audit({ action: 'people_search.change', subject: ['people_search', id], detail: { frequency } });
    return row ? presentSearch(row) : refuse('not_found');
  });
}

export async function removePeopleSearch(ctx: SignedInContext, id: number): Promise<void> {
  await write(ctx, async (change) => {
    if (!(await deletePeopleSearch(change.db, getOwner(ctx), id))) return refuse('not_found');
    await change.audit({ action: 'people_search.remove', subject: ['people_search', id] });
  });
}

/** When the next alert is due; null for never. */
export function getNextCheck(frequency: MailFrequency, now: Date): Date | null {
  return frequency === 'never' ? null : addDays(now, mailIntervalDays[frequency]);
}

/** Without an alert, nothing needs to be known. */
async function findKnownIdsFor(ctx: SignedInContext, filter: PeopleFilter, frequency: MailFrequency) {
  return frequency === 'never' ? [] : findKnownIds(ctx, ctx.actor, filter);
}

function getOwner(ctx: SignedInContext) {
  return { tenantId: ctx.tenant.id, userId: ctx.actor.userId };
}

function presentSearch({ created_at: createdAt, ...row }: SearchRow): PeopleSearch {
  return { ...row, created_at: createdAt.toISOString() };
}
