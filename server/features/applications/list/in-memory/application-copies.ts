import type { FastifyBaseLogger } from 'fastify';
import { withoutTimeBudget } from '#server/db/connection/time-budget.ts';
import type { Db } from '#server/db/db.ts';
import { shareRuns } from '#server/lib/share-runs.ts';
import { type ApplicationIndex, createApplicationIndex } from '#server/search/applications/application-index.ts';
import { readApplications, readChanges, readSnapshot } from './change-queries.ts';
import { createFoundTitles, type FoundTitles } from './found-titles.ts';

/** The applications of a tenant, with the jobs of texts that were searched. */
export interface ApplicationCopy {
  readonly index: ApplicationIndex;
  readonly titles: FoundTitles;
}

/** Copies of the applications of tenants in memory, one per process. */
export interface ApplicationCopies {
  /**
   * The copy of a tenant with every committed change. Undefined while it is being read, which the first call starts.
   * @param db of the tenant
   */
  read(db: Db, tenantId: number, log: FastifyBaseLogger): Promise<ApplicationCopy | undefined>;
  /** Whether there is a copy, so that `read` starts nothing. */
  has(tenantId: number): boolean;
  /** Removes the copies that have not been used for an hour. */
  removeUnused(): void;
}

interface Copy extends ApplicationCopy {
  readonly update: () => Promise<void>;
  updatedAt: number;
  /** Whether too much has changed for an update. */
  isOutdated: boolean;
}

/** An older copy may miss changes that are no longer stored. */
const maxAgeMs = 3_600_000;

export function createApplicationCopies(now = () => performance.now()): ApplicationCopies {
  const copies = new Map<number, Copy | 'reading'>();
  const isUnused = (copy: Copy) => now() - copy.updatedAt > maxAgeMs;
  const start = (db: Db, tenantId: number, log: FastifyBaseLogger): void => {
    copies.set(tenantId, 'reading');
    withoutTimeBudget(() => readCopy(db, tenantId, now)).then(
      (copy) => copies.set(tenantId, copy),
      (error: unknown) => {
        copies.delete(tenantId);
        log.warn({ err: error }, 'the applications of a tenant could not be read into memory');
      },
    );
  };
  return {
    async read(db, tenantId, log) {
      const copy = copies.get(tenantId);
      if (copy === 'reading') return undefined;
      if (!copy || isUnused(copy)) return void start(db, tenantId, log);
      await copy.update();
      if (!copy.isOutdated) return copy;
      if (copies.get(tenantId) === copy) start(db, tenantId, log);
      return undefined;
    },
    has(tenantId) {
      const copy = copies.get(tenantId);
      return copy !== undefined && copy !== 'reading' && !isUnused(copy);
    },
    removeUnused() {
      for (const [tenantId, copy] of copies) if (copy !== 'reading' && isUnused(copy)) copies.delete(tenantId);
    },
  };
}

async function readCopy(db: Db, tenantId: number, now: () => number): Promise<Copy> {
  // Before the applications, so that changes during the reading are read again.
  let snapshot = await readSnapshot(db);
  const index = createApplicationIndex();
  for await (const applications of readApplications(db, tenantId)) for (const each of applications) index.put(each);
  const titles = createFoundTitles();
  const copy: Copy = {
    index,
    titles,
    updatedAt: now(),
    isOutdated: false,
    update: shareRuns(async () => {
      const changes = await withoutTimeBudget(() => readChanges(db, tenantId, snapshot));
      if (!changes) {
        copy.isOutdated = true;
        return;
      }
      for (const each of changes.changed) index.put(each);
      for (const id of changes.removedIds) index.remove(id);
      if (changes.haveTitlesChanged) titles.clear();
      snapshot = changes.snapshot;
      copy.updatedAt = now();
    }),
  };
  return copy;
}
