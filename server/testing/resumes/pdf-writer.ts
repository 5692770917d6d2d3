import PDFDocument from 'pdfkit';
import type { Section } from './layout.ts';

export type Document = InstanceType<typeof PDFDocument>;

/** Runs `write` on a new letter-size document with the fonts that every reader has. */
export function buildPdfDocument(write: (doc: Document) => void, font = 'Helvetica'): Promise<Buffer> {
  const doc = new PDFDocument({ size: 'LETTER', margin: 54, font, info: { CreationDate: new Date(0) } });
  const chunks: Buffer[] = [];
  const bytes = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  write(doc);
  doc.end();
  return bytes;
}

/** The standard fonts lack other dashes and spaces. */
export function toStandardCharacters(text: string): string {
  return text.replace(/[\u2010-\u2012\u2212]/g, '-').replace(/[^\n\u0020-\u00ff\u2013\u2014\u2018-\u201d\u2022]/g, '?');
}

export interface Column {
  readonly x: number;
  readonly width: number;
  /** The standard font family, and its bold form. */
  readonly font: string;
  readonly boldFont: string;
  /** Between letters of a heading, in points. */
  readonly headingSpacing: number;
  readonly size: number;
}

/** Writes sections below one another, with wrapped lines; parts after three spaces are set at the right margin. */
export function writeSections(doc: Document, sections: readonly Section[], column: Column): void {
  for (const { heading, lines } of sections) {
    breakPage(doc, 80);
    doc.moveDown(0.6);
    doc.font(column.boldFont).fontSize(column.size + 2);
    doc.text(heading, column.x, doc.y, { width: column.width, characterSpacing: column.headingSpacing });
    doc.fontSize(column.size).moveDown(0.2);
    for (const { text, kind, startsEntry } of lines) {
      if (startsEntry) breakPage(doc, 60);
      if (startsEntry) doc.moveDown(0.4);
      doc.font(kind === 'header' ? column.boldFont : column.font);
      if (kind === 'bullet') writeBullet(doc, text, column);
      else writeLine(doc, toStandardCharacters(text), column);
    }
  }
}

function breakPage(doc: Document, height: number): void {
  if (doc.y + height > doc.page.height - doc.page.margins.bottom) doc.addPage();
}

function writeBullet(doc: Document, text: string, { x, width }: Column): void {
  breakPage(doc, 40);
  const top = doc.y;
  doc.text('•', x + 6, top, { lineBreak: false });
  doc.text(toStandardCharacters(text), x + 18, top, { width: width - 18 });
}

function writeLine(doc: Document, text: string, { x, width }: Column): void {
  const [left = '', right] = text.split('   ');
  const top = doc.y;
  if (right !== undefined && doc.widthOfString(`${left}   ${right}`) < width)
    doc.text(right, x + width - doc.widthOfString(right), top, { lineBreak: false });
  doc.text(right !== undefined && doc.widthOfString(text) >= width ? text : left, x, top, { width });
}
