import { type DocumentKind, type DocumentReading, DocumentRefused } from './document-reading.ts';
import { readText } from './read-text.ts';

/** Runs in a process of its own: reads one document per message and answers with its reading. */
process.on('message', async ({ bytes, kind }: ReadingTask) => {
  process.send?.(await answer(bytes, kind));
});

export interface ReadingTask {
  readonly bytes: Uint8Array;
  readonly kind: DocumentKind;
}

/** What comes over the channel is a Buffer, which the reader of PDF does not take. */
async function answer(bytes: Uint8Array, kind: DocumentKind): Promise<DocumentReading> {
  try {
    return { ok: true, kind, ...(await readText(new Uint8Array(bytes), kind)) };
  } catch (error) {
    return { ok: false, reason: error instanceof DocumentRefused ? error.reason : 'file_broken' };
  }
}
