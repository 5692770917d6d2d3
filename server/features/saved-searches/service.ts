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

/** The caller's saved searches with their number of new jobs, and whether mail can be delivered. */
export async function listSavedSearches(ctx: SignedInContext) {
  const owner = getOwner(ctx);
  const [rows, mail] = await Promise.all([findSearches(ctx.db, owner), readMailStatus(ctx)]);
  const searches: SavedSearch[] = [];
  for (const row of rows) searches.push(await presentSearch(ctx, row));
  return { searches, mail };
}

/** Whether optional mail can be delivered to the caller. */
export async function readMailStatus(ctx: SignedInContext): Promise<'on' | 'off' | 'unconfirmed'> {
  const { wants_mail: wantsMail, email_verified_at: verifiedAt } = await findMailStatus(ctx.db, getOwner(ctx));
  if (!wantsMail) return 'off';
  return verifiedAt === null ? 'unconfirmed' : 'on';
}

export async function saveSearch(ctx: SignedInContext, search: NewSavedSearch): Promise<SavedSearch> {
  const filter = parseFilter(search) ?? refuseField('body.address', 'invalid_value');
  const { name, frequency } = search;
  const now = ctx.clock();
  const id = await write(ctx, async (change) => {
    await lockAccount(ctx, change);
    const insertedId = await insertSearch(change.db, {
      ...getOwner(ctx),
      name,
      address: new URLSearchParams(toSearchParams(filter)).toString(),
      frequency,
      nextMailAt: getNextMailDate(frequency, now),
      now,
    });
    if (insertedId === undefined) return refuse('search_saved_already');
    await enforceLimit(ctx, change);
    await change.audit({ action: 'search.save', subject: ['saved_search', insertedId], detail: { frequency } });
    return insertedId;
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

/** Marks the current results as seen: only jobs published later are new. */
export async function markSearchSeen(ctx: SignedInContext, id: number): Promise<SavedSearch> {
  await write(ctx, ({ db }) => markSeen(db, getOwner(ctx), id, ctx.clock()));
  return readSearch(ctx, id);
}

export async function removeSearch(ctx: SignedInContext, id: number): Promise<void> {
  const isRemoved = await write(ctx, ({ db }) => markRemoved(db, getOwner(ctx), id, ctx.clock()));
  if (!isRemoved) refuse('not_found');
}

/** Restores a removed search. Conflicts if the same search has been saved again. */
export async function restoreSearch(ctx: SignedInContext, id: number): Promise<SavedSearch> {
  await write(ctx, async (change) => {
    await lockAccount(ctx, change);
    if (!(await restoreRemoved(change.db, getOwner(ctx), id))) refuse('not_found');
    await enforceLimit(ctx, change);
  });
  return readSearch(ctx, id);
}

/** The search of a mail, for the holder of its link. */
export async function findSearchForMail(
  ctx: Context,
  id: number,
): Promise<{ name: string; wantsMail: boolean } | null> {
  const row = await findSearchById(ctx.db, ctx.tenant.id, id);
  return row ? { name: row.name, wantsMail: row.frequency !== 'never' } : null;
}

/** Stops the mail of a search, or resumes it with the last frequency. Returns false if there is no such search. */
export async function setSearchMail(ctx: Context, change: Write, id: number, wantsMail: boolean): Promise<boolean> {
  const found = await findSearchById(change.db, ctx.tenant.id, id);
  if (!found) return false;
  const owner = { tenantId: ctx.tenant.id, userId: found.user_id };
  const row = await lockSearch(change.db, owner, id);
  if (!row) return false;
  const frequency = wantsMail ? row.last_frequency : 'never';
  const isUnchanged = wantsMail === (row.frequency !== 'never');
  if (!isUnchanged) await planMail(change.db, owner, id, planNextMail(row.frequency, frequency, ctx.clock()));
  await change.audit({ action: 'search.mail', subject: ['saved_search', id], detail: { frequency } });
  return true;
}

/** When the next mail is due; null for never. */
export function getNextMailDate(frequency: MailFrequency, now: Date): Date | null {
  return frequency === 'never' ? null : addDays(now, mailIntervalDays[frequency]);
}

/** Parses the query string of a search; null if it is invalid. */
export function parseFilter({ address }: { readonly address: string }): SearchFilter | null {
  return parseSearchFilter(new URLSearchParams(address));
}

/** If mail was off, the next mail only covers jobs from now on; a change of frequency skips none. */
function planNextMail(previous: string, frequency: MailFrequency, now: Date) {
  const nextMailAt = getNextMailDate(frequency, now);
  return previous === 'never' ? { frequency, nextMailAt, mailedUntil: now } : { frequency, nextMailAt };
}

async function readSearch(ctx: SignedInContext, id: number): Promise<SavedSearch> {
  const row = (await findSearch(ctx.db, getOwner(ctx), id)) ?? refuse('not_found');
  return presentSearch(ctx, row);
}

async function presentSearch(ctx: SignedInContext, row: SearchRow): Promise<SavedSearch> {
  const filter = parseFilter(row);
  const newJobs = filter ? await findPublishedJobIds(ctx, filter, row.seen_until) : [];
  return {
    id: row.id,
    name: row.name,
    address: row.address,
    frequency: row.frequency,
    new_jobs: newJobs.length,
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
