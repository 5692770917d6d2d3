import { isMaskedFor } from '#domain/features/applications/masking/masking.ts';
import type { SignedInContext } from '#server/context.ts';
import type { ListedJobRow, ListedRow } from '#server/features/applications/list/list-queries.ts';
import { findKnown, findReveals } from './queries.ts';

/** The applications of a page that the caller sees masked. Reads nothing more if no job of the page masks. */
export async function findMaskedIds(
  ctx: SignedInContext,
  page: readonly ListedRow[],
  jobs: ReadonlyMap<number, Pick<ListedJobRow, 'masked_stages'>>,
): Promise<ReadonlySet<number>> {
  const getStages = (row: ListedRow) => jobs.get(row.job_id)?.masked_stages ?? [];
  const candidates = page.filter((row) => getStages(row).length > 0);
  if (candidates.length === 0) return new Set();
  const ids = candidates.map(({ id }) => id);
  const [reveals, known] = await Promise.all([
    findReveals(ctx.db, ctx.tenant.id, ctx.actor.userId, ids),
    findKnown(ctx.db, ctx.tenant.id, ids),
  ]);
  const revealedIds = new Set(reveals.map((row) => row.application_id));
  const knownIds = new Set(known.map((row) => row.application_id));
  const masked = candidates.filter((row) =>
    isMaskedFor(ctx.actor, {
      status: row.status,
      statusBefore: row.status_before,
      maskedStages: getStages(row),
      isKnown: knownIds.has(row.id),
      revealedTo: revealedIds.has(row.id) ? [ctx.actor.userId] : [],
    }),
  );
  return new Set(masked.map(({ id }) => id));
}
