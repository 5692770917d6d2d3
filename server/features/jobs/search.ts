import * as z from 'zod/mini';
import { type JobFilter, type JobPage, pageSize, radiusLimits } from '#domain/features/jobs/search.ts';
import type { Context } from '#server/context.ts';
import { scoresOf } from '#server/features/matching/service.ts';
import { readCursor } from '#server/http/cursor.ts';
import { refuse } from '#server/http/refusal.ts';
import { countOf } from './count.ts';
import type { JobCriteria } from './criteria-queries.ts';
import { datePlaceOf, type FoundPage, pageOf } from './found-page.ts';
import { cardOf } from './rows.ts';
import { searchByMatch } from './search-by-match.ts';
import { searchByRelevance } from './search-by-relevance.ts';
import { type FoundJob, findNewest } from './search-queries.ts';

/** The active jobs that meet a search: newest by itself, most relevant when words are given, or best match. */
export async function searchJobs(ctx: Context, filter: JobFilter): Promise<JobPage> {
  const criteria = criteriaOf(ctx, filter);
  const limit = filter.limit ?? pageSize.standard;
  const [page, total] = await Promise.all([
    findPage(ctx, criteria, filter, limit),
    filter.cursor ? null : countOf(ctx, criteria),
  ]);
  const scores = page.scores ?? (await scoresForCaller(ctx, page.rows));
  return {
    jobs: page.rows.map((row) => cardOf(row, scores.get(row.id) ?? null)),
    next: page.next,
    total,
    place: criteria.near && {
      name: criteria.near.name,
      latitude: criteria.near.latitude,
      longitude: criteria.near.longitude,
      radius: criteria.near.radiusKm,
    },
  };
}

const DateCursor = z.object({ at: z.iso.datetime(), id: z.int() });

function findPage(ctx: Context, criteria: JobCriteria, filter: JobFilter, limit: number): Promise<FoundPage> {
  const sort = filter.sort ?? (criteria.words === '' ? 'newest' : 'relevance');
  if (sort === 'match') {
    if (ctx.actor.kind === 'visitor') refuse('unauthorised');
    return searchByMatch(ctx, ctx.actor.userId, criteria, filter.cursor, limit);
  }
  if (sort === 'relevance' && criteria.words !== '') return searchByRelevance(ctx, criteria, filter.cursor, limit);
  return searchNewest(ctx, criteria, filter.cursor, limit);
}

async function searchNewest(
  ctx: Context,
  criteria: JobCriteria,
  cursor: string | undefined,
  limit: number,
): Promise<FoundPage> {
  const after = readCursor(DateCursor, cursor);
  const rows = await findNewest(ctx.database.readDb, criteria, after, limit + 1);
  return pageOf(rows, limit, datePlaceOf);
}

function criteriaOf(ctx: Context, filter: JobFilter): JobCriteria {
  const place = filter.place ? ctx.places.find(filter.place) : undefined;
  return {
    tenantId: ctx.tenant.id,
    words: filter.words ?? '',
    near: place ? { ...place, radiusKm: filter.radius ?? radiusLimits.standard } : null,
    modes: filter.mode ?? [],
    types: filter.type ?? [],
    experience: filter.experience ?? [],
  };
}

async function scoresForCaller(ctx: Context, rows: readonly FoundJob[]): Promise<ReadonlyMap<number, number>> {
  if (ctx.actor.kind === 'visitor' || ctx.actor.role !== 'job_seeker') return new Map();
  return scoresOf(
    ctx,
    ctx.actor.userId,
    rows.map((row) => row.id),
  );
}
