import type { Services } from './context.ts';
import { keepCatalogue } from './features/jobs/keep-catalogue.ts';
import { keepRanking } from './features/matching/keep-ranking.ts';

/** Starts all that is kept in memory. @returns when everything is filled */
export async function keepLive(services: Services): Promise<void> {
  await Promise.all([keepCatalogue(services), keepRanking(services)]);
}
