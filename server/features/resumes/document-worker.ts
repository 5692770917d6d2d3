import { parentPort } from 'node:worker_threads';
import { type DocumentKind, type DocumentReading, DocumentRefused } from './document-reading.ts';
import { readText } from './read-text.ts';

/** Runs in a worker thread: reads one document per message and answers with its reading. */
parentPort?.on('message', async ({ bytes, kind }: ReadingTask) => {
  parentPort?.postMessage(await answer(bytes, kind));
});

export interface ReadingTask {
  readonly bytes: Uint8Array;
  readonly kind: DocumentKind;
}

async function answer(bytes: Uint8Array, kind: DocumentKind): Promise<DocumentReading> {
  try {
    return { ok: true, kind, ...(await readText(bytes, kind)) };
  } catch (error) {
    return { ok: false, reason: error instanceof DocumentRefused ? error.reason : 'file_broken' };
  }
}
