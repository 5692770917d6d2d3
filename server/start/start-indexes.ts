import type { Services } from '#server/context.ts';
import { keepCatalogue } from '#server/features/jobs/search/sync-catalog.ts';
import { keepRanking } from '#server/features/matching/sync-ranking.ts';

/** Starts all that is kept in memory. @returns when everything is filled */
export async function startInMemoryIndexes(services: Services): Promise<void> {
  await Promise.all([keepCatalogue(services), keepRanking(services)]);
}
