import type { SignedInContext } from '#server/context.ts';
import { detectDocumentKind } from './document-kind.ts';
import { documentReader } from './document-reader.ts';
import { DocumentError, type DocumentKind, type DocumentResult } from './document-result.ts';
import { openArchive } from './formats/zip.ts';
import { readChecked, readDocument } from './read-document.ts';
import type { ResumeResult } from './resume-result.ts';
import type { Reader } from './workers/worker-pool.ts';

/**
 * Extracts the text of a résumé file and parses its fields.
 * @throws Refusal `reading_queue_full`
 */
export function readResume(bytes: Uint8Array, fileName: string, reader: Reader): Promise<ResumeResult> {
  return readChecked(bytes, () => {
    const kind = isJsonName(fileName) ? 'json' : detectDocumentKind(bytes, fileName);
    return documentReader.readResume({ bytes, kind }, reader);
  });
}

/**
 * Extracts the text of another document, such as a job description.
 * @throws Refusal `reading_queue_full`
 */
export function readDocumentText(bytes: Uint8Array, fileName: string, reader: Reader): Promise<DocumentResult> {
  return readDocument(bytes, fileName, reader);
}

type ArchiveFile =
  | { readonly name: string; readonly bytes: Uint8Array }
  | { readonly name: string; readonly reason: DocumentError['reason'] };

/** The files of a ZIP archive, one at a time. Numbers and sizes are limited before anything is decompressed. */
export async function* readArchive(bytes: Uint8Array, fileName: string): AsyncGenerator<ArchiveFile> {
  try {
    const archive = await openArchive(bytes);
    for (const name of archive.names) {
      if (name.endsWith('/') || name.startsWith('__MACOSX/')) continue;
      yield await readPart(name, () => archive.read(name));
    }
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    yield { name: fileName, reason: error.reason };
  }
}

async function readPart(path: string, read: () => Promise<Uint8Array | undefined>): Promise<ArchiveFile> {
  const name = path.split(/[/\\]/).at(-1) ?? path;
  try {
    return { name, bytes: (await read()) ?? new Uint8Array() };
  } catch (error) {
    if (error instanceof DocumentError) return { name, reason: error.reason };
    throw error;
  }
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

/** The media type of a file that was read without a problem. */
export function getMediaType(bytes: Uint8Array, fileName: string): string {
  return isJsonName(fileName) ? 'application/json' : mediaTypes[detectDocumentKind(bytes, fileName)];
}

function isJsonName(fileName: string): boolean {
  return /\.json\s*$/i.test(fileName);
}

const mediaTypes: Readonly<Record<DocumentKind, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
  rtf: 'application/rtf',
  txt: 'text/plain',
};
