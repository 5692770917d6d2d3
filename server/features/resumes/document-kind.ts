import { Buffer } from 'node:buffer';
import { DocumentError, type DocumentKind } from './document-result.ts';

/**
 * Detects the kind by the file extension and checks that the first bytes match it.
 * @throws DocumentError `file_type_not_allowed` for the extension, `file_encrypted` for a password-protected Word file,
 * `file_content_mismatch` if extension and content differ
 */
export function detectDocumentKind(bytes: Uint8Array, fileName: string): DocumentKind {
  const kind = getKindByExtension(fileName);
  if (!kind) throw new DocumentError('file_type_not_allowed');
  if (kind === 'docx' && isEncryptedOffice(bytes)) throw new DocumentError('file_encrypted');
  if (!hasSignature[kind](bytes)) throw new DocumentError('file_content_mismatch');
  return kind;
}

const kinds: readonly DocumentKind[] = ['pdf', 'docx', 'odt', 'rtf', 'txt'];

/** PDF readers accept the header within the first 1,024 bytes. */
const maxPdfHeaderOffset = 1024;

const hasSignature: Record<DocumentKind, (bytes: Uint8Array) => boolean> = {
  pdf: (bytes) => toBuffer(bytes).subarray(0, maxPdfHeaderOffset).includes('%PDF-'),
  docx: (bytes) => startsWith(bytes, 'PK\x03\x04'),
  odt: (bytes) => startsWith(bytes, 'PK\x03\x04'),
  rtf: (bytes) => startsWith(bytes, '{\\rtf'),
  txt: (bytes) => !otherSignatures.some((signature) => startsWith(bytes, signature)),
};

const otherSignatures = [
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

function getKindByExtension(fileName: string): DocumentKind | undefined {
  const extension = fileName.toLowerCase().match(/\.([a-z]+)\s*$/)?.[1];
  return kinds.find((kind) => kind === extension);
}

/** Word stores an encrypted file in a compound file (CFB) with a stream named in UTF-16. */
function isEncryptedOffice(bytes: Uint8Array): boolean {
  return startsWith(bytes, '\xd0\xcf\x11\xe0') && toBuffer(bytes).includes(Buffer.from('EncryptedPackage', 'utf16le'));
}

function startsWith(bytes: Uint8Array, mark: string): boolean {
  return toBuffer(bytes).subarray(0, mark.length).equals(Buffer.from(mark, 'latin1'));
}

function toBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
