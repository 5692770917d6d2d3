import { stat } from 'node:fs/promises';
import { csvRows } from './csv-rows.ts';
import { type Encoding, encodingOf, textOf } from './encoding.ts';
import { htmlRows } from './html-rows.ts';
import { ImportRefusal } from './import-refusal.ts';
import { jsonLineRows, jsonRows } from './json-rows.ts';
import type { RawRow } from './raw-row.ts';

/**
 * The rows of a file of postings, whatever its kind: JSON lines, JSON, a table (CSV) or a web page. The kind is told by the
 * content, never by the name. Tables and JSON are read piece by piece.
 * @throws ImportRefusal where there is nothing to read
 */
export async function* readRows(path: string): AsyncGenerator<RawRow> {
  await checkFile(path);
  const encoding = await encodingOf(path);
  const head = await headOf(path, encoding);
  const text = (): AsyncGenerator<string> => textOf(path, encoding);
  switch (kindOf(head)) {
    case 'html':
      yield* htmlRows(await wholeOf(path, text()));
      break;
    case 'lines':
      yield* jsonLineRows(text());
      break;
    case 'json':
      yield* jsonRows(text());
      break;
    case 'table':
      yield* csvRows(text(), head);
      break;
    default:
      throw new ImportRefusal(`${path} is empty.`);
  }
}

type Kind = 'html' | 'lines' | 'json' | 'table' | 'empty';

function kindOf(head: string): Kind {
  const start = head.trimStart();
  if (start === '') return 'empty';
  if (start.startsWith('<')) return 'html';
  if (start.startsWith('[')) return 'json';
  if (!start.startsWith('{')) return 'table';
  const [first = '', second = ''] = start.split('\n');
  // A record that ends where its line ends, or a line longer than what we look at.
  return first.trimEnd().endsWith('}') || (second === '' && !start.includes('\n')) ? 'lines' : 'json';
}

async function checkFile(path: string): Promise<void> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) throw new ImportRefusal(`There is no file ${path}.`);
}

async function headOf(path: string, encoding: Encoding): Promise<string> {
  let head = '';
  for await (const text of textOf(path, encoding)) {
    head += text;
    if (head.length > 65_536) break;
  }
  return head;
}

const largestPage = 20_000_000;

async function wholeOf(path: string, chunks: AsyncIterable<string>): Promise<string> {
  let whole = '';
  for await (const chunk of chunks) {
    whole += chunk;
    if (whole.length > largestPage) throw new ImportRefusal(`${path} is too large for a web page.`);
  }
  return whole;
}
