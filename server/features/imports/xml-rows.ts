import { SaxesParser, type SaxesTagPlain } from 'saxes';
import type { RawRow } from './raw-row.ts';

/** Elements that contain one posting each, in the feeds of Indeed, Personio, and RSS. */
const recordNames: ReadonlySet<string> = new Set(['job', 'position', 'item', 'vacancy', 'offer', 'posting']);
const maxDepth = 64;

/**
 * Parses the postings of an XML feed. Document types are rejected, so no entity is expanded and nothing is loaded. After
 * broken XML the postings before it are kept, and one row names the line.
 */
export async function* parseXmlRows(chunks: AsyncIterable<string>): AsyncGenerator<RawRow> {
  const rows: RawRow[] = [];
  const parser = createParser(rows);
  try {
    for await (const chunk of chunks) {
      parser.write(chunk);
      yield* rows.splice(0);
    }
    parser.close();
  } catch (error) {
    if (!(error instanceof BrokenXml)) throw error;
    yield* rows.splice(0);
    yield { line: error.line, refused: 'broken_xml' };
    return;
  }
  yield* rows.splice(0);
}

class BrokenXml extends Error {
  readonly line: number;
  constructor(line: number) {
    super('broken XML');
    this.line = line;
  }
}

/** The elements inside the current posting, the innermost last. */
interface OpenRecord {
  readonly line: number;
  readonly fields: Record<string, string>;
  readonly path: string[];
  text: string;
}

function createParser(rows: RawRow[]): SaxesParser {
  const parser = new SaxesParser();
  let record: OpenRecord | undefined;
  let depth = 0;
  const fail = (): never => {
    throw new BrokenXml(parser.line);
  };
  const addText = (text: string): void => {
    if (record) record.text += text;
  };
  parser.on('error', fail);
  parser.on('doctype', fail);
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('opentag', (tag: SaxesTagPlain) => {
    depth += 1;
    if (depth > maxDepth) fail();
    const name = localName(tag.name);
    if (!record && recordNames.has(name)) record = { line: parser.line, fields: {}, path: [], text: '' };
    else if (record) openElement(record, name);
  });
  parser.on('closetag', () => {
    depth -= 1;
    if (!record) return;
    if (record.path.length > 0) return closeElement(record);
    rows.push({ line: record.line, fields: record.fields });
    record = undefined;
  });
  return parser;
}

function openElement(record: OpenRecord, name: string): void {
  record.path.push(name);
  record.text = '';
}

/** The first value of a name counts, except that parts of a text with several sections are joined. */
function closeElement(record: OpenRecord): void {
  const text = record.text.trim();
  const name = record.path.join('.');
  record.path.pop();
  record.text = '';
  if (text === '' || name === '__proto__') return;
  const before = record.fields[name];
  if (before === undefined) record.fields[name] = text;
  else if (record.path.length > 0) record.fields[name] = `${before}\n${text}`;
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
