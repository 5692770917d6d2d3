import { readCityList } from './city-list.ts';
import { readFederalList } from './federal-list.ts';
import { flatten, matchColumns } from './flat-columns.ts';
import { readFlatPosting } from './flat-posting.ts';
import { readJobPosting } from './job-posting.ts';
import { type Fields, type PlainText, readText } from './lenient.ts';
import type { Posting } from './posting.ts';
import { unflatten } from './unflatten.ts';

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

/** Reads rows of any known format, detected by their fields. Flat columns are matched by a sample of the file's first rows. */
export function createPostingReader(sample: readonly Fields[], plain: PlainText): PostingReader {
  const isFlat = (fields: Fields): boolean => findKnownFormat(fields) === undefined;
  const columns = matchColumns(sample.filter(isFlat).map(flatten));
  const used = new Set(columns.values());
  return {
    hasTitles: columns.has('title') || !sample.every(isFlat),
    read(fields) {
      const format = findKnownFormat(fields);
      if (format) return readTracked(format, plain);
      const values = Object.entries(flatten(fields)).filter(([, value]) => hasValue(value));
      const unused = values.flatMap(([name]) => (used.has(name) ? [] : [name]));
      return { posting: readFlatPosting(fields, columns, plain), unused };
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
