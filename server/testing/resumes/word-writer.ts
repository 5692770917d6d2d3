import { buildZip } from '#server/testing/documents.ts';

/** A paragraph, an empty one, a list item, or a table of rows of cells, which contain paragraphs. */
export type Block = string | { readonly item: string } | { readonly rows: readonly (readonly (readonly string[])[])[] };

/** A Word file as Word writes it: table cells of paragraphs, list items by numbering. */
export function buildWordFile(blocks: readonly Block[]): Buffer {
  const body = blocks.map(toXml).join('');
  return buildZip(
    'word/document.xml',
    Buffer.from(`<w:document xmlns:w="urn:w"><w:body>${body}</w:body></w:document>`),
  );
}

function toXml(block: Block): string {
  if (typeof block === 'string') return toParagraph(block);
  if ('item' in block) return toParagraph(block.item, '<w:pPr><w:numPr/></w:pPr>');
  const rows = block.rows.map((cells) => {
    const written = cells.map((lines) => `<w:tc>${lines.map((line) => toParagraph(line)).join('')}</w:tc>`);
    return `<w:tr>${written.join('')}</w:tr>`;
  });
  return `<w:tbl>${rows.join('')}</w:tbl>`;
}

/** Splits the text into runs, as a spelling check does. */
function toParagraph(text: string, properties = ''): string {
  const runs = text.split(/(?<=\s)(?=\S)/).map((part) => {
    const escaped = part.replace(/[&<>]/g, (char) => `&#${char.charCodeAt(0)};`);
    return `<w:r><w:t xml:space="preserve">${escaped}</w:t></w:r>`;
  });
  return `<w:p>${properties}${runs.join('')}</w:p>`;
}
