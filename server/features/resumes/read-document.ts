import { detectDocumentKind } from './document-kind.ts';
import { DocumentError, type DocumentResult } from './document-result.ts';
import { createWorkerPool } from './worker-pool.ts';

/**
 * Extracts the text of an uploaded document. Uploads are untrusted: after cheap checks they are parsed in a worker process
 * with limits on time and memory. Nothing is written to disk.
 */
export async function readDocument(bytes: Uint8Array, fileName: string): Promise<DocumentResult> {
  if (bytes.length === 0) return { ok: false, reason: 'file_empty' };
  if (bytes.length > maxDocumentBytes) return { ok: false, reason: 'file_too_large' };
  try {
    return await readInWorker({ bytes, kind: detectDocumentKind(bytes, fileName) });
  } catch (error) {
    if (error instanceof DocumentError) return { ok: false, reason: error.reason };
    throw error;
  }
}

const maxDocumentBytes = 10 * 1024 ** 2;

const readInWorker = createWorkerPool({
  module: new URL('./document-worker.ts', import.meta.url),
  maxProcesses: 2,
  timeoutMs: 10_000,
  maxMegabytes: 256,
});
