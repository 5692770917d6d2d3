import { describe, expect, it } from 'vitest';
import { parsePeopleFilter, toPeopleParams } from './filter.ts';

const parse = (address: string) => parsePeopleFilter(new URLSearchParams(address));

describe('parsePeopleFilter', () => {
  it('reads lists, numbers, and single values, and ignores the rest', () => {
    const filter = parse('skill_all=SQL&skill_all=Python&education=3&words=a&words=b&page=2&title=');
    expect(filter).toEqual({ skill_all: ['SQL', 'Python'], education: 3, words: 'a' });
  });

  it.each(['words=(a', 'education=9', 'available=soon', 'experience=9-10', 'job=x'])('%s -> null', (address) => {
    expect(parse(address)).toBeNull();
  });
});

describe('toPeopleParams', () => {
  it('equal searches -> equal parameters', () => {
    const addresses = ['skill_any=b&skill_any=a&words=x++y', 'radius=20&words=x y&skill_any=a&skill_any=b'];
    const [first, second] = addresses.map((address) =>
      new URLSearchParams(toPeopleParams(parse(address) ?? {})).toString(),
    );
    expect(first).toBe('words=x+y&skill_any=a&skill_any=b');
    expect(second).toBe(first);
  });
});
