import type { SignedInContext } from '#server/context.ts';
import { detectDocumentKind } from './document-kind.ts';
import { documentReader } from './document-reader.ts';
import type { DocumentKind } from './document-result.ts';
import { readChecked, readDocument } from './read-document.ts';
import type { ResumeResult } from './resume-result.ts';
import type { Reader } from './workers/worker-pool.ts';

/**
 * Extracts the text of a résumé file and parses its fields.
 * @throws Refusal `reading_queue_full`
 */
export function readResume(bytes: Uint8Array, fileName: string, reader: Reader): Promise<ResumeResult> {
  return readChecked(bytes, () => {
    const kind = /\.json\s*$/i.test(fileName) ? 'json' : detectDocumentKind(bytes, fileName);
    return documentReader.readResume({ bytes, kind }, reader);
  });
}

/** Documents of one account are read one at a time. */
export function getAccountKey({ tenant, actor }: SignedInContext): string {
  return `${tenant.id}:${actor.userId}`;
}

export type DocumentCheck =
  | { readonly ok: true; readonly mediaType: string }
  | { readonly ok: false; readonly reason: string };

/**
 * Checks an attachment like a résumé, but accepts documents without text, such as scans.
 * @throws Refusal `reading_queue_full`
 */
export async function checkDocument(bytes: Uint8Array, fileName: string, reader: Reader): Promise<DocumentCheck> {
  const result = await readDocument(bytes, fileName, reader);
  if (!result.ok && result.reason !== 'file_no_text') return result;
  return { ok: true, mediaType: mediaTypes[detectDocumentKind(bytes, fileName)] };
}

const mediaTypes: Readonly<Record<DocumentKind, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
  rtf: 'application/rtf',
  txt: 'text/plain',
};
