import { Worker } from 'node:worker_threads';
import type { Profile } from '#domain/features/seekers/contract.ts';
import type { Language } from '#domain/phrases/phrases.ts';
import type { PdfResult, PdfTask } from './profile-pdf-thread.ts';

type Waiting = (bytes: Uint8Array | null) => void;

const waiting = new Map<number, Waiting>();
let thread: Worker | undefined;
let lastId = 0;

/**
 * A profile as PDF, made in a thread: reading a typeface takes a fifth of a second, in which nobody else would be
 * answered. The thread starts with the first document and does not keep the server running.
 */
export async function renderProfilePdf(profile: Profile, language: Language, now: Date): Promise<Uint8Array> {
  lastId += 1;
  const task: PdfTask = { id: lastId, profile, language, now };
  const bytes = await new Promise<Uint8Array | null>((resolve) => {
    waiting.set(task.id, resolve);
    thread ??= newThread();
    thread.ref();
    thread.postMessage(task);
  });
  if (!bytes) throw new Error('The PDF could not be made');
  return bytes;
}

function newThread(): Worker {
  const started = new Worker(new URL('./profile-pdf-thread.ts', import.meta.url));
  started.on('message', ({ id, bytes }: PdfResult) => {
    settle(id, bytes);
    if (waiting.size === 0) started.unref();
  });
  // A thread that ends takes what it was asked for with it; the next document starts another one.
  started.on('error', () => undefined);
  started.on('exit', () => {
    thread = undefined;
    for (const id of [...waiting.keys()]) settle(id, null);
  });
  return started;
}

function settle(id: number, bytes: Uint8Array | null): void {
  waiting.get(id)?.(bytes);
  waiting.delete(id);
}
