import type { FastifyBaseLogger } from 'fastify';
import { ensureDefaultTenant } from '#server/db/default-tenant.ts';
import { loadDemo } from '#server/db/demo/load.ts';
import { migrate } from '#server/db/migrate/migrate.ts';
import type { Settings } from '#server/env.ts';
import { createPasswordHasher } from '#server/features/accounts/password/password-hasher.ts';
import { openLocations } from '#server/reference/locations.ts';
import { sharedTaxonomy } from '#server/reference/taxonomy.ts';
import type { OpenDatabase } from './open.ts';

/** Migrates the schema and fills an empty database with the demo data or a default tenant. */
export async function prepareDatabase(
  database: OpenDatabase,
  settings: Pick<Settings, 'demo'>,
  log: FastifyBaseLogger,
  onProgress: (step: string) => void,
): Promise<void> {
  const applied = await migrate(database.ownerUrl, log);
  if (applied.length > 0) onProgress(`Applied ${applied.length} migrations`);
  if (settings.demo) {
    await loadDemo(database, {
      taxonomy: sharedTaxonomy,
      locations: openLocations(),
      passwords: createPasswordHasher(),
      now: new Date(),
      onProgress,
    });
  }
  await ensureDefaultTenant(database.forTenant('none'));
}
