import { stat } from 'node:fs/promises';
import { parseCsvRows } from './csv-rows.ts';
import { detectEncoding, type Encoding, readText } from './encoding.ts';
import { parseHtmlRows } from './html-rows.ts';
import { ImportRefusal } from './import-refusal.ts';
import { parseJsonLines, parseJsonRows } from './json-rows.ts';
import type { RawRow } from './raw-row.ts';
import { parseXmlRows } from './xml-rows.ts';

/**
 * Reads the rows of a JSON Lines, JSON, XML, CSV or HTML file. Detects the format by the content, not by the name. Streams
 * all formats except HTML.
 * @throws ImportRefusal if the file is missing, empty, or in another format
 */
export async function* readRows(path: string): AsyncGenerator<RawRow> {
  await checkFile(path);
  const encoding = await detectEncoding(path);
  const head = await readStart(path, encoding);
  yield* parseRows(path, head, () => readText(path, encoding));
}

/**
 * The same for a decoded text; `name` is for the message.
 * @throws ImportRefusal if the text is empty or in another format
 */
export async function* parseRows(
  name: string,
  head: string,
  text: () => AsyncIterable<string>,
): AsyncGenerator<RawRow> {
  switch (detectKind(head)) {
    case 'html':
      yield* parseHtmlRows(await readAll(name, text()));
      break;
    case 'xml':
      yield* parseXmlRows(text());
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
      throw new ImportRefusal(`${name} is empty.`);
  }
}

type RowsKind = 'html' | 'xml' | 'lines' | 'json' | 'table' | 'empty';

export function detectKind(head: string): RowsKind {
  const start = head.trimStart();
  if (start === '') return 'empty';
  if (start.startsWith('<')) return isXml(start) ? 'xml' : 'html';
  if (start.startsWith('[')) return 'json';
  if (!start.startsWith('{')) return 'table';
  const [first = '', second = ''] = start.split('\n');
  // A record that ends with its line, or a first line longer than the checked start.
  return first.trimEnd().endsWith('}') || (second === '' && !start.includes('\n')) ? 'lines' : 'json';
}

/** A web page in XHTML also starts with an XML declaration. */
function isXml(start: string): boolean {
  if (/^<!doctype html|<html\b/i.test(start.slice(0, 2000))) return false;
  return start.startsWith('<?xml') || /^<(?:source|rss|jobs|feed)\b/i.test(start);
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
