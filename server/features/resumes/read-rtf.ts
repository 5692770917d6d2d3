import { Buffer } from 'node:buffer';
import { DocumentRefused, type DocumentText } from './document-reading.ts';

/** Text of an RTF file. Tables become lines, list marks become bullets. Throws DocumentRefused `file_broken`. */
export function readRtf(bytes: Uint8Array): DocumentText {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const state: State = { groups: [{ skip: false, fallback: 1 }], text: [], codePage: 'windows-1252', toSkip: 0 };
  let at = 0;
  while (at < source.length) {
    token.lastIndex = at;
    const found = token.exec(source);
    if (!found) break;
    at = token.lastIndex;
    if (found[1] === 'bin') at += Math.max(0, Number(found[2] ?? 0));
    take(found, state);
  }
  if (state.groups.length > 1) throw new DocumentRefused('file_broken');
  return { text: state.text.join('') };
}

interface State {
  /** `fallback` is how many plain characters follow each Unicode one, for readers that know no Unicode. */
  readonly groups: { skip: boolean; fallback: number }[];
  readonly text: string[];
  codePage: string;
  toSkip: number;
}

/** A control word with its number, a run of hexadecimal characters, a control symbol, a brace, or plain text. */
const token = /\\([a-z]+)(-?\d+)? ?|((?:\\'[0-9a-f]{2})+)|\\([^a-z])|([{}])|([^\\{}]+)|[\s\S]/giy;

/** Destinations that hold no text of the page. */
const hidden = new Set([
  'fonttbl',
  'colortbl',
  'stylesheet',
  'info',
  'pict',
  'fldinst',
  'object',
  'footnote',
  'annotation',
  'generator',
]);

/** Groups that repeat the mark of a list item for readers without lists. */
const listMarks = new Set(['listtext', 'pntext']);

const symbols: Readonly<Record<string, string>> = {
  par: '\n',
  line: '\n',
  sect: '\n',
  page: '\n',
  row: '\n',
  cell: '   ',
  tab: '\t',
  emdash: '—',
  endash: '–',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  bullet: '•',
};

function take([, word, number, hex, symbol, brace, plain]: RegExpExecArray, state: State): void {
  if (brace) takeBrace(brace, state);
  else if (word) takeWord(word, number === undefined ? undefined : Number(number), state);
  else if (hex) write(decodeHex(hex, state.codePage), state);
  else if (plain) write(plain.replace(/[\r\n]/g, ''), state);
  else if (symbol === '*') hide(state);
  else if (symbol) write(symbolText(symbol), state);
}

function symbolText(symbol: string): string {
  if (symbol === '~') return ' ';
  if (symbol === '_') return '-';
  if (/[\r\n]/.test(symbol)) return '\n';
  return /[\\{}]/.test(symbol) ? symbol : '';
}

function takeBrace(brace: string, state: State): void {
  const group = state.groups.at(-1);
  if (brace === '{') state.groups.push({ skip: group?.skip ?? false, fallback: group?.fallback ?? 1 });
  else if (state.groups.length > 1) state.groups.pop();
}

function takeWord(word: string, number: number | undefined, state: State): void {
  const group = state.groups.at(-1);
  if (word === 'u' && number !== undefined) writeUnicode(number, state);
  if (word === 'uc' && group) group.fallback = number ?? 1;
  if (word === 'ansicpg' && number) state.codePage = `windows-${number}`;
  if (listMarks.has(word)) write('• ', state);
  if (hidden.has(word) || listMarks.has(word)) hide(state);
  const text = symbols[word];
  if (text) write(text, state);
}

/** Negative numbers stand for the upper half of the first Unicode plane. */
function writeUnicode(number: number, state: State): void {
  state.toSkip = 0;
  write(String.fromCharCode(number < 0 ? number + 0x10000 : number), state);
  state.toSkip = state.groups.at(-1)?.fallback ?? 1;
}

function hide(state: State): void {
  const group = state.groups.at(-1);
  if (group) group.skip = true;
}

function write(text: string, state: State): void {
  const dropped = Math.min(state.toSkip, text.length);
  state.toSkip -= dropped;
  if (!state.groups.at(-1)?.skip) state.text.push(text.slice(dropped));
}

function decodeHex(hex: string, codePage: string): string {
  const bytes = Buffer.from(hex.replaceAll("\\'", ''), 'hex');
  try {
    return new TextDecoder(codePage).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
