import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Settings } from '#server/env.ts';

type Source = Pick<Settings, 'filesUrl' | 'dataDir'>;

/** Where uploaded files lie on this machine: the folder FILES_URL names, else one in the data folder. */
export function getFilesFolder({ filesUrl, dataDir }: Source): string {
  return filesUrl?.startsWith('file:') ? fileURLToPath(filesUrl) : join(dataDir, 'files');
}

/** Whether the files lie in a bucket instead, which has its own backup. */
export function usesBucket({ filesUrl }: Pick<Source, 'filesUrl'>): boolean {
  return filesUrl?.startsWith('s3:') ?? false;
}
