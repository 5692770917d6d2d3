import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Keeps bytes under keys of its own making. Names that people give never reach the disk. */
export interface FileStore {
  /** Stores the bytes durably and returns their key. */
  put(bytes: Uint8Array): Promise<string>;
  get(key: string): Promise<Buffer>;
  remove(key: string): Promise<void>;
}

const keyForm = /^[0-9a-f]{2}\/[0-9a-f-]{36}$/;

/** Files in a local folder, in 256 sub-folders. */
export function openFolderStore(folder: string): FileStore {
  const pathOf = (key: string) => {
    if (!keyForm.test(key)) throw new Error(`Not a key of the file store: ${key}`);
    return join(folder, key);
  };
  return {
    put: async (bytes) => {
      const name = randomUUID();
      const key = `${name.slice(0, 2)}/${name}`;
      await mkdir(join(folder, name.slice(0, 2)), { recursive: true, mode: 0o700 });
      await writeDurably(pathOf(key), bytes);
      return key;
    },
    get: (key) => readFile(pathOf(key)),
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}

/** Written aside, synced, then renamed: a crash leaves the whole file or none. */
async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const aside = `${path}.part`;
  const file = await open(aside, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(aside, path);
}
