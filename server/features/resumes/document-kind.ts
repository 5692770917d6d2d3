import { Buffer } from 'node:buffer';
import { type DocumentKind, DocumentRefused } from './document-reading.ts';

/**
 * The kind that both the name and the first bytes agree on.
 * Throws DocumentRefused: `file_type_not_allowed` by the name, `file_encrypted` for a Word file locked with a
 * password, `file_content_mismatch` when the bytes are something else than the name says.
 */
export function documentKind(bytes: Uint8Array, fileName: string): DocumentKind {
  const kind = kindByName(fileName);
  if (!kind) throw new DocumentRefused('file_type_not_allowed');
  if (kind === 'docx' && isLockedOffice(bytes)) throw new DocumentRefused('file_encrypted');
  if (!looksLike[kind](bytes)) throw new DocumentRefused('file_content_mismatch');
  return kind;
}

const kinds: readonly DocumentKind[] = ['pdf', 'docx', 'odt', 'rtf', 'txt'];

/** A PDF may carry a few bytes before its mark; every reader in use accepts it within the first 1,024. */
const pdfMarkWithin = 1024;

const looksLike: Record<DocumentKind, (bytes: Uint8Array) => boolean> = {
  pdf: (bytes) => view(bytes).subarray(0, pdfMarkWithin).includes('%PDF-'),
  docx: (bytes) => startsWith(bytes, 'PK\x03\x04'),
  odt: (bytes) => startsWith(bytes, 'PK\x03\x04'),
  rtf: (bytes) => startsWith(bytes, '{\\rtf'),
  txt: (bytes) => !otherFormats.some((mark) => startsWith(bytes, mark)),
};

const otherFormats = [
  '%PDF-',
  'PK\x03\x04',
  '{\\rtf',
  'MZ',
  '\x89PNG',
  '\xff\xd8\xff',
  'GIF8',
  '\xd0\xcf\x11\xe0',
  '\x7fELF',
  '\x1f\x8b',
];

function kindByName(fileName: string): DocumentKind | undefined {
  const ending = fileName.toLowerCase().match(/\.([a-z]+)\s*$/)?.[1];
  return kinds.find((kind) => kind === ending);
}

/** Word wraps a locked file in the older compound format and names the inner stream in UTF-16. */
function isLockedOffice(bytes: Uint8Array): boolean {
  return startsWith(bytes, '\xd0\xcf\x11\xe0') && view(bytes).includes(Buffer.from('EncryptedPackage', 'utf16le'));
}

function startsWith(bytes: Uint8Array, mark: string): boolean {
  return view(bytes).subarray(0, mark.length).equals(Buffer.from(mark, 'latin1'));
}

function view(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
