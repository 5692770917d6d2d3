import { DocumentError, type DocumentText } from '#server/features/resumes/document-result.ts';

/**
 * Decodes UTF-8, UTF-16 (either byte order, with or without a byte order mark) or, if both fail, Windows-1252.
 * @throws DocumentError `file_content_mismatch` for binary data
 */
export function readPlainText(bytes: Uint8Array): DocumentText {
  const text = decodeText(bytes);
  if (isBinary(text)) throw new DocumentError('file_content_mismatch');
  return { text };
}

function decodeText(bytes: Uint8Array): string {
  const encoding = detectUnicode(bytes);
  if (encoding) return new TextDecoder(encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function detectUnicode(bytes: Uint8Array): string | undefined {
  const [first, second, third] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  return detectUtf16WithoutBom(bytes);
}

/** In UTF-16, nearly every second byte of Western text is zero. */
function detectUtf16WithoutBom(bytes: Uint8Array): string | undefined {
  const zeros = [0, 0];
  const sample = bytes.subarray(0, 2000);
  sample.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  const threshold = sample.length * 0.35;
  if (odd > threshold && even < odd / 10) return 'utf-16le';
  if (even > threshold && odd < even / 10) return 'utf-16be';
  return undefined;
}

function isBinary(text: string): boolean {
  const sample = text.slice(0, 20_000);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters distinguish binary data from text
  const controlCount = sample.match(/[\x00-\x08\x0e-\x1a\x1c-\x1f\ufffd]/g)?.length ?? 0;
  return controlCount > sample.length * 0.02;
}
