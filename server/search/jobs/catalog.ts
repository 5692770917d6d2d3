import { type ChangeLog, createChangeLog } from '#server/lib/columns/change-log.ts';
import { createFacetCodes, type FacetCodes } from './facet-codes.ts';
import { emptyColumns, type JobColumns, mergeJobs } from './job-columns.ts';
import { createJobCounts } from './job-counts.ts';
import type { ListedJob } from './listed-job.ts';
import { createResultRowCaches, type ResultRowCache } from './result-row-cache.ts';
import type { TermCounts } from './term-counts.ts';

/** The active jobs of every tenant in memory: a full scan of them is faster than a database index. */
export interface JobCatalog {
  put(tenantId: number, job: ListedJob): void;
  remove(tenantId: number, id: number): void;
  forTenant(tenantId: number): TenantCatalog;
  /** Tenants that have or had active jobs. */
  tenantIds(): readonly number[];
}

/** One tenant's jobs. */
export interface TenantCatalog {
  columns(): JobColumns;
  /** The jobs added, removed, or changed. */
  readonly changes: Pick<ChangeLog, 'version' | 'changedSince'>;
  readonly titles: TermCounts;
  readonly employers: TermCounts;
  readonly facets: FacetCodes;
  /** Forgets each job that changes. */
  readonly resultRows: ResultRowCache;
  employerName(organisationId: number): string | undefined;
  /** Number of jobs that ask for a skill. */
  skillCount(id: number): number;
}

interface MutableCatalog extends TenantCatalog {
  set(id: number, job: ListedJob | undefined): void;
}

export function createJobCatalog(): JobCatalog {
  const tenants = new Map<number, MutableCatalog>();
  const resultRowsOf = createResultRowCaches();
  const forTenant = (tenantId: number): MutableCatalog => {
    const catalog = tenants.get(tenantId) ?? createTenantCatalog(resultRowsOf(tenantId));
    tenants.set(tenantId, catalog);
    return catalog;
  };
  return {
    put: (tenantId, job) => forTenant(tenantId).set(job.id, job),
    remove: (tenantId, id) => forTenant(tenantId).set(id, undefined),
    forTenant,
    tenantIds: () => [...tenants.keys()],
  };
}

/** Changes are merged into the columns when this share of the jobs has changed, or when a query needs them. */
const maxPendingShare = 1 / 8;
const minPending = 2000;

function createTenantCatalog(resultRows: ResultRowCache): MutableCatalog {
  let columns = emptyColumns;
  // The jobs changed since the columns were built; null if removed.
  const pending = new Map<number, ListedJob | null>();
  const changes = createChangeLog();
  const facets = createFacetCodes();
  const counts = createJobCounts(facets);
  const discount = (id: number): void => {
    const job = pending.get(id);
    const row = job === undefined ? columns.rowOf(id) : undefined;
    if (job) counts.add(job, -1);
    else if (row !== undefined) counts.discountRow(columns, row);
  };
  const merge = (): void => {
    const removed = [...pending.keys()].flatMap((id) => columns.rowOf(id) ?? []);
    const inserted = [...pending.values()].filter((job) => job !== null).map((job) => counts.encode(job));
    columns = mergeJobs(columns, removed, inserted);
    pending.clear();
  };
  return {
    titles: counts.titles,
    employers: counts.employers,
    facets,
    changes,
    resultRows,
    employerName: counts.employerName,
    skillCount: counts.skillCount,
    columns() {
      if (pending.size > 0) merge();
      return columns;
    },
    set(id, job) {
      // Changes of drafts and of closed jobs arrive too, and must not make the caches of searches useless.
      if (!job && !hasJob(columns, pending, id)) return;
      discount(id);
      if (job) counts.add(job, 1);
      pending.set(id, job ?? null);
      resultRows.delete(id);
      changes.add(id);
      if (pending.size > Math.max(minPending, columns.ids.length * maxPendingShare)) merge();
    },
  };
}

function hasJob(columns: JobColumns, pending: ReadonlyMap<number, ListedJob | null>, id: number): boolean {
  const job = pending.get(id);
  return job === undefined ? columns.rowOf(id) !== undefined : job !== null;
}
