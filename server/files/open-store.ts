import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '#server/env.ts';
import { getFilesFolder } from './folder.ts';
import { openFolderStore } from './folder-store.ts';
import { parseS3Url } from './s3-url.ts';
import type { FileStore } from './store.ts';

/**
 * Opens the store FILES_URL names: a bucket, or a folder.
 * @throws FilesRefusal when the bucket does not take the key
 */
export async function openFileStore(
  settings: Pick<Settings, 'filesUrl' | 'dataDir'>,
  log: FastifyBaseLogger,
): Promise<FileStore> {
  const bucket = settings.filesUrl === undefined ? undefined : parseS3Url(settings.filesUrl);
  if (!bucket) return openFolderStore(getFilesFolder(settings));
  // Its client takes a while to load; who keeps files in a folder does not wait for it.
  const { openS3Store } = await import('./s3-store.ts');
  return openS3Store(bucket, log);
}
