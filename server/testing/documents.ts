import { Buffer } from 'node:buffer';
import { crc32 } from 'node:zlib';

/** Builds files of each format around a given text, as small as the format allows. */

export function buildRtf(text: string): Buffer {
  const escaped = [...text].map((char) => {
    const code = char.codePointAt(0) ?? 0;
    if (char === '\n') return '\\par\n';
    if ('\\{}'.includes(char)) return `\\${char}`;
    return code < 0x80 ? char : `\\u${code > 0x7fff ? code - 0x10000 : code}?`;
  });
  return Buffer.from(`{\\rtf1\\ansi ${escaped.join('')}}`, 'latin1');
}

export function buildDocx(text: string): Buffer {
  const paragraphs = text.split('\n').map((line) => `<w:p><w:r><w:t>${escapeXml(line)}</w:t></w:r></w:p>`);
  const body = `<w:document xmlns:w="urn:w"><w:body>${paragraphs.join('')}</w:body></w:document>`;
  return buildZip('word/document.xml', Buffer.from(body));
}

export function buildOdt(text: string): Buffer {
  const paragraphs = text.split('\n').map((line) => `<t:p>${escapeXml(line)}</t:p>`);
  return buildZip('content.xml', Buffer.from(`<o:doc xmlns:o="urn:o" xmlns:t="urn:t">${paragraphs.join('')}</o:doc>`));
}

/** One square page. Each text is at its position, in points from the lower left corner. */
export function buildPdf(
  texts: readonly { readonly x: number; readonly y: number; readonly text: string }[],
  pageSize = 792,
): Buffer {
  const shown = texts.map(({ x, y, text }) => `1 0 0 1 ${x} ${y} Tm (${text.replace(/[\\()]/g, '\\$&')}) Tj`);
  const content = `BT /F1 10 Tf ${shown.join('\n')} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageSize} ${pageSize}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  // Without a table of objects, readers search for them.
  return Buffer.from(`%PDF-1.4\n${body}trailer\n<< /Root 1 0 R >>\n`, 'latin1');
}

function escapeXml(text: string): string {
  return text.replace(/[&<>]/g, (char) => `&#${char.charCodeAt(0)};`);
}

/** An archive of one uncompressed file. */
export function buildZip(name: string, content: Buffer): Buffer {
  const fileName = Buffer.from(name);
  const entry = Buffer.alloc(26);
  entry.writeUInt16LE(20, 0);
  entry.writeUInt32LE(crc32(content), 10);
  entry.writeUInt32LE(content.length, 14);
  entry.writeUInt32LE(content.length, 18);
  entry.writeUInt16LE(fileName.length, 22);
  const head = Buffer.concat([Buffer.from('PK\x03\x04'), entry, fileName, content]);
  const directory = Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), entry, Buffer.alloc(14), fileName]);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(head.length, 12);
  return Buffer.concat([head, directory, Buffer.from('PK\x05\x06'), end]);
}
