import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { assertKey, newKey } from './file-key.ts';
import type { FileStore } from './store.ts';

export function openFolderStore(folder: string): FileStore {
  const getPath = (key: string) => join(folder, assertKey(key));
  return {
    put: async (bytes) => {
      const key = newKey();
      await mkdir(dirname(getPath(key)), { recursive: true, mode: 0o700 });
      await writeDurably(getPath(key), bytes);
      return key;
    },
    get: (key) => readFile(getPath(key)),
    remove: (key) => rm(getPath(key), { force: true }),
  };
}

/** Writes to a temporary file, syncs and renames, so that a crash or a full disk leaves the complete file or none. */
async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const temporaryPath = `${path}.part`;
  try {
    await writeSynced(temporaryPath, bytes);
    await rename(temporaryPath, path);
  } catch (error) {
    await rm(temporaryPath, { force: true });
    throw error;
  }
}

async function writeSynced(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}
