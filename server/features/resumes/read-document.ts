import { documentKind } from './document-kind.ts';
import { type DocumentReading, DocumentRefused } from './document-reading.ts';
import { createReadingPool } from './reading-pool.ts';

/**
 * Text of an uploaded document, or the reason it was refused. Bytes are hostile until read: cheap checks come
 * first, the reading itself runs in a process of its own with limits on time and memory, nothing is written to disk.
 */
export async function readDocument(bytes: Uint8Array, fileName: string): Promise<DocumentReading> {
  if (bytes.length === 0) return { ok: false, reason: 'file_empty' };
  if (bytes.length > largestDocument) return { ok: false, reason: 'file_too_large' };
  try {
    return await readApart({ bytes, kind: documentKind(bytes, fileName) });
  } catch (error) {
    if (error instanceof DocumentRefused) return { ok: false, reason: error.reason };
    throw error;
  }
}

/** In bytes. */
const largestDocument = 10 * 1024 ** 2;

const readApart = createReadingPool({
  module: new URL('./document-process.ts', import.meta.url),
  processes: 2,
  milliseconds: 10_000,
  megabytes: 256,
});
