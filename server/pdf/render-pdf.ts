import { Worker } from 'node:worker_threads';
import { Refusal } from '#server/http/errors/refusal.ts';
import type { PdfContent } from './pdf-content.ts';
import type { PdfResult, PdfTask } from './pdf-worker.ts';

const pending = new Map<number, PromiseWithResolvers<Uint8Array>>();
let worker: Worker | undefined;
let lastId = 0;

/**
 * Renders a PDF in a worker thread, because parsing a font blocks for 0.2 s. The worker starts with the first
 * document and does not keep the process alive.
 */
export async function renderPdf(content: PdfContent): Promise<Uint8Array> {
  lastId += 1;
  const task: PdfTask = { id: lastId, content };
  worker ??= startWorker();
  const document = Promise.withResolvers<Uint8Array>();
  pending.set(task.id, document);
  worker.ref();
  worker.postMessage(task);
  return document.promise;
}

function startWorker(): Worker {
  const started = new Worker(new URL('./pdf-worker.ts', import.meta.url));
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
