import { Worker } from 'node:worker_threads';
import type { Profile } from '#domain/features/seekers/contract.ts';
import type { Language } from '#domain/phrases/phrases.ts';
import { Refusal } from '#server/http/errors/refusal.ts';
import type { PdfResult, PdfTask } from './profile-pdf-worker.ts';

const pending = new Map<number, PromiseWithResolvers<Uint8Array>>();
let worker: Worker | undefined;
let lastId = 0;

/**
 * Renders a profile as PDF in a worker thread, because parsing a font blocks for 0.2 s. The worker starts with the first
 * document and does not keep the process alive.
 */
export async function renderProfilePdf(profile: Profile, language: Language, now: Date): Promise<Uint8Array> {
  lastId += 1;
  const task: PdfTask = { id: lastId, profile, language, now };
  worker ??= startWorker();
  const document = Promise.withResolvers<Uint8Array>();
  pending.set(task.id, document);
  worker.ref();
  worker.postMessage(task);
  return document.promise;
}

function startWorker(): Worker {
  const started = new Worker(new URL('./profile-pdf-worker.ts', import.meta.url));
  started.on('message', (result: PdfResult) => {
    settle(result);
    if (pending.size === 0) started.unref();
  });
  // Pending documents fail with the worker; the next document starts another one.
  let cause: unknown;
  started.on('error', (error) => {
    cause = error;
  });
  started.on('exit', () => {
    worker = undefined;
    for (const document of pending.values()) document.reject(new Refusal('unavailable', {}, { cause }));
    pending.clear();
  });
  return started;
}

function settle({ id, bytes, errorCode }: PdfResult): void {
  const document = pending.get(id);
  pending.delete(id);
  if (bytes) document?.resolve(bytes);
  else document?.reject(Object.assign(new Error('The PDF could not be created'), { code: errorCode }));
}
