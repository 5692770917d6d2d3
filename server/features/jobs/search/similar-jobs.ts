import { maxSimilarJobs } from '#domain/features/jobs/contract.ts';
import type { JobCard } from '#domain/features/jobs/job.ts';
import { canSeeJob } from '#domain/features/jobs/policy.ts';
import { normalizeTerm } from '#domain/features/matching/taxonomy/normalize-term.ts';
import type { Context } from '#server/context.ts';
import { buildJobFacts, presentJobCard } from '#server/features/jobs/present.ts';
import { findJob } from '#server/features/jobs/queries.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import type { TenantCatalog } from '#server/search/jobs/catalog.ts';
import type { JobColumns } from '#server/search/jobs/job-columns.ts';
import { getIds, getTenantCatalog } from '#server/search/jobs/listing.ts';
import { readActiveJobs } from '#server/search/jobs/read-active-jobs.ts';
import { createSnapshotCache } from '#server/search/jobs/snapshot-cache.ts';
import { findSimilarTitles } from '#server/search/query/order/similar-titles.ts';
import { getScoresForCaller } from './search.ts';

interface BaseJob {
  readonly id: number;
  readonly title: string;
  readonly skill_ids: readonly number[];
}

/** Active jobs similar to a job, by shared skills and title. The job itself may be closed. */
export async function listSimilarJobs(ctx: Context, id: number): Promise<JobCard[]> {
  const row = await findJob(ctx.db, ctx.tenant.id, id);
  if (!row || !canSeeJob(ctx.actor, buildJobFacts(row))) return refuse('not_found');
  const jobs = await readActiveJobs(ctx, await findSimilarIds(ctx, row));
  const scores = await getScoresForCaller(ctx, jobs);
  return jobs.map((job) => presentJobCard(job, scores.get(job.id) ?? null, null));
}

async function findSimilarIds(ctx: Context, job: BaseJob): Promise<readonly number[]> {
  const catalog = await getTenantCatalog(ctx);
  const columns = catalog.columns();
  const cache = similarCache(columns);
  const cached = cache.get(job.id);
  if (cached) return cached;
  const bySkill = findRowsBySkill(catalog, columns, job);
  const needsMore = bySkill.length < maxSimilarJobs;
  const byTitle = needsMore ? await findSimilarTitles(ctx, catalog, job.title) : [];
  const rows = Int32Array.from(new Set([...bySkill, ...byTitle.slice(0, maxSimilarJobs + 1)]));
  const ids = getIds(columns, rows)
    .filter((id) => id !== job.id && id !== 0)
    .slice(0, maxSimilarJobs);
  cache.set(job.id, ids);
  return ids;
}

const similarCache = createSnapshotCache<number, readonly number[]>(2000);

/** Number of jobs with the most shared skills whose titles are compared. */
const maxCompared = 200;

/** The most similar rows by skills and title, then newest first. */
function findRowsBySkill(catalog: TenantCatalog, columns: JobColumns, job: BaseJob): number[] {
  const { starts } = columns.facet('skill');
  const getTitleSimilarity = createTitleSimilarity(job.title);
  const getSkillSimilarity = (row: number, shared: number) =>
    shared / Math.sqrt(((starts[row + 1] ?? 0) - (starts[row] ?? 0)) * job.skill_ids.length);
  return groupRowsBySharedSkills(columns, buildSkillMask(catalog, job.skill_ids))
    .flatMap((rows, shared) => rows.map((row) => ({ row, shared })))
    .reverse()
    .filter(({ row }) => columns.ids[row] !== job.id)
    .slice(0, maxCompared)
    .map(({ row, shared }) => ({
      row,
      similarity: getSkillSimilarity(row, shared) + getTitleSimilarity(catalog.titles.textAt(columns.titles[row] ?? 0)),
    }))
    .sort((a, b) => b.similarity - a.similarity || a.row - b.row)
    .slice(0, maxSimilarJobs)
    .map(({ row }) => row);
}

/** For each number of shared skills, the newest rows that share so many, oldest first. */
function groupRowsBySharedSkills(columns: JobColumns, wanted: Uint8Array): number[][] {
  const { starts, codes } = columns.facet('skill');
  const found: number[][] = [];
  for (const row of columns.allRows) {
    const end = starts[row + 1] ?? 0;
    let shared = 0;
    for (let index = starts[row] ?? 0; index < end; index += 1) shared += wanted[codes[index] ?? 0] ?? 0;
    if (shared === 0) continue;
    while (found.length <= shared) found.push([]);
    const group = found[shared] ?? [];
    if (group.length <= maxCompared) group.push(row);
  }
  return found.map((rows) => rows.reverse());
}

/** 1 at the code of every wanted skill. */
function buildSkillMask(catalog: TenantCatalog, skillIds: readonly number[]): Uint8Array {
  const values = catalog.facets.values('skill');
  const wanted = new Set(skillIds.map(String));
  return Uint8Array.from(values, (value) => Number(wanted.has(value)));
}

/** Returns a function from 0 (no common word) to 1 (same words). */
function createTitleSimilarity(title: string): (other: string) => number {
  const own = new Set(normalizeTerm(title).split(' '));
  return (other) => {
    const words = new Set(normalizeTerm(other).split(' '));
    const shared = [...words].filter((word) => own.has(word)).length;
    return (2 * shared) / (own.size + words.size);
  };
}
