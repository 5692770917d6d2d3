import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildAppUrl,
  buildConnectionUrl,
  getDatabasePaths,
  productDatabase,
} from '#server/db/embedded/database-paths.ts';
import { DatabaseError, FolderInUseError } from './connection/database-error.ts';
import { startEmbedded } from './embedded/embedded.ts';
import type { DatabaseLog } from './log.ts';

interface CommandDatabase {
  readonly url: string;
  /** The same database for the role that owns the tables. */
  readonly ownerUrl: string;
  readonly stop: () => Promise<void>;
}

interface Source {
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
}

/**
 * The existing database of an installation, for a command. Uses a running embedded server, or starts it until `stop`.
 * @throws DatabaseError if there is no database in `dataDir`
 */
export async function openExistingDatabase(
  { databaseUrl, dataDir }: Source,
  log: DatabaseLog,
): Promise<CommandDatabase> {
  if (databaseUrl) return { url: databaseUrl, ownerUrl: databaseUrl, stop };
  const folder = join(dataDir, 'postgres');
  if (!existsSync(join(folder, 'data'))) throw new DatabaseError(`There is no database in ${folder}. Check DATA_DIR.`);
  try {
    return await startEmbedded({ folder, log });
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    const paths = getDatabasePaths(folder);
    if (!existsSync(paths.appPasswordFile))
      throw new DatabaseError('The running product is an older version. Restart it with this version first.');
    return { url: buildAppUrl(paths), ownerUrl: buildConnectionUrl(paths, productDatabase), stop };
  }
}

const stop = () => Promise.resolve();

/** The database to restore into. An embedded one is created if missing; it must not be in use. */
export function openTargetDatabase({ databaseUrl, dataDir }: Source, log: DatabaseLog): Promise<CommandDatabase> {
  if (databaseUrl) return Promise.resolve({ url: databaseUrl, ownerUrl: databaseUrl, stop });
  return startEmbedded({ folder: join(dataDir, 'postgres'), log });
}
