import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRedactor, redactedMark } from './redact.ts';

const redact = createRedactor({
  names: ['José Ángel Núñez', 'Pepe Nunez'],
  schools: ['Georgia State', 'Lakeside'],
  contacts: ['jose@home.example', '(404) 555-0134'],
});
const m = redactedMark;

describe('createRedactor', () => {
  it.each([
    ['I am José Núñez.', `I am ${m} ${m}.`],
    ['JOSE NUNEZ, analyst', `${m} ${m}, analyst`],
    ['Call me Pepe or joseangelnunez', `Call me ${m} or ${m}`],
    ['JoseAngelNunez wrote it', `${m} wrote it`],
    ['Write to someone.else@mail.example.org', `Write to ${m}`],
    ['See https://me.example/jose and linkedin.com/in/x', `See ${m} and ${m}`],
    ['Phone +1 404 555 0134', `Phone ${m}`],
    ['From March 2018 to 2021-05', `From ${m} to ${m}`],
    ['born 04/12/1985', `born ${m}`],
    ['Georgia State, then Lakeside', `${m}, then ${m}`],
    ['Degree from University of Oregon', `Degree from ${m}`],
    ['Joseph knows SQL and 12 tools', 'Joseph knows SQL and 12 tools'],
    ['', ''],
  ])('%s -> %s', (text, expected) => {
    expect(redact(text)).toBe(expected);
  });

  it('finds a name with its accents as separate characters', () => {
    expect(redact('Jose\u0301 is here')).toBe(`${m} is here`);
  });

  it('any text around a name -> the name is gone', () => {
    const gap = fc.string({ unit: fc.constantFrom('a', ' ', '\n', '.', ',', '1', '(', '-', '_', '/', '한') });
    fc.assert(
      fc.property(gap, gap, (before, after) => {
        expect(redact(`${before} Núñez ${after}`)).not.toContain('Núñez');
      }),
    );
  });
});
