import { detectDocumentKind } from './document-kind.ts';
import { documentReader } from './document-reader.ts';
import { DocumentError, type DocumentResult } from './document-result.ts';
import type { Reader } from './workers/worker-pool.ts';

/**
 * Extracts the text of an uploaded document. Uploads are untrusted: after cheap checks they are parsed in a worker process
 * with limits on time and memory. Nothing is written to disk.
 * @throws Refusal `reading_queue_full`
 */
export function readDocument(bytes: Uint8Array, fileName: string, reader: Reader): Promise<DocumentResult> {
  return readChecked(bytes, () =>
    documentReader.readText({ bytes, kind: detectDocumentKind(bytes, fileName) }, reader),
  );
}

/** Reads a file of an allowed size, and turns errors in the document into a result. */
export async function readChecked<Result>(
  bytes: Uint8Array,
  read: () => Promise<Result>,
): Promise<Result | Extract<DocumentResult, { ok: false }>> {
  if (bytes.length === 0) return { ok: false, reason: 'file_empty' };
  if (bytes.length > maxDocumentBytes) return { ok: false, reason: 'file_too_large' };
  try {
    return await read();
  } catch (error) {
    if (error instanceof DocumentError) return { ok: false, reason: error.reason };
    throw error;
  }
}

const maxDocumentBytes = 10 * 1024 ** 2;
