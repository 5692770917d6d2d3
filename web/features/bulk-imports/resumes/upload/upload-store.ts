import { create } from 'zustand';
import { maxImportFiles, maxResumeBytes } from '#domain/features/bulk-imports/resumes/limits.ts';
import { listArrivedFiles, sendFile, sendSkipped } from '#web/features/bulk-imports/resumes/queries.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { scheduleOnce } from '#web/lib/spec-timer.ts';
import { readZip, type ZipEntry } from './read-zip.ts';

type UploadState = 'waiting' | 'sending' | 'sent' | 'known' | 'failed' | 'skipped';

interface UploadFile {
  readonly key: number;
  readonly name: string;
  readonly state: UploadState;
}

interface Upload {
  /** The import that files are sent to; null while nothing is sent. */
  readonly token: string | null;
  readonly files: readonly UploadFile[];
  readonly isPaused: boolean;
}

const noUpload: Upload = { token: null, files: [], isPaused: false };

/** The files that this tab sends. It continues on other pages; after a reload the files are chosen again. */
export const useUpload = create<Upload>(() => noUpload);

/** Files that are sent at the same time. */
const parallelCount = 3;
const retryMs = 5000;

/** The content of the files, by key; not state, because nothing shows it. */
const contents = new Map<number, ZipEntry>();
let lastKey = 0;
let running = 0;
let stopping = new AbortController();

/**
 * Adds files to an import and sends them, without those that arrived before. ZIP files are unpacked.
 * @throws ZipError if a ZIP file cannot be opened
 * @throws TooManyFiles
 */
export async function uploadFiles(token: string, chosen: readonly File[]): Promise<void> {
  const entries = await unpackAll(chosen);
  const arrived = new Set((await listArrivedFiles(token)).map(({ name, sha256 }) => `${sha256} ${name}`));
  if (useUpload.getState().token !== token) resetUpload();
  const known = useUpload.getState().files.length + arrived.size;
  if (entries.length > maxImportFiles || (entries.length + known > maxImportFiles && arrived.size === 0)) {
    throw new TooManyFiles(entries.length);
  }
  const added = await Promise.all(entries.map((entry) => toUploadFile(entry, arrived)));
  useUpload.setState(({ files }) => ({ token, files: [...files, ...added], isPaused: false }));
  sendNext();
}

export class TooManyFiles extends Error {
  override readonly name = 'TooManyFiles';
  readonly count: number;
  constructor(count: number) {
    super(`${count} files`);
    this.count = count;
  }
}

export function pauseUpload(): void {
  useUpload.setState({ isPaused: true });
}

/** Continues after a pause, and sends failed files again. */
export function resumeUpload(): void {
  useUpload.setState(({ files }) => ({
    isPaused: false,
    files: files.map((file) => (file.state === 'failed' ? { ...file, state: 'waiting' } : file)),
  }));
  sendNext();
}

/** Stops sending and forgets the files. */
export function resetUpload(): void {
  stopping.abort();
  stopping = new AbortController();
  contents.clear();
  useUpload.setState(noUpload);
}

async function unpackAll(chosen: readonly File[]): Promise<ZipEntry[]> {
  const entries: ZipEntry[] = [];
  for (const file of chosen) {
    if (!/\.zip$/i.test(file.name)) entries.push(checkFile(file));
    else for await (const entry of readZip(file)) entries.push('file' in entry ? checkFile(entry.file) : entry);
  }
  return entries;
}

function checkFile(file: File): ZipEntry {
  return file.size > maxResumeBytes ? { name: file.name, reason: 'file_too_large' } : { name: file.name, file };
}

async function toUploadFile(entry: ZipEntry, arrived: ReadonlySet<string>): Promise<UploadFile> {
  lastKey++;
  const key = lastKey;
  const { name } = entry;
  if ('file' in entry && arrived.has(`${await hash(entry.file)} ${name}`)) return { key, name, state: 'known' };
  contents.set(key, entry);
  return { key, name, state: 'waiting' };
}

/** Empty where the browser computes no hashes, which it does on secure pages only: then the server compares. */
async function hash(file: File): Promise<string> {
  if (!globalThis.crypto?.subtle) return '';
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function setFile(key: number, state: UploadState): void {
  useUpload.setState(({ files }) => ({ files: files.map((file) => (file.key === key ? { ...file, state } : file)) }));
}

function sendNext(): void {
  const { token, files, isPaused } = useUpload.getState();
  if (token === null || isPaused || running >= parallelCount) return;
  const next = files.find((file) => file.state === 'waiting');
  const entry = next && contents.get(next.key);
  if (!next || !entry) return;
  running++;
  setFile(next.key, 'sending');
  void send(token, next.key, entry).finally(() => {
    running--;
    sendNext();
  });
  sendNext();
}

async function send(token: string, key: number, entry: ZipEntry): Promise<void> {
  const { signal } = stopping;
  try {
    if ('file' in entry) await sendFile(token, entry.file, signal);
    else await sendSkipped(token, entry.name, entry.reason);
    if (signal.aborted) return;
    contents.delete(key);
    setFile(key, 'file' in entry ? 'sent' : 'skipped');
  } catch (error) {
    if (signal.aborted) return;
    if (!(error instanceof ApiError) || error.status !== 429) return setFile(key, 'failed');
    // The limit of requests per minute: the file waits, and so do the others.
    await new Promise<void>((resolve) => void scheduleOnce(retryMs, resolve));
    if (!signal.aborted) setFile(key, 'waiting');
  }
}

/** The number of files that have been dealt with. */
export function countDone(files: readonly UploadFile[]): number {
  return files.filter(({ state }) => state === 'sent' || state === 'known' || state === 'skipped').length;
}

export function countFailed(files: readonly UploadFile[]): number {
  return files.filter(({ state }) => state === 'failed').length;
}
