import { stat } from 'node:fs/promises';
import { parseCsvRows } from './csv-rows.ts';
import { detectEncoding, type Encoding, readText } from './encoding.ts';
import { parseHtmlRows } from './html-rows.ts';
import { ImportRefusal } from './import-refusal.ts';
import { parseJsonLines, parseJsonRows } from './json-rows.ts';
import type { RawRow } from './raw-row.ts';

/**
 * Reads the rows of a JSON Lines, JSON, CSV or HTML file. Detects the format by the content, not by the name. Streams all
 * formats except HTML.
 * @throws ImportRefusal if the file is missing, empty, or in another format
 */
export async function* readRows(path: string): AsyncGenerator<RawRow> {
  await checkFile(path);
  const encoding = await detectEncoding(path);
  const head = await readStart(path, encoding);
  const text = (): AsyncGenerator<string> => readText(path, encoding);
  switch (detectKind(head)) {
    case 'html':
      yield* parseHtmlRows(await readAll(path, text()));
      break;
    case 'lines':
      yield* parseJsonLines(text());
      break;
    case 'json':
      yield* parseJsonRows(text());
      break;
    case 'table':
      yield* parseCsvRows(text(), head);
      break;
    default:
      throw new ImportRefusal(`${path} is empty.`);
  }
}

type Kind = 'html' | 'lines' | 'json' | 'table' | 'empty';

function detectKind(head: string): Kind {
  const start = head.trimStart();
  if (start === '') return 'empty';
  if (start.startsWith('<')) return 'html';
  if (start.startsWith('[')) return 'json';
  if (!start.startsWith('{')) return 'table';
  const [first = '', second = ''] = start.split('\n');
  // A record that ends with its line, or a first line longer than the checked start.
  return first.trimEnd().endsWith('}') || (second === '' && !start.includes('\n')) ? 'lines' : 'json';
}

async function checkFile(path: string): Promise<void> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) throw new ImportRefusal(`File not found: ${path}`);
}

async function readStart(path: string, encoding: Encoding): Promise<string> {
  let head = '';
  for await (const text of readText(path, encoding)) {
    head += text;
    if (head.length > 65_536) break;
  }
  return head;
}

const maxPageLength = 20_000_000;

async function readAll(path: string, chunks: AsyncIterable<string>): Promise<string> {
  let page = '';
  for await (const chunk of chunks) {
    page += chunk;
    if (page.length > maxPageLength) throw new ImportRefusal(`${path} is too large for an HTML page.`);
  }
  return page;
}
