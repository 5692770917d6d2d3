import { readCityList } from './formats/city-list.ts';
import { readFederalList } from './formats/federal-list.ts';
import { type FlatColumns, flatten, matchColumns } from './formats/flat-columns.ts';
import { readFlatPosting } from './formats/flat-posting.ts';
import {
  isGreenhouseJob,
  isLeverPosting,
  isUsajobsItem,
  readGreenhouseJob,
  readLeverPosting,
  readUsajobsItem,
} from './formats/job-boards.ts';
import { readJobPosting } from './formats/job-posting.ts';
import { type Fields, type PlainText, readText } from './formats/lenient.ts';
import { unflatten } from './formats/unflatten.ts';
import type { Posting } from './posting.ts';

export interface ReadRow {
  readonly posting: Posting;
  /** Columns with a value that were not used. */
  readonly unused: readonly string[];
}

export interface PostingReader {
  /** Whether the rows have a title; without one the file is not a list of postings. */
  readonly hasTitles: boolean;
  read(fields: Fields): ReadRow;
}

/**
 * Reads rows of any known format, detected by their fields. Flat columns are matched by a sample of the file's first rows, and
 * again when a row brings new ones, since records leave out what they do not have. With `given` columns nothing is detected.
 */
export function createPostingReader(sample: readonly Fields[], plain: PlainText, given?: FlatColumns): PostingReader {
  if (given) return createFlatReader(given, plain);
  const flatSample = sample.filter((fields) => findKnownFormat(fields) === undefined).map(flatten);
  const known = new Set(flatSample.flatMap(Object.keys));
  let columns = matchColumns(flatSample);
  const addColumnsOf = (values: Fields): void => {
    const added = Object.keys(values).filter((name) => !known.has(name));
    if (added.length === 0 || known.size > maxColumns) return;
    for (const name of added) known.add(name);
    flatSample.push(values);
    columns = matchColumns(flatSample);
  };
  return {
    hasTitles: columns.has('title') || flatSample.length < sample.length,
    read(fields) {
      const format = findKnownFormat(fields);
      if (format) return readTracked(format, plain);
      const values = flatten(fields);
      addColumnsOf(values);
      const used = new Set(columns.values());
      const unused = Object.keys(values).filter((name) => hasValue(values[name]) && !used.has(name));
      return { posting: readFlatPosting(values, columns, plain), unused };
    },
  };
}

const maxColumns = 1000;

function createFlatReader(columns: FlatColumns, plain: PlainText): PostingReader {
  const used = new Set(columns.values());
  return {
    hasTitles: columns.has('title'),
    read(fields) {
      const values = flatten(fields);
      const unused = Object.keys(values).filter((name) => hasValue(values[name]) && !used.has(name));
      return { posting: readFlatPosting(values, columns, plain), unused };
    },
  };
}

interface KnownFormat {
  readonly fields: Fields;
  readonly read: (fields: Fields, plain: PlainText) => Posting;
}

/** A format with names of its own; undefined for a flat record. */
function findKnownFormat(fields: Fields): KnownFormat | undefined {
  const nested = unflatten(fields);
  if (isJobPosting(nested)) return { fields: nested, read: readJobPosting };
  if (isGreenhouseJob(fields)) return { fields, read: readGreenhouseJob };
  if (isLeverPosting(fields)) return { fields, read: readLeverPosting };
  if (isUsajobsItem(fields)) return { fields, read: readUsajobsItem };
  if ('Business Title' in fields && 'Agency' in fields) return { fields, read: readCityList };
  return 'control_number' in fields && 'position_title' in fields ? { fields, read: readFederalList } : undefined;
}

/** Records which fields are read. */
function readTracked({ fields, read }: KnownFormat, plain: PlainText): ReadRow {
  const used = new Set<string | symbol>();
  const tracked = new Proxy(fields, {
    get: (target, name) => {
      used.add(name);
      return Reflect.get(target, name);
    },
  });
  const posting = read(tracked, plain);
  const isUnused = (name: string): boolean => !used.has(name) && !name.startsWith('@') && hasValue(fields[name]);
  return { posting, unused: Object.keys(fields).filter(isUnused) };
}

function hasValue(value: unknown): boolean {
  return value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
}

export function isJobPosting(fields: Fields): boolean {
  const types = Array.isArray(fields['@type']) ? fields['@type'] : [fields['@type']];
  if (types.some((type) => /(^|[/:])JobPosting$/.test(readText(type)))) return true;
  return 'hiringOrganization' in fields || 'jobLocation' in fields || 'datePosted' in fields;
}
