import { Worker } from 'node:worker_threads';
import type { Profile } from '#domain/features/seekers/contract.ts';
import type { Language } from '#domain/phrases/phrases.ts';
import type { PdfResult, PdfTask } from './profile-pdf-worker.ts';

const pending = new Map<number, (bytes: Uint8Array | null) => void>();
let worker: Worker | undefined;
let lastId = 0;

/**
 * Renders a profile as PDF in a worker thread, because parsing a font blocks for 0.2 s. The worker starts with the first
 * document and does not keep the process alive.
 */
export async function renderProfilePdf(profile: Profile, language: Language, now: Date): Promise<Uint8Array> {
  lastId += 1;
  const task: PdfTask = { id: lastId, profile, language, now };
  const bytes = await new Promise<Uint8Array | null>((resolve) => {
    pending.set(task.id, resolve);
    worker ??= startWorker();
    worker.ref();
    worker.postMessage(task);
  });
  if (!bytes) throw new Error('The PDF could not be created');
  return bytes;
}

function startWorker(): Worker {
  const started = new Worker(new URL('./profile-pdf-worker.ts', import.meta.url));
  started.on('message', ({ id, bytes }: PdfResult) => {
    resolvePending(id, bytes);
    if (pending.size === 0) started.unref();
  });
  // Pending documents fail with the worker; the next document starts another one.
  started.on('error', () => undefined);
  started.on('exit', () => {
    worker = undefined;
    for (const id of [...pending.keys()]) resolvePending(id, null);
  });
  return started;
}

function resolvePending(id: number, bytes: Uint8Array | null): void {
  pending.get(id)?.(bytes);
  pending.delete(id);
}
