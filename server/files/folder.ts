import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Settings } from '#server/env.ts';

type Source = Pick<Settings, 'filesUrl' | 'dataDir'>;

/** The local folder for uploaded files: FILES_URL if it is a folder, else one in the data folder. */
export function getFilesFolder({ filesUrl, dataDir }: Source): string {
  return filesUrl?.startsWith('file:') ? fileURLToPath(filesUrl) : join(dataDir, 'files');
}

/** A bucket is not part of our backups. */
export function usesBucket({ filesUrl }: Pick<Source, 'filesUrl'>): boolean {
  return filesUrl?.startsWith('s3:') ?? false;
}
