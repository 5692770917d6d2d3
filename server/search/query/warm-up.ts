import { setImmediate } from 'node:timers/promises';
import { TERM_KINDS } from '#domain/features/matching/taxonomy/terms.ts';
import type { Services } from '#server/context.ts';
import { prepareNames } from './order/name-tiers.ts';

/** Reads what the first searches need. Between the steps, requests are answered. */
export async function warmUpSearch({ taxonomy, locations, catalog, database }: Services): Promise<void> {
  for (const kind of TERM_KINDS) {
    const first = taxonomy.spellings(kind).terms[0];
    await setImmediate();
    taxonomy.suggest(kind, 'a', 1);
    await setImmediate();
    if (first) taxonomy.related(first.id);
    await setImmediate();
  }
  locations.findInWords('houston');
  await setImmediate();
  locations.find('77002');
  const jobs = await catalog.ready(0);
  const db = database.forTenant('all');
  for (const tenantId of jobs?.tenantIds() ?? []) if (jobs) await prepareNames(db, jobs.forTenant(tenantId), []);
}
