import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSearchFilter, toSearchParams } from './canonical-search.ts';

/** `mode=remote&words=data analyst`, as it is written here: nothing is encoded. */
const parseQuery = (address: string): [string, string][] =>
  address.split('&').flatMap((part) => {
    const [name = '', value = ''] = part.split(/=(.*)/s);
    return name ? [[name, value]] : [];
  });

const canonicalize = (address: string) => {
  const filter = parseSearchFilter(parseQuery(address));
  return filter && formatQuery(toSearchParams(filter));
};

const formatQuery = (parts: readonly (readonly [string, string])[]) => parts.map((part) => part.join('=')).join('&');

describe('canonical search', () => {
  it.each([
    ['ignores sort order and page', 'words=analyst&sort=pay&pages=3', 'words=analyst'],
    ['ignores the order of choices and duplicates', 'mode=remote&mode=hybrid&mode=remote', 'mode=hybrid&mode=remote'],
    ['collapses spaces', 'words= data  analyst', 'words=data analyst'],
    ['omits the default radius', 'place=Atlanta&radius=40', 'place=Atlanta'],
    ['omits a radius without a location', 'radius=80', ''],
    ['keeps several countries', 'country=US&country=CA', 'country=CA&country=US'],
    ['omits a currency without an amount', 'currency=CAD&mode=remote', 'mode=remote'],
    ['sorts the parameters', 'posted=7&skill=12&skill=3&words=nurse', 'words=nurse&skill=12&skill=3&posted=7'],
    ['keeps the words to read as plain text', 'plain=go&words=go', 'words=go&plain=go'],
    ['omits plain words without a text', 'plain=go', ''],
    ['accepts an empty search', '', ''],
  ])('%s', (_case, address, expected) => {
    expect(canonicalize(address)).toBe(expected);
  });

  it.each(['mode=moon', 'skill=-1', 'words=a\0b', `words=${'x'.repeat(201)}`, 'radius=9999'])(
    'rejects %s',
    (address) => {
      expect(parseSearchFilter(parseQuery(address))).toBeNull();
    },
  );

  it('is idempotent for any parameters', () => {
    const part = fc.constantFrom(
      'mode=remote',
      'mode=on_site',
      'type=full_time',
      'region=US-GA',
      'skill=4',
      'skill=12',
    );
    const text = fc.string({ unit: 'grapheme', maxLength: 40 }).map((words) => `words=${words.replaceAll('&', '')}`);
    fc.assert(
      fc.property(fc.array(fc.oneof(part, text), { maxLength: 12 }), (parts) => {
        const once = canonicalize(parts.join('&'));
        if (once !== null) expect(canonicalize(once)).toBe(once);
      }),
    );
  });
});
