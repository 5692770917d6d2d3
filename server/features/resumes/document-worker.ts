import { DocumentError, type DocumentKind, type DocumentResult } from './document-result.ts';
import { extractText } from './extract-text.ts';

/** Runs in a child process: extracts the text of one document per message. */
process.on('message', async ({ bytes, kind }: DocumentTask) => {
  process.send?.(await readTask(bytes, kind));
});

export interface DocumentTask {
  readonly bytes: Uint8Array;
  readonly kind: DocumentKind;
}

/** The message contains a Buffer, which the PDF parser does not accept. */
async function readTask(bytes: Uint8Array, kind: DocumentKind): Promise<DocumentResult> {
  try {
    return { ok: true, kind, ...(await extractText(new Uint8Array(bytes), kind)) };
  } catch (error) {
    return { ok: false, reason: error instanceof DocumentError ? error.reason : 'file_broken' };
  }
}
