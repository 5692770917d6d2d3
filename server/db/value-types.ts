import pg from 'pg';

/**
 * How column values arrive: bigint and numeric as numbers, date as 'YYYY-MM-DD', the rest as the driver does it
 * (timestamptz as Date, json parsed). A bigint beyond the exact range of a number fails the query instead of rounding.
 */
export const valueTypes: pg.CustomTypesConfig = {
  getTypeParser: (id: number, format?: string) =>
    parsers.get(id) ??
    (format === 'binary' ? pg.types.getTypeParser(id, 'binary') : pg.types.getTypeParser(id, 'text')),
};

type Parser = (text: string) => unknown;

const { INT8, NUMERIC, DATE } = pg.types.builtins;
const [INT8_ARRAY, NUMERIC_ARRAY, DATE_ARRAY] = [1016, 1231, 1182] as const;

const parsers = new Map<number, Parser>([
  [INT8, exactInteger],
  [NUMERIC, Number],
  [DATE, String],
  [INT8_ARRAY, (text) => pg.types.arrayParser(text, exactInteger)],
  [NUMERIC_ARRAY, (text) => pg.types.arrayParser(text, Number)],
  [DATE_ARRAY, (text) => pg.types.arrayParser(text, String)],
]);

function exactInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`The bigint ${text} is beyond what a number holds exactly.`);
  return value;
}
