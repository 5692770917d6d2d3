import { DocumentError, type DocumentKind, type DocumentText } from './document-result.ts';
import { readDocx } from './formats/read-docx.ts';
import { readOdt } from './formats/read-odt.ts';
import { readPdf } from './formats/read-pdf.ts';
import { readPlainText } from './formats/read-plain-text.ts';
import { readRtf } from './formats/read-rtf.ts';

/**
 * Line ends are \n, control characters are removed.
 * @throws DocumentError
 */
export async function extractText(bytes: Uint8Array, kind: DocumentKind): Promise<DocumentText> {
  const read = await readers[kind](bytes);
  const text = cleanText(read.text);
  if (!/[\p{L}\p{N}]/u.test(text)) throw new DocumentError('file_no_text');
  if (text.length > maxTextLength) throw new DocumentError('file_too_large');
  return { ...read, text };
}

const readers: Record<DocumentKind, (bytes: Uint8Array) => DocumentText | Promise<DocumentText>> = {
  pdf: readPdf,
  docx: readDocx,
  odt: readOdt,
  rtf: readRtf,
  txt: readPlainText,
};

/** About 60 full pages. */
const maxTextLength = 200_000;

/** Each pattern takes linear time: the one for trailing spaces starts only at the first space of a run. */
function cleanText(text: string): string {
  return (
    text
      .replace(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize('NFKC'))
      .replace(/\r\n?|[\u2028\u2029\f\v]/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: the database refuses NUL, and no control character but tab and newline is text
      .replace(/[\0-\x08\x0e-\x1f\x7f\ufeff\u200b\u00ad]/g, '')
      .replace(/(?<![ \t\u00a0])[ \t\u00a0]+$/gm, '')
      .replace(/\n{3,}/g, '\n\n')
      .replace(/\p{Surrogate}/gu, '')
      .trim()
  );
}
