import type { Services } from '#server/context.ts';
import { syncCatalog } from '#server/features/jobs/search/sync-catalog.ts';
import { syncRanking } from '#server/features/matching/sync-ranking.ts';
import { syncPeople } from '#server/features/seekers/sync-people.ts';
import { warmUpSearch } from '#server/search/query/warm-up.ts';

/**
 * Starts the in-memory indexes. Resolves when they are loaded.
 * @param listening the warm-up blocks for tenths of a second, so it waits until the server answers
 */
export async function startInMemoryIndexes(services: Services, listening?: Promise<void>): Promise<void> {
  await Promise.all([syncCatalog(services), syncRanking(services)]);
  await listening;
  // Without it, the first search does the work.
  await warmUpSearch(services).catch((error) => services.log.warn({ error }, 'search warm-up failed'));
  // Afterwards, so that the searches of visitors are ready first.
  await syncPeople(services);
  // Loading leaves more garbage than data, which V8 would collect only after it has allocated as much again. As a last resort it
  // also returns the freed pages, instead of keeping them for later.
  globalThis.gc?.({ type: 'major', flavor: 'last-resort' });
}
