import { findRegion } from '#domain/reference/region-code.ts';
import { readText } from './data-files.ts';
import type { FoundPoint } from './location.ts';

/**
 * Finds the ZIP code or the first three characters of the Canadian postal code that the whole text is. The rows stay one
 * string, which takes a tenth of the memory of a map.
 */
export function createPostalCodeFinder(): (text: string) => FoundPoint | undefined {
  let rows: string | undefined;
  return (text) => {
    const code = parsePostalCode(text);
    if (code === undefined) return undefined;
    rows ??= readText('postal-codes.tsv');
    return findCode(rows, code);
  };
}

/** "77002-1234" -> "77002", "m5v2t6" -> "M5V". */
function parsePostalCode(text: string): string | undefined {
  const plain = text.trim().toUpperCase();
  return /^(\d{5})(?:[- ]?\d{4})?$/.exec(plain)?.[1] ?? /^([A-Z]\d[A-Z])(?:[- ]?\d[A-Z]\d)?$/.exec(plain)?.[1];
}

export function isFullPostalCode(text: string): boolean {
  return /^(?:\d{5}(?:[- ]?\d{4})?|[a-z]\d[a-z][- ]?\d[a-z]\d)$/i.test(text.trim());
}

/** A row is "city, region, code latitude longitude, ..."; coordinates equal to those before are omitted. */
function findCode(rows: string, code: string): FoundPoint | undefined {
  const index = rows.indexOf(`\t${code}`);
  if (index < 0) return undefined;
  const end = rows.indexOf('\n', index);
  const row = rows.slice(rows.lastIndexOf('\n', index) + 1, end < 0 ? undefined : end);
  const [city = '', region = '', ...codes] = row.split('\t');
  const at = codes.findIndex((cell) => cell.startsWith(code));
  const [, latitude, longitude] =
    codes
      .slice(0, at + 1)
      .findLast((cell) => cell.includes(' '))
      ?.split(' ') ?? [];
  return {
    kind: 'postal_code',
    name: `${city}, ${region} ${code}`,
    city,
    region,
    country: findRegion(region.toLowerCase())?.country ?? 'US',
    latitude: Number(latitude),
    longitude: Number(longitude),
  };
}
