import {
  parseSearchFilter,
  type SearchFilter,
  toSearchParams,
} from '#domain/features/saved-searches/canonical-search.ts';
import {
  type MailFrequency,
  mailIntervalDays,
  maxSavedSearches,
  type NewSavedSearch,
  type SavedSearch,
  type SavedSearchChange,
} from '#domain/features/saved-searches/contract.ts';
import { addDays } from '#domain/lib/day.ts';
import type { Context, SignedInContext } from '#server/context.ts';
import { type Write, write } from '#server/db/write.ts';
import { lockAccount } from '#server/features/accounts/service.ts';
import { findPublishedJobIds } from '#server/features/jobs/service.ts';
import { refuse, refuseField } from '#server/http/errors/refusal.ts';
import { findSearchById } from './mail-queries.ts';
import {
  countSearches,
  findMailStatus,
  findSearch,
  findSearches,
  insertSearch,
  lockSearch,
  markRemoved,
  markSeen,
  planMail,
  renameSearch,
  restoreRemoved,
  type SearchRow,
} from './queries.ts';

/** The searches somebody keeps, each with how many jobs are new, and whether mail about them arrives at all. */
export async function listSavedSearches(ctx: SignedInContext) {
  const owner = getOwner(ctx);
  const [rows, reach] = await Promise.all([findSearches(ctx.db, owner), findMailStatus(ctx.db, owner)]);
  const searches: SavedSearch[] = [];
  for (const row of rows) searches.push(await presentSearch(ctx, row));
  const mail = reach.wants_mail ? (reach.email_verified_at === null ? 'unconfirmed' : 'on') : 'off';
  return { searches, mail } as const;
}

export async function saveSearch(ctx: SignedInContext, search: NewSavedSearch): Promise<SavedSearch> {
  const filter = parseFilter(search) ?? refuseField('body.address', 'invalid_value');
  const { name, frequency } = search;
  const now = ctx.clock();
  const id = await write(ctx, async (change) => {
    await lockAccount(ctx, change);
    const saved = await insertSearch(change.db, {
      ...getOwner(ctx),
      name,
      address: new URLSearchParams(toSearchParams(filter)).toString(),
      frequency,
      nextMailAt: getNextMailDate(frequency, now),
      now,
    });
    if (saved === undefined) return refuse('search_saved_already');
    await enforceLimit(ctx, change);
    await change.audit({ action: 'search.save', subject: ['saved_search', saved], detail: { frequency } });
    return saved;
  });
  return readSearch(ctx, id);
}

export async function updateSearch(
  ctx: SignedInContext,
  id: number,
  { name, frequency }: SavedSearchChange,
): Promise<SavedSearch> {
  const owner = getOwner(ctx);
  await write(ctx, async (change) => {
    const row = (await lockSearch(change.db, owner, id)) ?? refuse('not_found');
    if (name !== undefined) await renameSearch(change.db, owner, id, name);
    if (frequency === undefined || row.frequency === frequency) return;
    await planMail(change.db, owner, id, planNextMail(row.frequency, frequency, ctx.clock()));
    await change.audit({ action: 'search.mail', subject: ['saved_search', id], detail: { frequency } });
  });
  return readSearch(ctx, id);
}

/** The person has looked at what the search finds: from now on other jobs are new. */
export async function markSearchSeen(ctx: SignedInContext, id: number): Promise<SavedSearch> {
  await write(ctx, ({ db }) => markSeen(db, getOwner(ctx), id, ctx.clock()));
  return readSearch(ctx, id);
}

export async function removeSearch(ctx: SignedInContext, id: number): Promise<void> {
  const isRemoved = await write(ctx, ({ db }) => markRemoved(db, getOwner(ctx), id, ctx.clock()));
  if (!isRemoved) refuse('not_found');
}

/** A search that has been saved anew meanwhile is there once: bringing the old one back conflicts with it. */
export async function restoreSearch(ctx: SignedInContext, id: number): Promise<SavedSearch> {
  await write(ctx, async (change) => {
    await lockAccount(ctx, change);
    if (!(await restoreRemoved(change.db, getOwner(ctx), id))) refuse('not_found');
    await enforceLimit(ctx, change);
  });
  return readSearch(ctx, id);
}

/** The search of a mail, for who holds its link. */
export async function findSearchForMail(
  ctx: Context,
  id: number,
): Promise<{ name: string; wantsMail: boolean } | null> {
  const row = await findSearchById(ctx.db, ctx.tenant.id, id);
  return row ? { name: row.name, wantsMail: row.frequency !== 'never' } : null;
}

/** Stops the mail of a search, or takes it up again as often as it came before. Returns whether there is the search. */
export async function setSearchMail(ctx: Context, change: Write, id: number, wantsMail: boolean): Promise<boolean> {
  const found = await findSearchById(change.db, ctx.tenant.id, id);
  if (!found) return false;
  const owner = { tenantId: ctx.tenant.id, userId: found.user_id };
  const row = await lockSearch(change.db, owner, id);
  if (!row) return false;
  const frequency = wantsMail ? row.last_frequency : 'never';
  const isAsWanted = wantsMail === (row.frequency !== 'never');
  if (!isAsWanted) await planMail(change.db, owner, id, planNextMail(row.frequency, frequency, ctx.clock()));
  await change.audit({ action: 'search.mail', subject: ['saved_search', id], detail: { frequency } });
  return true;
}

/** When the mail after this moment is due; null for never. */
export function getNextMailDate(frequency: MailFrequency, now: Date): Date | null {
  return frequency === 'never' ? null : addDays(now, mailIntervalDays[frequency]);
}

/** What the address of a search asks for; null where no search knows it. */
export function parseFilter({ address }: { readonly address: string }): SearchFilter | null {
  return parseSearchFilter(new URLSearchParams(address));
}

/** Whoever had no mail hears of jobs from now on; whoever had some misses none of them. */
function planNextMail(before: string, frequency: MailFrequency, now: Date) {
  const nextMailAt = getNextMailDate(frequency, now);
  return before === 'never' ? { frequency, nextMailAt, mailedUntil: now } : { frequency, nextMailAt };
}

async function readSearch(ctx: SignedInContext, id: number): Promise<SavedSearch> {
  const row = (await findSearch(ctx.db, getOwner(ctx), id)) ?? refuse('not_found');
  return presentSearch(ctx, row);
}

async function presentSearch(ctx: SignedInContext, row: SearchRow): Promise<SavedSearch> {
  const filter = parseFilter(row);
  const fresh = filter ? await findPublishedJobIds(ctx, filter, row.seen_until) : [];
  return {
    id: row.id,
    name: row.name,
    address: row.address,
    frequency: row.frequency,
    new_jobs: fresh.length,
    created_at: row.created_at.toISOString(),
  };
}

async function enforceLimit(ctx: SignedInContext, change: Write): Promise<void> {
  const count = await countSearches(change.db, getOwner(ctx));
  if (count > maxSavedSearches) refuse('too_many_saved_searches');
}

function getOwner(ctx: SignedInContext) {
  return { tenantId: ctx.tenant.id, userId: ctx.actor.userId };
}
