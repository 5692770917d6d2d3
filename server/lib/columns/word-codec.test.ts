import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodePersonWords, decodePostingWords, encodePersonWords, encodePostingWords } from './word-codec.ts';

const ids = fc.array(fc.nat(65_535), { maxLength: 200 });

describe('word-codec', () => {
  it('returns the stored words of a profile', () => {
    fc.assert(
      fc.property(ids, (all) => {
        expect(decodePersonWords(encodePersonWords(all))).toEqual(all);
      }),
    );
  });

  it('returns the stored words of a posting with their weights', () => {
    fc.assert(
      fc.property(ids, fc.integer({ min: 1, max: 255 }), (all, weight) => {
        const words = { ids: all, weights: all.map((id) => 1 + ((id + weight) % 255)) };
        expect(decodePostingWords(encodePostingWords(words))).toEqual(words);
      }),
    );
  });
});
