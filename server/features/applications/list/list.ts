import * as z from 'zod/mini';
import { getScope } from '#domain/access/actor.ts';
import type { ApplicationPage } from '#domain/features/applications/contract.ts';
import { maxCount } from '#domain/lib/capped-count.ts';
import type { SignedInContext } from '#server/context.ts';
import { withoutTimeBudget } from '#server/db/connection/time-budget.ts';
import { presentMarks } from '#server/features/applications/marks/present-marks.ts';
import { findMaskedIds } from '#server/features/applications/masking/listed.ts';
import { maskCard } from '#server/features/applications/masking/mask.ts';
import { presentApplicationJob, presentListedApplication } from '#server/features/applications/present.ts';
import { getLateness } from '#server/features/applications/promises/lateness.ts';
import { decodeCursor, encodeCursor } from '#server/http/cursor.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { foldText } from '#server/search/people/search-words.ts';
import type { ListRequest, TextFilter } from './condition-queries.ts';
import { emptyCounts } from './empty-counts.ts';
import type { ApplicationCopy } from './in-memory/application-copies.ts';
import { findBroadText } from './in-memory/broad-texts.ts';
import { getLargeStatuses } from './large-statuses.ts';
import {
  type FoundList,
  findList,
  findListed,
  findListedJobs,
  type ListCursor,
  type ListedJobRow,
  type ListedRow,
} from './list-queries.ts';
import { findByText, findJobsByTitle } from './text-queries.ts';

const Cursor = z.object({ score: z.int(), at: z.iso.datetime(), id: z.int() });

/** A page of the applications the caller may read, with counts by status for the filter. */
export async function listApplications(
  ctx: SignedInContext,
  query: Pick<
    ListRequest,
    | 'status'
    | 'dueBy'
    | 'tag'
    | 'rating'
    | 'isNew'
    | 'sort'
    | 'jobId'
    | 'organisation'
    | 'seeker'
    | 'hasParts'
    | 'figure'
  > & {
    words: string | undefined;
    cursor: string | undefined;
    limit: number;
  },
): Promise<ApplicationPage> {
  const scope = getScope(ctx.actor, 'application.read') ?? refuse('forbidden');
  if (query.tag !== undefined || query.rating !== undefined || query.isNew)
    getScope(ctx.actor, 'application.note') ?? refuse('forbidden');
  const text = query.words ? await findTextFilter(ctx, query.words, query.jobId) : undefined;
  const request: ListRequest = { tenantId: ctx.tenant.id, actor: ctx.actor, scope, ...query, text };
  const after = decodeCursor(Cursor, query.cursor);
  const { rows, counts } = await findRequested(ctx, request, after, query.limit + 1);
  const page = rows.slice(0, query.limit);
  const last = page.at(-1);
  const jobs = await findJobsOf(ctx, page);
  const masked = await findMaskedIds(ctx, page, jobs);
  const now = ctx.clock();
  const cards = page.flatMap((row) => {
    const job = jobs.get(row.job_id);
    if (!job) return [];
    const listed = presentListedApplication(row, job, { actor: ctx.actor, now });
    const lateness = getLateness(listed.next_step, row, now);
    const card = { ...listed, ...presentMarks(ctx, row), lateness, job_id: row.job_id };
    return [masked.has(row.id) ? maskCard(card) : card];
  });
  return {
    applications: cards,
    jobs: [...jobs.values()].map(presentApplicationJob),
    next:
      rows.length > query.limit && last
        ? encodeCursor({ score: last.score_order, at: last.status_since.toISOString(), id: last.id })
        : null,
    counts: counts && { ...emptyCounts, ...counts },
  };
}

async function findRequested(
  ctx: SignedInContext,
  request: ListRequest,
  after: ListCursor | null,
  limit: number,
): Promise<FoundList> {
  const limits = { limit, cap: maxCount, large: getLargeStatuses(ctx, request) };
  if (!request.text) return findList(ctx.db, request, after, limits);
  const found =
    (await findBroadText(ctx, request, after, limits)) ??
    (await findByText(ctx.db, request, request.text, after, limits));
  return { rows: await findListed(ctx.db, request, found.ids), counts: found.counts };
}

/** The jobs of a page, each once, in the order of their first application. */
async function findJobsOf(ctx: SignedInContext, page: readonly ListedRow[]): Promise<Map<number, ListedJobRow>> {
  const ids = [...new Set(page.map((row) => row.job_id))];
  const rows = ids.length > 0 ? await findListedJobs(ctx.db, ctx.tenant.id, ids) : [];
  const byId = new Map(rows.map((row) => [row.job_id, row]));
  return new Map(
    ids.flatMap((id) => {
      const row = byId.get(id);
      return row ? [[id, row]] : [];
    }),
  );
}

async function findTextFilter(ctx: SignedInContext, words: string, jobId: number | undefined): Promise<TextFilter> {
  const people = (await ctx.people.ready(maxWaitMs)) ?? refuse('unavailable', { retryAfter: 2 });
  const userIds = people.findByName(ctx.tenant.id, foldText(words).split(' ').filter(Boolean));
  // In the list of one job, only a common name needs the copy.
  const copy = jobId === undefined ? await readLoadedCopy(ctx) : undefined;
  const jobIds = await findTitleJobs(ctx, words, { jobId, copy });
  const isCommonName = userIds.length >= people.count(ctx.tenant.id) * commonShare;
  return { userIds, jobIds, isBroad: isCommonName || jobIds.length >= minBroadJobs, copy };
}

async function readLoadedCopy({ applications, database, tenant, log }: SignedInContext) {
  return applications.has(tenant.id) ? applications.read(database.forTenant(tenant.id), tenant.id, log) : undefined;
}

/** The jobs whose title matches, of all jobs or of one. */
function findTitleJobs(
  { database, tenant, db }: SignedInContext,
  words: string,
  { jobId, copy }: { readonly jobId: number | undefined; readonly copy: ApplicationCopy | undefined },
): Promise<readonly number[]> {
  if (!copy) return findJobsByTitle(db, tenant.id, { words, jobId });
  // For all who search for the same text: not within the time of this request.
  return copy.titles.find(words, () =>
    withoutTimeBudget(() => findJobsByTitle(database.forTenant(tenant.id), tenant.id, { words, jobId })),
  );
}

/** The share of all people from which a name is common. */
const commonShare = 0.01;

const minBroadJobs = 100;

/** How long a search waits for the in-memory data right after a start. */
const maxWaitMs = 5000;
