import { parentPort } from 'node:worker_threads';
import type { PdfContent } from './pdf-content.ts';
import { createTaggedPdf } from './tagged-pdf.ts';

export interface PdfTask {
  readonly id: number;
  readonly content: PdfContent;
}

/** The bytes, or the code of the error: messages between threads drop it from an error. */
export interface PdfResult {
  readonly id: number;
  readonly bytes: Uint8Array | null;
  readonly errorCode?: string;
}

// Creates one document per message.
parentPort?.on('message', async ({ id, content }: PdfTask) => {
  const result = await createTaggedPdf(content).then(
    (bytes): PdfResult => ({ id, bytes }),
    (error: unknown): PdfResult => ({ id, bytes: null, errorCode: readCode(error) }),
  );
  parentPort?.postMessage(result);
});

function readCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
