import { type JobType, jobTypes, type WorkMode, workModes } from '#domain/features/jobs/job.ts';

/** What a search has to know of a job before it shows it. */
export interface ListedJob {
  readonly id: number;
  /** Milliseconds since 1970. */
  readonly publishedAt: number;
  readonly mode: WorkMode;
  readonly type: JobType;
  /** Whole years. */
  readonly experienceMin: number | null;
  /** Degrees. */
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** The same jobs as columns, the newest first; of one moment, the higher id first. */
export interface JobColumns {
  readonly length: number;
  readonly ids: Float64Array;
  readonly publishedAt: Float64Array;
  /** Places in `workModes` and `jobTypes`. */
  readonly modes: Uint8Array;
  readonly types: Uint8Array;
  /** -1 where none is asked. */
  readonly years: Int8Array;
  /** Not a number where unknown. */
  readonly latitudes: Float64Array;
  readonly longitudes: Float64Array;
}

/** The active jobs of every tenant in memory: a search looks at all of them, which no index answers as fast. */
export interface JobCatalogue {
  put(tenantId: number, job: ListedJob): void;
  remove(tenantId: number, id: number): void;
  newestFirst(tenantId: number): JobColumns;
}

interface Shelf {
  readonly byId: Map<number, ListedJob>;
  /** Laid out when somebody looks; gone with the next change. */
  columns: JobColumns | undefined;
}

export function createJobCatalogue(): JobCatalogue {
  const tenants = new Map<number, Shelf>();
  const shelfOf = (tenantId: number): Shelf => {
    const known = tenants.get(tenantId) ?? { byId: new Map(), columns: undefined };
    tenants.set(tenantId, known);
    return known;
  };
  const change = (tenantId: number): Map<number, ListedJob> => {
    const shelf = shelfOf(tenantId);
    shelf.columns = undefined;
    return shelf.byId;
  };
  return {
    put: (tenantId, job) => void change(tenantId).set(job.id, job),
    remove: (tenantId, id) => void change(tenantId).delete(id),
    newestFirst(tenantId) {
      const shelf = shelfOf(tenantId);
      shelf.columns ??= layOut([...shelf.byId.values()].sort(byDate));
      return shelf.columns;
    },
  };
}

function layOut(jobs: readonly ListedJob[]): JobColumns {
  return {
    length: jobs.length,
    ids: Float64Array.from(jobs, ({ id }) => id),
    publishedAt: Float64Array.from(jobs, ({ publishedAt }) => publishedAt),
    modes: Uint8Array.from(jobs, ({ mode }) => workModes.indexOf(mode)),
    types: Uint8Array.from(jobs, ({ type }) => jobTypes.indexOf(type)),
    years: Int8Array.from(jobs, ({ experienceMin }) => experienceMin ?? -1),
    latitudes: Float64Array.from(jobs, ({ latitude }) => latitude ?? Number.NaN),
    longitudes: Float64Array.from(jobs, ({ longitude }) => longitude ?? Number.NaN),
  };
}

function byDate(a: ListedJob, b: ListedJob): number {
  return b.publishedAt - a.publishedAt || b.id - a.id;
}
