import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filterOfParts, partsOfFilter } from './same-search.ts';

/** `mode=remote&words=data analyst`, as it is written here: nothing is encoded. */
const partsOf = (address: string): [string, string][] =>
  address.split('&').flatMap((part) => {
    const [name = '', value = ''] = part.split(/=(.*)/s);
    return name ? [[name, value]] : [];
  });

const canonical = (address: string) => {
  const filter = filterOfParts(partsOf(address));
  return filter && writtenOf(partsOfFilter(filter));
};

const writtenOf = (parts: readonly (readonly [string, string])[]) => parts.map((part) => part.join('=')).join('&');

test.each([
  ['order and page do not matter', 'words=analyst&sort=pay&pages=3', 'words=analyst'],
  [
    'nor does the order of choices, or one given twice',
    'mode=remote&mode=hybrid&mode=remote',
    'mode=hybrid&mode=remote',
  ],
  ['spaces are spaces', 'words= data  analyst', 'words=data analyst'],
  ['the standard radius goes without saying', 'place=Atlanta&radius=50', 'place=Atlanta'],
  ['a radius needs a place', 'radius=80', ''],
  ['several countries stay', 'country=US&country=CA', 'country=CA&country=US'],
  ['a currency needs an amount', 'currency=CAD&mode=remote', 'mode=remote'],
  ['parts stand in one order', 'posted=7&skill=12&skill=3&words=nurse', 'words=nurse&skill=12&skill=3&posted=7'],
  ['everything is a search too', '', ''],
])('%s', (_case, address, expected) => {
  expect(canonical(address)).toBe(expected);
});

test.each(['mode=moon', 'skill=-1', 'words=a\0b', `words=${'x'.repeat(201)}`, 'radius=9999'])(
  'no search asks for %s',
  (address) => {
    expect(filterOfParts(partsOf(address))).toBeNull();
  },
);

test('a canonical address is its own canonical address, whatever it was made of', () => {
  const part = fc.constantFrom('mode=remote', 'mode=on_site', 'type=full_time', 'region=US-GA', 'skill=4', 'skill=12');
  const text = fc.string({ unit: 'grapheme', maxLength: 40 }).map((words) => `words=${words.replaceAll('&', '')}`);
  fc.assert(
    fc.property(fc.array(fc.oneof(part, text), { maxLength: 12 }), (parts) => {
      const once = canonical(parts.join('&'));
      if (once !== null) expect(canonical(once)).toBe(once);
    }),
  );
});
