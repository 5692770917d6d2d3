import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { DatabaseError } from '#server/db/connection/database-error.ts';
import { type BackupReader, type BackupRecord, createOrderError } from './records.ts';

/** The uploaded files of a folder with their hashes. Skips files that are deleted during the backup. */
export async function* readStoredFiles(folder: string): AsyncGenerator<BackupRecord> {
  for (const path of await listFiles(folder)) {
    const file = await openExisting(join(folder, path));
    if (file) yield* readStoredFile(file, path);
  }
}

/** Writes one file of a backup into `folder` and verifies its hash. */
export async function restoreFile(folder: string, path: string, backup: BackupReader): Promise<void> {
  const target = resolve(folder, path);
  if (!target.startsWith(resolve(folder) + sep)) throw createOrderError();
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  const hash = createHash('sha256');
  const hashed = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      yield chunk;
    }
  };
  await pipeline(backup.data(), hashed, createWriteStream(target, { flags: 'wx', mode: 0o600, flush: true }));
  const end = await backup.next();
  if (end.kind !== 'file-end') throw createOrderError();
  if (end.sha256 !== hash.digest('hex')) {
    throw new DatabaseError(`The hash of the uploaded file ${path} does not match the backup.`);
  }
}

/** Also true if the folder does not exist. */
export async function isEmptyFolder(folder: string): Promise<boolean> {
  return (await listFiles(folder)).length === 0;
}

async function* readStoredFile(file: FileHandle, path: string): AsyncGenerator<BackupRecord> {
  yield { kind: 'file', path };
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of file.createReadStream() as AsyncIterable<Buffer>) {
    hash.update(chunk);
    size += chunk.length;
    yield chunk;
  }
  yield { kind: 'file-end', size, sha256: hash.digest('hex') };
}

// Incomplete uploads end in .part.
async function listFiles(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .sort();
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

async function openExisting(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
