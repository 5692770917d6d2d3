import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findDates } from './dates.ts';

const ranges: [text: string, start: string, end: string, current?: true][] = [
  ['Aug 2024 – Apr 2025 | Austin, TX', '2024-08', '2025-04'],
  ['04/2016 to Current', '2016-04', '', true],
  ['January 2016 to January 2016 Harbour Hotel', '2016-01', '2016-01'],
  ['Sept. 2018 — May 2023', '2018-09', '2023-05'],
  ['Jun – Aug 2019', '2019-06', '2019-08'],
  ['2015–17', '2015', '2017'],
  ['2010-2012', '2010', '2012'],
  ['2010-05 - 2012-06', '2010-05', '2012-06'],
  ['03.2015 - 04.2016', '2015-03', '2016-04'],
  ['May 12, 2015 - June 3, 2016', '2015-05', '2016-06'],
  ['5/1/2015 – 6/30/2016', '2015-05', '2016-06'],
  ["Jan '19 - Feb '20", '2019-01', '2020-02'],
  ['Since 2019', '2019', '', true],
  ['June 2023 – present   2 years 10 months', '2023-06', '', true],
  ['2020 - 2018', '2018', '2020'],
  ['Summer 2018 – Fall 2019', '2018-06', '2019-09'],
  ['de janv. 2015 à août 2017', '2015-01', '2017-08'],
  ['depuis mars 2019', '2019-03', '', true],
  ['mai 2018 – aujourd’hui', '2018-05', '', true],
  ['février 2020 au 30 juin 2021', '2020-02', '2021-06'],
  ['1 de enero de 2015 hasta la actualidad', '2015-01', '', true],
  ['marzo 2012 - dic. 2014', '2012-03', '2014-12'],
];

describe('findDates', () => {
  it.each(ranges)('parses %s as a range', (text, start, end, current = undefined) => {
    expect(findDates(text)[0]).toMatchObject({ start, end, current: current ?? false });
  });

  const singles: [text: string, date: string][] = [
    ['(May 2024)', '2024-05'],
    ['5/2000', '2000-05'],
    ['12/31/2015', '2015-12'],
    ['31/12/2015', '2015-12'],
    ['Q3 2019', '2019-07'],
    ['Technical University of Munich, 2018', '2018'],
    ['2015-12', '2015-12'],
  ];

  it.each(singles)('parses %s as a single date', (text, date) => {
    expect(findDates(text)).toMatchObject([{ start: '', end: date, current: false }]);
  });

  it.each(['US Patent 11,234,567', 'Cert. 01029787', 'call 555-0142', 'from May to June', 'version 20190', ''])(
    'finds no date in %s',
    (text) => {
      expect(findDates(text)).toEqual([]);
    },
  );

  it('returns the position of a date in the text', () => {
    const text = 'Café Lumen, janv. 2016 – févr. 2018, Montréal';
    const [span] = findDates(text);
    expect(text.slice(span?.from, span?.to)).toBe('janv. 2016 – févr. 2018');
  });

  it('parses every month range of this century', () => {
    const month = fc.record({ year: fc.integer({ min: 2000, max: 2049 }), month: fc.integer({ min: 1, max: 12 }) });
    const written = ({ year, month }: { year: number; month: number }) => `${String(month).padStart(2, '0')}/${year}`;
    const iso = ({ year, month }: { year: number; month: number }) => `${year}-${String(month).padStart(2, '0')}`;
    fc.assert(
      fc.property(month, month, (a, b) => {
        const [first, last] = iso(a) <= iso(b) ? [a, b] : [b, a];
        expect(findDates(`${written(first)} - ${written(last)}`)).toMatchObject([
          { start: iso(first), end: iso(last) },
        ]);
      }),
    );
  });
});
