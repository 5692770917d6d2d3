import { parseDay } from '#domain/features/imports/fields/dates.ts';
import { parseJobType } from '#domain/features/imports/fields/employment.ts';
import { findPayAmounts, findPayPeriod } from '#domain/features/imports/fields/pay-text.ts';
import { columnNames, type FlatField, flatFields, neutralWords } from './flat-field-names.ts';
import { type Fields, isRecord, readText } from './lenient.ts';

/** The column of each field that a flat file has. */
export type FlatColumns = ReadonlyMap<FlatField, string>;

/** Values of records within a record get the path as their name: `company.name`. */
export function flatten(fields: Fields): Fields {
  if (!Object.values(fields).some(isRecord)) return fields;
  return Object.fromEntries(listValues(fields, '', 0));
}

function listValues(fields: Fields, path: string, depth: number): [string, unknown][] {
  return Object.entries(fields).flatMap(([name, value]): [string, unknown][] =>
    isRecord(value) && depth < 3 ? listValues(value, `${path}${name}.`, depth + 1) : [[`${path}${name}`, value]],
  );
}

/**
 * Matches columns to fields: by the whole name, then by its end ("Posting_Job_Title"), then by what the columns contain.
 * A column serves one field only.
 */
export function matchColumns(rows: readonly Fields[]): FlatColumns {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].map((name) => ({
    name,
    words: splitWords(name),
    values: rows.map((row) => readText(row[name])).filter((value) => value !== ''),
  }));
  const matched = new Map<FlatField, string>();
  const taken = new Set<string>();
  const assign = (field: FlatField, column: Column | undefined): void => {
    if (!column || matched.has(field)) return;
    matched.set(field, column.name);
    taken.add(column.name);
  };
  for (const find of [findByName, findBySuffix, findByContent]) {
    for (const field of flatFields) {
      if (!matched.has(field))
        assign(
          field,
          find(
            field,
            columns.filter(({ name }) => !taken.has(name)),
          ),
        );
    }
  }
  return matched;
}

interface Column {
  readonly name: string;
  /** The name in lower case, words separated by spaces. */
  readonly words: string;
  /** The values of the sample that are not empty. */
  readonly values: readonly string[];
}

/** "jobTitle", "Job-Title" and "job_title" are "job title". */
function splitWords(name: string): string {
  return name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function findByName(field: FlatField, columns: readonly Column[]): Column | undefined {
  return findFirstName(field, (name) =>
    columns.find((column) => column.words === name && hasFittingValues(field, column)),
  );
}

/** Only words that say nothing ("job", "posting") may stand before the name: "company description" is not a description. */
function findBySuffix(field: FlatField, columns: readonly Column[]): Column | undefined {
  return findFirstName(field, (name) =>
    columns.find(({ words, ...column }) => {
      if (!words.endsWith(` ${name}`)) return false;
      const before = words.slice(0, -name.length).trim().split(' ');
      return before.every((word) => neutralWords.has(word)) && hasFittingValues(field, { words, ...column });
    }),
  );
}

function findFirstName(field: FlatField, find: (name: string) => Column | undefined): Column | undefined {
  for (const name of columnNames[field]) {
    const column = find(name);
    if (column) return column;
  }
  return undefined;
}

function findByContent(field: FlatField, columns: readonly Column[]): Column | undefined {
  if (field === 'description') return findLongest(columns);
  const test = contents[field];
  return test && columns.find(({ values }) => values.length > 0 && share(values, test) >= 0.8);
}

/** The longest texts, if they are long enough to describe a job, or are sentences. */
function findLongest(columns: readonly Column[]): Column | undefined {
  const averages = columns
    .filter(({ words }) => !isAboutEmployer.test(words))
    .map((column) => ({ column, length: averageLength(column.values) }));
  const longest = averages.reduce<(typeof averages)[number] | undefined>(
    (best, next) => (best && best.length >= next.length ? best : next),
    undefined,
  );
  if (!longest) return undefined;
  return longest.length >= 200 || share(longest.column.values, isSentence) >= 0.8 ? longest.column : undefined;
}

const isAboutEmployer = /\b(?:company|employer|organi[sz]ation|about us)\b/;

/** "Answer questions of visitors and keep the shelves in order." */
const isSentence = (value: string): boolean => /[.!?]$/.test(value) && value.split(/\s+/).length >= 6;

function averageLength(values: readonly string[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value.length, 0) / values.length;
}

/** A name can mean several things: "type" and "date" fit only if the values do. */
function hasFittingValues(field: FlatField, { values }: Column): boolean {
  const test = required[field];
  return values.length === 0 || test === undefined || share(values, test) >= 0.5;
}

function share(values: readonly string[], test: (value: string) => boolean): number {
  return values.filter(test).length / values.length;
}

const isUrl = (value: string): boolean => /^https?:\/\//i.test(value);
const isPlace = (value: string): boolean =>
  /^\p{Lu}[\p{L} .'-]{1,40}, ?(?:\p{Lu}{2}\b|\p{Lu}\p{Ll}+)/u.test(value) && value.length < 80;
const isPay = (value: string): boolean =>
  value.length < 60 &&
  (findPayAmounts(value)?.max ?? 0) > 0 &&
  (/[$€£]/.test(value) || findPayPeriod(value) !== undefined);
const hasLetters = (value: string): boolean => /\p{L}{2}/u.test(value);

const contents: Partial<Record<FlatField, (value: string) => boolean>> = { url: isUrl, location: isPlace, pay: isPay };

const required: Partial<Record<FlatField, (value: string) => boolean>> = {
  title: (value) => hasLetters(value) && value.length <= 200,
  company: (value) => hasLetters(value) && value.length <= 200,
  employmentType: (value) => parseJobType([value]) !== undefined || /^other$/i.test(value),
  posted: (value) => parseDay(value, '2000') !== undefined,
  postedYear: (value) => /^(?:19|20)\d\d$/.test(value),
  validThrough: (value) => parseDay(value) !== undefined,
  url: isUrl,
  pay: (value) => /\d/.test(value),
};
