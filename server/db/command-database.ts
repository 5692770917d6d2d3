import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildConnectionUrl, getDatabasePaths, productDatabase } from '#server/db/embedded/database-paths.ts';
import { DatabaseError, FolderInUseError } from './database-error.ts';
import { startEmbedded } from './embedded.ts';
import type { DatabaseLog } from './log.ts';

/** Where a command finds the database, and what ends its use. */
interface CommandDatabase {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

interface Source {
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
}

/**
 * The database of an installation, for a command beside the product: the embedded server is used as it runs, and started for
 * the time of the command where it does not run.
 * @throws DatabaseRefusal when `dataDir` holds no database
 */
export async function openExistingDatabase(
  { databaseUrl, dataDir }: Source,
  log: DatabaseLog,
): Promise<CommandDatabase> {
  if (databaseUrl) return { url: databaseUrl, stop: () => Promise.resolve() };
  const folder = join(dataDir, 'postgres');
  if (!existsSync(join(folder, 'data'))) throw new DatabaseError(`There is no database in ${folder}. Check DATA_DIR.`);
  try {
    return await startEmbedded({ folder, log });
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    return { url: buildConnectionUrl(getDatabasePaths(folder), productDatabase), stop: () => Promise.resolve() };
  }
}

/** The database to restore into; the embedded one is made where there is none, and must not be in use. */
export function openTargetDatabase({ databaseUrl, dataDir }: Source, log: DatabaseLog): Promise<CommandDatabase> {
  if (databaseUrl) return Promise.resolve({ url: databaseUrl, stop: () => Promise.resolve() });
  return startEmbedded({ folder: join(dataDir, 'postgres'), log });
}
