import PDFDocument from 'pdfkit';
import { interpolate } from '#domain/lib/interpolate.ts';
import { fontFiles, toPrintable } from './fonts.ts';
import type { PdfBlock, PdfContent, PdfOptions, PdfWriter } from './pdf-content.ts';

type Document = InstanceType<typeof PDFDocument>;
type Part = ReturnType<Document['struct']>;

/** Points. */
const margin = 56;
const sizes = { 1: 22, 2: 14, 3: 11.5, text: 10.5, small: 9 } as const;
const colors = { text: '#20292C', muted: '#424E52', line: '#737D80' } as const;

/** A text PDF tagged for assistive technology (PDF/UA), with embedded fonts. */
export function createTaggedPdf(content: PdfContent): Promise<Buffer> {
  const doc = newDocument(content);
  const bytes = collect(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  const writer = createWriter(doc, root);
  for (const block of content.blocks) writeBlock(writer, block);
  addFooters(doc, content);
  root.end();
  doc.end();
  return bytes;
}

function writeBlock(writer: PdfWriter, block: PdfBlock): void {
  if (block.kind === 'heading') writer.heading(block.level, block.text);
  else if (block.kind === 'paragraph') writer.paragraph(block.text, block.style);
  else writer.list(block.items);
}

/** Typed as `object` because the types of pdfkit lack `subset`. */
const accessibilityOptions: object = { subset: 'PDF/UA' };

function newDocument({ title, author, language, size, now }: PdfOptions): Document {
  return new PDFDocument({
    size,
    margin,
    pdfVersion: '1.7',
    ...accessibilityOptions,
    tagged: true,
    displayTitle: true,
    lang: language,
    bufferPages: true,
    font: fontFiles.regular,
    info: { Title: toPrintable(title), Author: toPrintable(author), CreationDate: now, ModDate: now },
  });
}

function createWriter(doc: Document, root: Part): PdfWriter {
  const addText = (tag: string, text: string, options: object = {}): Part =>
    doc.struct(tag, {}, () => {
      doc.text(toPrintable(text), { ...options });
    });
  return {
    heading(level, text) {
      doc.moveDown(level === 1 ? 0 : level === 2 ? 1 : 0.5);
      keepWithNext(doc, level);
      doc.font(fontFiles.bold).fontSize(sizes[level]).fillColor(colors.text);
      root.add(addText(`H${level}`, text));
      doc.moveDown(0.2);
    },
    paragraph(text, look = 'plain') {
      for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
        doc
          .font(fontFiles.regular)
          .fontSize(sizes.text)
          .fillColor(look === 'plain' ? colors.text : colors.muted);
        root.add(addText('P', line, { lineGap: 3 }));
      }
    },
    list(items) {
      const list = doc.struct('L');
      root.add(list);
      for (const item of items) {
        doc.font(fontFiles.regular).fontSize(sizes.text).fillColor(colors.text);
        list.add(doc.struct('LI', {}, [addText('LBody', `• ${item}`, { lineGap: 3 })]));
      }
      list.end();
    },
  };
}

/** Starts a new page if the heading would be the last line of this one. */
function keepWithNext(doc: Document, level: 1 | 2 | 3): void {
  const needed = sizes[level] * 1.5 + sizes.text * 3;
  if (doc.y + needed > doc.page.height - margin) doc.addPage();
}

/** Marked as artifacts, so that screen readers skip them. */
function addFooters(doc: Document, { footer }: PdfOptions): void {
  const { start, count } = doc.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(start + index);
    doc.page.margins.bottom = 0;
    doc.markContent('Artifact', { type: 'Pagination' });
    doc.font(fontFiles.regular).fontSize(sizes.small).fillColor(colors.muted);
    const text = interpolate(footer, { page: String(index + 1), pages: String(count) });
    doc.text(toPrintable(text), margin, doc.page.height - margin / 2 - sizes.small, {
      lineBreak: false,
    });
    doc.endMarkedContent();
  }
}

function collect(doc: Document): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
}
