import { describe, expect, it } from 'vitest';
import { toUri } from './to-json-resume.ts';

describe('toUri', () => {
  it.each([
    ['ana.example.com', 'https://ana.example.com'],
    ['http://ana.example.com/a b', 'http://ana.example.com/a%20b'],
    ['https://ana.example.com/caf%C3%A9', 'https://ana.example.com/caf%C3%A9'],
    ['https://ana.example.com/카페?x=1#top', 'https://ana.example.com/%EC%B9%B4%ED%8E%98?x=1#top'],
    ['my page', null],
    ['javascript:alert(1)', null],
    ['https://', null],
    ['https://ana.example.com/#a#b', null],
  ])('converts %j to %j', (link, uri) => {
    expect(toUri(link)).toBe(uri);
  });
});
