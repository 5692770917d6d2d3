import fc from 'fast-check';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { parseMoment, valueTypes } from './value-types.ts';

const parseWithDriver = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ, 'text');

describe('parseMoment', () => {
  it('parses random moments as the driver does', () => {
    const moment = fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(moment, fc.stringMatching(/^(\.\d{1,6})?$/), (date, fraction) => {
        const text = `${date.toISOString().slice(0, 19).replace('T', ' ')}${fraction}+00`;
        expect(parseMoment(text)).toEqual(parseWithDriver(text));
      }),
    );
  });

  it.each([
    'infinity',
    '-infinity',
    '0044-03-15 12:00:00+00 BC',
    '0099-03-15 12:00:00+00',
    '0999-03-15 12:00:00+00',
    '12026-03-15 12:00:00.5+00',
    '2026-03-15 12:00:00+05:30',
    '2026-03-15 12:00:00-05',
    '2026-03-15 12:00:00+00 BC',
  ])('parses %s as the driver does', (text) => {
    expect(parseMoment(text)).toEqual(parseWithDriver(text));
  });
});

describe('valueTypes', () => {
  it.each([
    ['text', 1009, '{}', []],
    ['text', 1009, '{a,NULL,"b,c"}', ['a', null, 'b,c']],
    ['bigint', 1016, '{}', []],
    ['bigint', 1016, '{1,NULL,-3}', [1, null, -3]],
  ])('parse an array of %s: %s %s', (_type, id, text, expected) => {
    expect(valueTypes.getTypeParser(id, 'text')(text)).toEqual(expected);
  });
});
