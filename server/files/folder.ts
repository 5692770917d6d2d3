import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Settings } from '#server/env.ts';

/** Where uploaded files lie: the folder FILES_URL names, else one in the data folder. */
export function filesFolder({ filesUrl, dataDir }: Pick<Settings, 'filesUrl' | 'dataDir'>): string {
  return filesUrl ? fileURLToPath(filesUrl) : join(dataDir, 'files');
}
