import { maxSimilarJobs } from '#domain/features/jobs/contract.ts';
import type { JobCard } from '#domain/features/jobs/job.ts';
import { canSeeJob } from '#domain/features/jobs/policy.ts';
import { normalizeTerm } from '#domain/features/matching/normalize-term.ts';
import type { Context } from '#server/context.ts';
import { findJob } from '#server/features/jobs/queries.ts';
import { buildJobFacts, presentJobCard } from '#server/features/jobs/rows.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import type { TenantCatalog } from '#server/search/jobs/catalog.ts';
import type { JobColumns } from '#server/search/jobs/job-columns.ts';
import { getIds, getTenantCatalog } from '#server/search/jobs/listing.ts';
import { findJobsByIds } from '#server/search/jobs/search-queries.ts';
import { createSnapshotCache } from '#server/search/jobs/snapshot-cache.ts';
import { findTextMatches } from '#server/search/jobs/text-matches.ts';
import { getScoresForCaller } from './search.ts';

interface Model {
  readonly id: number;
  readonly title: string;
  readonly skill_ids: readonly number[];
}

/** The open jobs most like one, which may be closed itself: by the skills they share and what they are called. */
export async function listSimilarJobs(ctx: Context, id: number): Promise<JobCard[]> {
  const row = await findJob(ctx.db, ctx.tenant.id, id);
  if (!row || !canSeeJob(ctx.actor, buildJobFacts(row))) return refuse('not_found');
  const rows = await findJobsByIds(ctx.database.readDb, ctx.tenant.id, await idsLike(ctx, row));
  const scores = await getScoresForCaller(ctx, rows);
  return rows.map((each) => presentJobCard(each, scores.get(each.id) ?? null, null));
}

async function idsLike(ctx: Context, model: Model): Promise<readonly number[]> {
  const shelf = await getTenantCatalog(ctx);
  const columns = shelf.columns();
  const known = remembered(columns);
  const before = known.get(model.id);
  if (before) return before;
  const bySkill = placesBySkill(shelf, columns, model);
  const isThin = bySkill.length < maxSimilarJobs;
  const byTitle = isThin ? (await findTextMatches(ctx.db, shelf, ctx.tenant.id, model.title)).byRank : [];
  const places = Int32Array.from(new Set([...bySkill, ...byTitle.slice(0, maxSimilarJobs + 1)]));
  const ids = getIds(columns, places)
    .filter((id) => id !== model.id && id !== 0)
    .slice(0, maxSimilarJobs);
  known.set(model.id, ids);
  return ids;
}

const remembered = createSnapshotCache<number, readonly number[]>(2000);

/** Jobs that share the most skills, of which the nearest are looked for: what they are called is compared word by word. */
const mostCompared = 200;

/** The places nearest by skills and name; of equal ones, the newest. */
function placesBySkill(shelf: TenantCatalog, columns: JobColumns, model: Model): number[] {
  const { starts } = columns.facet('skill');
  const titleLike = likenessTo(model.title);
  const skillLike = (place: number, shared: number) =>
    shared / Math.sqrt(((starts[place + 1] ?? 0) - (starts[place] ?? 0)) * model.skill_ids.length);
  return placesByShared(columns, skillMask(shelf, model.skill_ids))
    .flatMap((places, shared) => places.map((place) => ({ place, shared })))
    .reverse()
    .filter(({ place }) => columns.ids[place] !== model.id)
    .slice(0, mostCompared)
    .map(({ place, shared }) => ({
      place,
      nearness: skillLike(place, shared) + titleLike(columns.jobs[place]?.title ?? ''),
    }))
    .sort((one, other) => other.nearness - one.nearness || one.place - other.place)
    .slice(0, maxSimilarJobs)
    .map(({ place }) => place);
}

/** For each number of shared skills from 1 on the places that share so many: the newest of them, the oldest first. */
function placesByShared(columns: JobColumns, wanted: Uint8Array): number[][] {
  const { starts, codes } = columns.facet('skill');
  const found: number[][] = [];
  for (const place of columns.places) {
    const end = starts[place + 1] ?? 0;
    let shared = 0;
    for (let at = starts[place] ?? 0; at < end; at += 1) shared += wanted[codes[at] ?? 0] ?? 0;
    if (shared === 0) continue;
    while (found.length <= shared) found.push([]);
    const alike = found[shared] ?? [];
    if (alike.length <= mostCompared) alike.push(place);
  }
  return found.map((places) => places.reverse());
}

/** 1 at the code of every skill that is wanted. */
function skillMask(shelf: TenantCatalog, skillIds: readonly number[]): Uint8Array {
  const values = shelf.facets.values('skill');
  const wanted = new Set(skillIds.map(String));
  return Uint8Array.from(values, (value) => Number(wanted.has(value)));
}

/** From 0, no word in common, to 1, the same words. */
function likenessTo(title: string): (other: string) => number {
  const own = new Set(normalizeTerm(title).split(' '));
  return (other) => {
    const words = new Set(normalizeTerm(other).split(' '));
    const shared = [...words].filter((word) => own.has(word)).length;
    return (2 * shared) / (own.size + words.size);
  };
}
