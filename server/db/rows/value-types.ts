import pg from 'pg';

/**
 * Parses bigint and numeric as numbers and date as 'YYYY-MM-DD'; the rest uses the driver's defaults (timestamptz as Date,
 * json parsed). A bigint outside the safe integer range fails the query instead of being rounded.
 */
export const valueTypes: pg.CustomTypesConfig = {
  getTypeParser: (id: number, format?: string) =>
    parsers.get(id) ??
    (format === 'binary' ? pg.types.getTypeParser(id, 'binary') : pg.types.getTypeParser(id, 'text')),
};

type Parser = (text: string) => unknown;

const { INT8, NUMERIC, DATE, TIMESTAMPTZ } = pg.types.builtins;
const INT4_ARRAY = 1007;
const INT8_ARRAY = 1016;
const NUMERIC_ARRAY = 1231;
const DATE_ARRAY = 1182;
const TEXT_ARRAY: number = 1009;

const parsers = new Map<number, Parser>([
  [INT8, exactInteger],
  [NUMERIC, Number],
  [DATE, String],
  [TIMESTAMPTZ, parseMoment],
  [TEXT_ARRAY, parseTexts],
  [INT4_ARRAY, parseIntegers],
  [INT8_ARRAY, createArrayParser(exactInteger)],
  [NUMERIC_ARRAY, createArrayParser(Number)],
  [DATE_ARRAY, createArrayParser(String)],
]);

type Nested = string | null | Nested[];

const parseAnyTexts: Parser = pg.types.getTypeParser(TEXT_ARRAY, 'text');

/** Most lists are empty, which the driver's parser finds out slowly. */
function parseTexts(text: string): unknown {
  return text === '{}' ? [] : parseAnyTexts(text);
}

// The driver parses text arrays, including nested and null entries; only the entries need parsing.
function createArrayParser(parse: Parser): Parser {
  const read = (entry: Nested): unknown =>
    Array.isArray(entry) ? entry.map(read) : entry === null ? null : parse(entry);
  return (text) => read(parseTexts(text) as Nested);
}

const [COMMA, MINUS, ZERO, NINE] = [44, 45, 48, 57] as const;

/** Parses '{1,-2,3}' in one pass: indexes read millions of term ids, and the general parser is ten times slower. */
function parseIntegers(text: string): unknown {
  const numbers: number[] = [];
  let value = 0;
  let sign = 1;
  for (let index = 1; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code >= ZERO && code <= NINE) {
      value = value * 10 + code - ZERO;
    } else if (code === MINUS) {
      sign = -1;
    } else if (code === COMMA || (index === text.length - 1 && index > 1)) {
      numbers.push(sign * value);
      value = 0;
      sign = 1;
    } else if (text !== '{}') {
      // Null, a nested array or explicit bounds.
      return parseAnyIntegers(text);
    }
  }
  return numbers;
}

const parseAnyIntegers = createArrayParser(Number);

const ISO_LENGTH = 'YYYY-MM-DD HH:MM:SS'.length;

/** Parses '2026-03-01 10:00:00.123456+00' to milliseconds. Connections use UTC, and the driver's parser takes five times as long. */
export function parseMoment(text: string): unknown {
  // Years before 1000 and after 9999, infinity, and other time zones.
  if (text.charCodeAt(4) !== MINUS || text.charCodeAt(0) === ZERO || !text.endsWith('+00')) return parseAnyMoment(text);
  const fraction = text.slice(ISO_LENGTH + 1, -3);
  return new Date(
    Date.UTC(
      readDigits(text, 0, 4),
      readDigits(text, 5, 2) - 1,
      readDigits(text, 8, 2),
      readDigits(text, 11, 2),
      readDigits(text, 14, 2),
      readDigits(text, 17, 2),
      fraction === '' ? 0 : Number(`0.${fraction}`) * 1000,
    ),
  );
}

const parseAnyMoment: Parser = pg.types.getTypeParser(TIMESTAMPTZ, 'text');

function readDigits(text: string, start: number, length: number): number {
  let value = 0;
  for (let index = start; index < start + length; index += 1) value = value * 10 + text.charCodeAt(index) - ZERO;
  return value;
}

function exactInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`The bigint ${text} is outside the safe integer range.`);
  return value;
}
