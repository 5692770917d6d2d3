import { setImmediate } from 'node:timers/promises';
import type { DbTransaction } from '#server/db/db.ts';
import { buildPeopleIndex, countMatches, type PeopleIndex } from './count-matches.ts';
import {
  addMatches,
  deleteMatches,
  findFill,
  type JobSkills,
  listOpenJobs,
  listPeople,
  type MatchCount,
  startFill,
  takeChanges,
  updatePeople,
} from './match-queries.ts';

/** After this time, waiting requests are answered first. */
const turnMs = 5;
/** Counts in one statement. */
const maxCounts = 20_000;

/** One step. Returns whether there may be more to do. */
export async function updateMatchesOnce(
  db: DbTransaction,
  tenantId: number,
  { maxChanges }: { readonly maxChanges: number },
): Promise<boolean> {
  const fill = await findFill(db, tenantId);
  if (!fill) return false;
  if (fill.filled_by === null) {
    await startFill(db, tenantId);
    return true;
  }
  const changes = await takeChanges(db, tenantId, maxChanges);
  const listIds = (key: 'job_id' | 'user_id') => [...new Set(changes.flatMap((change) => change[key] ?? []))];
  const [jobIds, userIds] = [listIds('job_id'), listIds('user_id')];
  if (userIds.length > 0) {
    const changedPeople = await buildPeopleIndex(await updatePeople(db, tenantId, userIds));
    const otherJobs = await listOpenJobs(db, tenantId, { ids: jobIds, isAllBut: true });
    await addCounts(db, tenantId, { jobs: otherJobs, people: changedPeople });
  }
  if (jobIds.length > 0) {
    await deleteMatches(db, tenantId, jobIds);
    const jobs = await listOpenJobs(db, tenantId, { ids: jobIds, isAllBut: false });
    const people = await buildPeopleIndex(await listPeople(db, tenantId));
    await addCounts(db, tenantId, { jobs, people });
  }
  return changes.length === maxChanges;
}

interface Addition {
  readonly jobs: readonly JobSkills[];
  readonly people: PeopleIndex;
}

async function addCounts(db: DbTransaction, tenantId: number, { jobs, people }: Addition): Promise<void> {
  let counts: MatchCount[] = [];
  let turnStartedAt = performance.now();
  for (const { id, skill_ids } of jobs) {
    for (const [partnerId, count] of countMatches(skill_ids, people)) {
      if (count !== 0) counts.push({ jobId: id, partnerId, count });
    }
    if (performance.now() - turnStartedAt > turnMs) {
      await setImmediate();
      turnStartedAt = performance.now();
    }
    if (counts.length < maxCounts) continue;
    await addMatches(db, tenantId, counts);
    counts = [];
  }
  if (counts.length > 0) await addMatches(db, tenantId, counts);
}
