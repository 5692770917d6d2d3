import { describe, expect, it } from 'vitest';
import { mergeIntoAll } from './found-by-all.ts';
import type { TierRule } from './tier-rule.ts';

const all: TierRule = { tier: 10, field: 'text', any: ['project manager'], how: 'all' };
const phrase = (...any: string[]): TierRule => ({ tier: 25, field: 'text', any, how: 'phrase' });

describe('mergeIntoAll', () => {
  it('drops a phrase and a city with all the words', () => {
    const city: TierRule = { tier: 40, field: 'city', any: ['project manager'], how: 'phrase' };
    expect(mergeIntoAll([city, phrase('Project Manager', 'senior project manager'), all])).toEqual([all]);
  });

  it('keeps a phrase with another name, and a rule about pay', () => {
    const pay: TierRule = { tier: 20, field: 'pay', any: ['1', 'USD'], how: 'all' };
    const rules = [phrase('Project Manager', 'PM'), pay, all];
    expect(mergeIntoAll(rules)).toEqual(rules);
  });

  it('keeps everything without a rule for all words', () => {
    expect(mergeIntoAll([phrase('manager')])).toEqual([phrase('manager')]);
  });
});
