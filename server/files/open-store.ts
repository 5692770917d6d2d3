import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '#server/env.ts';
import { getFilesFolder } from './folder.ts';
import { openFolderStore } from './folder-store.ts';
import { parseS3Url } from './s3-url.ts';
import type { FileStore } from './store.ts';

/**
 * Opens the bucket or folder of FILES_URL.
 * @throws FileStoreError if the bucket does not exist or rejects the credentials
 */
export async function openFileStore(
  settings: Pick<Settings, 'filesUrl' | 'dataDir'>,
  log: FastifyBaseLogger,
): Promise<FileStore> {
  const bucket = settings.filesUrl === undefined ? undefined : parseS3Url(settings.filesUrl);
  if (!bucket) return openFolderStore(getFilesFolder(settings));
  // Loaded on demand, because the S3 client is slow to load.
  const { openS3Store } = await import('./s3-store.ts');
  return openS3Store(bucket, log);
}
