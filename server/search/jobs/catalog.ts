import { createFacetCodes, type FacetCodes } from './facet-codes.ts';
import { buildColumns, type IndexedJob, type JobColumns } from './job-columns.ts';
import type { ListedJob } from './listed-job.ts';
import { createTermCounts, type TermCounts } from './term-counts.ts';

/** The active jobs of every tenant in memory: a full scan of them is faster than a database index. */
export interface JobCatalog {
  put(tenantId: number, job: ListedJob): void;
  remove(tenantId: number, id: number): void;
  forTenant(tenantId: number): TenantCatalog;
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
  const forTenant = (tenantId: number): MutableCatalog => {
    const catalog = tenants.get(tenantId) ?? createTenantCatalog();
    tenants.set(tenantId, catalog);
    return catalog;
  };
  return {
    put: (tenantId, job) => forTenant(tenantId).set(job.id, job),
    remove: (tenantId, id) => forTenant(tenantId).set(id, undefined),
    forTenant,
  };
}

function createTenantCatalog(): MutableCatalog {
  const byId = new Map<number, IndexedJob>();
  const changes: number[] = [];
  const titles = createTermCounts();
  const employers = createTermCounts();
  const facets = createFacetCodes();
  const employerNames = new Map<number, string>();
  const skillCounts = new Map<number, number>();
  let version = 0;
  // Built on first use, discarded by the next change.
  let columns: JobColumns | undefined;
  const countTerms = (job: ListedJob | undefined, by: 1 | -1): void => {
    if (!job) return;
    titles.add(job.title, by);
    employers.add(job.company, by);
    for (const skill of job.skills) skillCounts.set(skill, (skillCounts.get(skill) ?? 0) + by);
  };
  return {
    titles,
    employers,
    facets,
    employerName: (organisationId) => employerNames.get(organisationId),
    skillCount: (id) => skillCounts.get(id) ?? 0,
    get version() {
      return version;
    },
    columns() {
      columns ??= buildColumns(byId.values());
      return columns;
    },
    changedSince(since) {
      const changeCount = version - since;
      return changeCount > changes.length ? undefined : new Set(changeCount === 0 ? [] : changes.slice(-changeCount));
    },
    set(id, job) {
      countTerms(byId.get(id)?.job, -1);
      countTerms(job, 1);
      if (job) employerNames.set(job.organisationId, job.company);
      if (job) byId.set(id, { job, codes: facets.encode(job) });
      else byId.delete(id);
      columns = undefined;
      version += 1;
      changes.push(id);
      if (changes.length > 2 * maxTrackedChanges) changes.splice(0, maxTrackedChanges);
    },
  };
}
