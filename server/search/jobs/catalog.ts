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
  /** Increases with every change. */
  readonly version: number;
  columns(): JobColumns;
  /** The jobs added, removed, or changed after a version; undefined if the version is too old. */
  changedSince(version: number): ReadonlySet<number> | undefined;
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

/** Number of changes that are tracked individually. */
const maxTrackedChanges = 2000;

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

function createTenantCatalog(resultRows: ResultRowCache): MutableCatalog {
  let columns = emptyColumns;
  // The jobs changed since the columns were built; null if removed.
  const pending = new Map<number, ListedJob | null>();
  const changes: number[] = [];
  const facets = createFacetCodes();
  const counts = createJobCounts(facets);
  let version = 0;
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
    resultRows,
    employerName: counts.employerName,
    skillCount: counts.skillCount,
    get version() {
      return version;
    },
    columns() {
      if (pending.size > 0) merge();
      return columns;
    },
    changedSince(since) {
      const changeCount = version - since;
      return changeCount > changes.length ? undefined : new Set(changeCount === 0 ? [] : changes.slice(-changeCount));
    },
    set(id, job) {
      discount(id);
      if (job) counts.add(job, 1);
      pending.set(id, job ?? null);
      resultRows.delete(id);
      version += 1;
      changes.push(id);
      if (changes.length > 2 * maxTrackedChanges) changes.splice(0, maxTrackedChanges);
      if (pending.size > Math.max(maxTrackedChanges, columns.ids.length * maxPendingShare)) merge();
    },
  };
}
