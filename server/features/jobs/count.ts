import { type CappedCount, countCap } from '#domain/features/jobs/search.ts';
import type { Context } from '#server/context.ts';
import type { JobCriteria } from './criteria-queries.ts';
import { countJobs } from './search-queries.ts';

/** Milliseconds for which a count beyond the cap is believed. */
const believedFor = 60_000;
const mostRemembered = 1000;

const remembered = new WeakMap<Context['database'], Map<string, number>>();

/**
 * How many jobs meet a search by words, up to the cap. "At least a thousand" is dear to find out and stays true for
 * long, so it is remembered for a minute; a smaller count is counted each time and always exact.
 */
export async function countOf(ctx: Context, criteria: JobCriteria): Promise<CappedCount> {
  const capped = cappedOf(ctx.database);
  const key = JSON.stringify(criteria);
  if ((capped.get(key) ?? 0) > ctx.clock().getTime()) return { count: countCap, capped: true };
  const count = await countJobs(ctx.database.readDb, criteria);
  if (count.capped) {
    if (capped.size >= mostRemembered) capped.clear();
    capped.set(key, ctx.clock().getTime() + believedFor);
  }
  return count;
}

function cappedOf(database: Context['database']): Map<string, number> {
  const known = remembered.get(database) ?? new Map<string, number>();
  remembered.set(database, known);
  return known;
}
