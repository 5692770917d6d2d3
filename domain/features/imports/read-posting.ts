import { readCityList } from './city-list.ts';
import { readFederalList } from './federal-list.ts';
import { readFlatPosting } from './flat-posting.ts';
import { readJobPosting } from './job-posting.ts';
import { type Fields, type PlainText, readText } from './lenient.ts';
import type { Posting } from './posting.ts';
import { unflatten } from './unflatten.ts';

/** Reads a row of any known format, detected by its fields. */
export function readPosting(fields: Fields, plain: PlainText): Posting {
  const nested = unflatten(fields);
  if (isJobPosting(nested)) return readJobPosting(nested, plain);
  if ('Business Title' in fields && 'Agency' in fields) return readCityList(fields, plain);
  if ('control_number' in fields && 'position_title' in fields) return readFederalList(fields);
  return readFlatPosting(lowerKeys(fields), plain);
}

export function isJobPosting(fields: Fields): boolean {
  const types = Array.isArray(fields['@type']) ? fields['@type'] : [fields['@type']];
  if (types.some((type) => /(^|[/:])JobPosting$/.test(readText(type)))) return true;
  return 'hiringOrganization' in fields || 'jobLocation' in fields || 'datePosted' in fields;
}

function lowerKeys(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [
      key
        .trim()
        .toLowerCase()
        .replace(/[\s-]+/g, '_'),
      value,
    ]),
  );
}
