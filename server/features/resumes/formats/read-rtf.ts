import { Buffer } from 'node:buffer';
import { DocumentError, type DocumentText } from '#server/features/resumes/document-result.ts';

/**
 * Extracts the text of an RTF file. Table rows become lines, list marks become bullets.
 * @throws DocumentError `file_broken`
 */
export function readRtf(bytes: Uint8Array): DocumentText {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const state: State = {
    groups: [{ skip: false, fallback: 1 }],
    text: [],
    decoder: createDecoder('windows-1252'),
    skipCount: 0,
  };
  let offset = 0;
  while (offset < source.length) {
    token.lastIndex = offset;
    const match = token.exec(source);
    if (!match) break;
    offset = token.lastIndex;
    if (match[1] === 'bin') offset += Math.max(0, Number(match[2] ?? 0));
    processToken(match, state);
  }
  if (state.groups.length > 1) throw new DocumentError('file_broken');
  return { text: state.text.join('') };
}

type Decoder = InstanceType<typeof TextDecoder>;

interface State {
  /** `fallback` is the number of plain characters after each Unicode one, for readers without Unicode support. */
  readonly groups: { skip: boolean; fallback: number }[];
  readonly text: string[];
  /** For hexadecimal characters. Created once per code page, because that is slow. */
  decoder: Decoder;
  skipCount: number;
}

/** A control word with its number, a run of hexadecimal characters, a control symbol, a brace, or plain text. */
const token = /\\([a-z]+)(-?\d+)? ?|((?:\\'[0-9a-f]{2})+)|\\([^a-z])|([{}])|([^\\{}]+)|[\s\S]/giy;

/** Destinations without visible text. */
const hiddenDestinations = new Set([
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

/** Groups with the list mark as text, for readers without list support. */
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

function processToken([, word, number, hex, symbol, brace, plain]: RegExpExecArray, state: State): void {
  if (brace) processBrace(brace, state);
  else if (word) processControlWord(word, number === undefined ? undefined : Number(number), state);
  else if (hex) write(decodeHex(hex, state.decoder), state);
  else if (plain) write(plain.replace(/[\r\n]/g, ''), state);
  else if (symbol === '*') hideGroup(state);
  else if (symbol) write(getSymbolText(symbol), state);
}

function getSymbolText(symbol: string): string {
  if (symbol === '~') return ' ';
  if (symbol === '_') return '-';
  if (/[\r\n]/.test(symbol)) return '\n';
  return /[\\{}]/.test(symbol) ? symbol : '';
}

function processBrace(brace: string, state: State): void {
  const group = state.groups.at(-1);
  if (brace === '{') state.groups.push({ skip: group?.skip ?? false, fallback: group?.fallback ?? 1 });
  else if (state.groups.length > 1) state.groups.pop();
}

function processControlWord(word: string, number: number | undefined, state: State): void {
  const group = state.groups.at(-1);
  if (word === 'u' && number !== undefined) writeUnicode(number, state);
  if (word === 'uc' && group) group.fallback = number ?? 1;
  if (word === 'ansicpg' && number) state.decoder = createDecoder(`windows-${number}`);
  if (listMarks.has(word)) write('• ', state);
  if (hiddenDestinations.has(word) || listMarks.has(word)) hideGroup(state);
  const text = symbols[word];
  if (text) write(text, state);
}

/** RTF numbers are signed 16-bit: negative ones are U+8000 and above. */
function writeUnicode(number: number, state: State): void {
  state.skipCount = 0;
  write(String.fromCharCode(number < 0 ? number + 0x10000 : number), state);
  state.skipCount = state.groups.at(-1)?.fallback ?? 1;
}

function hideGroup(state: State): void {
  const group = state.groups.at(-1);
  if (group) group.skip = true;
}

function write(text: string, state: State): void {
  const dropped = Math.min(state.skipCount, text.length);
  state.skipCount -= dropped;
  if (!state.groups.at(-1)?.skip) state.text.push(text.slice(dropped));
}

function decodeHex(hex: string, decoder: Decoder): string {
  return decoder.decode(Buffer.from(hex.replaceAll("\\'", ''), 'hex'));
}

function createDecoder(codePage: string): Decoder {
  try {
    return new TextDecoder(codePage);
  } catch {
    return new TextDecoder('windows-1252');
  }
}
