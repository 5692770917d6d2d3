import { describe, expect, it } from 'vitest';
import { excerpt } from './excerpt.ts';

describe('excerpt', () => {
  it('returns a short sentence unchanged', () => {
    expect(excerpt('You know SQL.', 9)).toBe('You know SQL.');
  });

  it('returns the part of a long sentence around an offset', () => {
    const words = Array.from({ length: 200 }, (_, at) => `word${at}`);
    const text = words.join(' ');
    const part = excerpt(text, text.indexOf('word150'));
    expect(part).toContain(' word150 ');
    expect(part).toMatch(/^… word\d+ .* word\d+ …$/);
    expect(part.length).toBeLessThanOrEqual(304);
  });
});
