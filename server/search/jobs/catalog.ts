import { createFacetCodes, type FacetCodes } from './facet-codes.ts';
import { buildColumns, type IndexedJob, type JobColumns } from './job-columns.ts';
import type { ListedJob } from './listed-job.ts';
import { createTermCounts, type TermCounts } from './term-counts.ts';

/** The active jobs of every tenant in memory: a search looks at all of them, which no index answers as fast. */
export interface JobCatalog {
  put(tenantId: number, job: ListedJob): void;
  remove(tenantId: number, id: number): void;
  forTenant(tenantId: number): TenantCatalog;
}

/** One tenant's jobs. */
export interface TenantCatalog {
  /** Grows with every change. */
  readonly version: number;
  columns(): JobColumns;
  /** The jobs that came, went or changed after a version; undefined when that is too long ago to know. */
  changedSince(version: number): ReadonlySet<number> | undefined;
  /** What the jobs are called, and by whom they are offered. */
  readonly titles: TermCounts;
  readonly employers: TermCounts;
  readonly facets: FacetCodes;
  employerName(organisationId: number): string | undefined;
  /** How many of the jobs ask for a skill. */
  skillCount(id: number): number;
}

interface OpenShelf extends TenantCatalog {
  set(id: number, job: ListedJob | undefined): void;
}

/** Changes that are remembered one by one. */
const mostChanges = 2000;

export function createJobCatalog(): JobCatalog {
  const tenants = new Map<number, OpenShelf>();
  const shelf = (tenantId: number): OpenShelf => {
    const known = tenants.get(tenantId) ?? createShelf();
    tenants.set(tenantId, known);
    return known;
  };
  return {
    put: (tenantId, job) => shelf(tenantId).set(job.id, job),
    remove: (tenantId, id) => shelf(tenantId).set(id, undefined),
    forTenant: shelf,
  };
}

function createShelf(): OpenShelf {
  const byId = new Map<number, IndexedJob>();
  const changes: number[] = [];
  const titles = createTermCounts();
  const employers = createTermCounts();
  const facets = createFacetCodes();
  const names = new Map<number, string>();
  const skills = new Map<number, number>();
  let version = 0;
  // Laid out when somebody looks; gone with the next change.
  let columns: JobColumns | undefined;
  const count = (job: ListedJob | undefined, by: 1 | -1): void => {
    if (!job) return;
    titles.add(job.title, by);
    employers.add(job.company, by);
    for (const skill of job.skills) skills.set(skill, (skills.get(skill) ?? 0) + by);
  };
  return {
    titles,
    employers,
    facets,
    employerName: (organisationId) => names.get(organisationId),
    skillCount: (id) => skills.get(id) ?? 0,
    get version() {
      return version;
    },
    columns() {
      columns ??= buildColumns(byId.values());
      return columns;
    },
    changedSince(since) {
      const count = version - since;
      return count > changes.length ? undefined : new Set(count === 0 ? [] : changes.slice(-count));
    },
    set(id, job) {
      count(byId.get(id)?.job, -1);
      count(job, 1);
      if (job) names.set(job.organisationId, job.company);
      if (job) byId.set(id, { job, codes: facets.encode(job) });
      else byId.delete(id);
      columns = undefined;
      version += 1;
      changes.push(id);
      if (changes.length > 2 * mostChanges) changes.splice(0, mostChanges);
    },
  };
}
