import type { Posting } from '#domain/features/imports/posting.ts';
import { normalizeTerm } from '#domain/features/matching/taxonomy/normalize-term.ts';
import { countryCode } from '#domain/reference/country-code.ts';
import { regionCode } from '#domain/reference/region-code.ts';
import { CANADIAN_PROVINCES } from '#domain/reference/regions.ts';
import { tidyLine, truncate } from './texts.ts';

/** States, provinces and countries as codes where they are known. An empty text means not given. */
export interface ParsedLocation {
  readonly city: string;
  readonly region: string;
  readonly country: string;
}

const maxLengths = { city: 120, region: 60 } as const;

/** Reads the location of a posting, from its columns or from one line: "Houston, TX", "US, TX, Houston". */
export function parseLocation(posting: Pick<Posting, 'city' | 'region' | 'country' | 'locationText'>): ParsedLocation {
  const [city, region, country, line] = [posting.city, posting.region, posting.country, posting.locationText].map(
    tidyLine,
  );
  const named = city !== '' && (region !== '' || !city?.includes(','));
  const fromLine = named ? undefined : parseLine(city || line || '', country ?? '');
  return tidyLocation({
    city: named ? toCity(city ?? '') : (fromLine?.city ?? ''),
    region: region || fromLine?.region || '',
    country: country || fromLine?.country || '',
  });
}

function toCity(text: string): string {
  return notALocation.test(text) ? '' : text;
}

function parseLine(line: string, country: string): ParsedLocation {
  const parts = line
    .split(/\s*[,|;]\s*|\s+[-–—]\s+/)
    .map((part) => part.replace(postalCode, '').trim())
    .filter((part) => part !== '' && !notALocation.test(part));
  if (isCountryFirst(parts)) {
    const [first = '', region = '', ...rest] = parts;
    return { country: first, region, city: rest.join(', ') };
  }
  const last = parts.at(-1) ?? '';
  const isCountry =
    parts.length > 1 ? countryCode(last) !== undefined && !isRegionOf(last, parts) : isCountryName(last);
  const withoutCountry = isCountry ? parts.slice(0, -1) : parts;
  const region = withoutCountry.at(-1) ?? '';
  const hasRegion = withoutCountry.length > 1 ? regionCode(normalizeTerm(region)) !== undefined : isRegionName(region);
  return {
    country: isCountry ? last : country,
    region: hasRegion ? region : '',
    city: (hasRegion ? withoutCountry.slice(0, -1) : withoutCountry).join(', '),
  };
}

const postalCode = /\s+(?:\d{5}(?:-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d)$/i;
const notALocation =
  /^anywhere|remote ?job|nationwide|\b(?:remote|work from home|telecommute|telework|hybrid|various|negotiable|(?:multiple|many|several) (?:locations|vacancies|cities))\b/i;

/** "US, NY, New York" */
function isCountryFirst([first = '', second = '', ...rest]: readonly string[]): boolean {
  if (!/^[A-Z]{2}$/.test(first) || countryCode(first) === undefined) return false;
  return rest.length > 0 || regionCode(normalizeTerm(second)) !== undefined;
}

/** "CA" after one town is California, "DE" Delaware; after a region it is a country: "Toronto, ON, CA". */
function isRegionOf(last: string, parts: readonly string[]): boolean {
  const before = parts.at(-2) ?? '';
  return (
    regionCode(normalizeTerm(last)) !== undefined &&
    (parts.length < 3 || regionCode(normalizeTerm(before)) === undefined)
  );
}

function isCountryName(text: string): boolean {
  return text.length > 2 || text === 'US' || text === 'UK' ? countryCode(text) !== undefined : false;
}

/** A state or province that is not also the name of a big city. */
function isRegionName(text: string): boolean {
  const key = normalizeTerm(text);
  return (
    key.length > 2 && key !== 'new york' && key !== 'washington' && key !== 'quebec' && regionCode(key) !== undefined
  );
}

function tidyLocation({ city, region, country }: ParsedLocation): ParsedLocation {
  const code = countryCode(country);
  const local = code === undefined || code === 'US' || code === 'CA' ? regionCode(normalizeTerm(region)) : undefined;
  const regionText = local?.toUpperCase() ?? truncate(region, maxLengths.region);
  const isOnlyRegion = normalizeTerm(city) === normalizeTerm(region) && city.length <= 2;
  const isOnlyCountry = countryCode(city) !== undefined && countryCode(city) === code && city.length <= 3;
  return {
    city: isOnlyRegion || isOnlyCountry ? '' : truncate(city, maxLengths.city),
    region: regionText,
    country:
      code ?? (country === '' && local !== undefined ? getCountryOf(regionText) : truncate(country, maxLengths.region)),
  };
}

function getCountryOf(region: string): string {
  return CANADIAN_PROVINCES.some(({ short_code }) => short_code === region) ? 'CA' : 'US';
}
