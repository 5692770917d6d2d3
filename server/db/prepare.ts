import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '#server/env.ts';
import { createPasswordHasher } from '#server/features/accounts/password-hasher.ts';
import { openPlaces } from '#server/reference/places.ts';
import { sharedTaxonomy } from '#server/reference/taxonomy.ts';
import { loadDemo } from './demo/load.ts';
import { foundTenant } from './found-tenant.ts';
import { migrate } from './migrate.ts';
import { type OpenDatabase, openDatabase } from './open.ts';

/** Opens the database, brings its schema up to date, and fills an empty one: with the demo, or with one bare tenant. */
export async function prepareDatabase(
  settings: Settings,
  log: FastifyBaseLogger,
  tell: (step: string) => void,
): Promise<OpenDatabase> {
  tell(settings.databaseUrl ? 'Opening the database server' : `Opening the embedded database in ${settings.dataDir}`);
  const database = await openDatabase({ ...settings, log });
  const applied = await migrate(database.url, log);
  if (applied.length > 0) tell(`Applied ${applied.length} migrations`);
  if (settings.demo) {
    await loadDemo(database, {
      taxonomy: sharedTaxonomy,
      places: openPlaces(),
      passwords: createPasswordHasher(),
      now: new Date(),
      tell,
    });
  }
  await foundTenant(database.db);
  return database;
}
