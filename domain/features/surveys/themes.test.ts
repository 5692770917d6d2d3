import { describe, expect, it } from 'vitest';
import { findThemes } from './themes.ts';

const repeat = (count: number, text: string) => Array.from({ length: count }, (_each, index) => `${text} ${index}`);

describe('findThemes', () => {
  it('nine comments with a word -> no theme; ten -> one', () => {
    expect(findThemes(repeat(9, 'Interview'))).toEqual([]);
    expect(findThemes(repeat(10, 'Interview'))).toMatchObject([{ phrase: 'interview', count: 10 }]);
  });
  it('a word ten times in one comment -> no theme', () => {
    expect(findThemes(['form '.repeat(20)])).toEqual([]);
  });
  it('the same comment by several people -> one example', () => {
    expect(findThemes(Array.from({ length: 12 }, () => 'Clear pay')).map(({ examples }) => examples)).toEqual([
      ['Clear pay'],
    ]);
  });
  it('a phrase -> replaces its words and others of the same comments, without stop words at its ends', () => {
    const themes = findThemes(repeat(12, 'I liked the questions in advance.'));
    expect(themes.map(({ phrase }) => phrase)).toEqual(['questions in advance']);
  });
  it('a word that is frequent without the phrase -> both', () => {
    const themes = findThemes([...repeat(12, 'long form'), ...repeat(20, 'form!')]);
    expect(themes.map(({ phrase, count }) => [phrase, count])).toEqual([
      ['form', 32],
      ['long form', 12],
    ]);
  });
  it('examples -> without email addresses, links, and phone numbers', () => {
    const themes = findThemes(
      repeat(10, 'Interview: write to ana@example.com or +1 (404) 555-0134, see https://a.test'),
    );
    expect(JSON.stringify(themes)).not.toMatch(/ana@|555|https/);
  });
  it('French, Spanish, and Korean comments -> their words', () => {
    const comments = [...repeat(10, 'un entretien'), ...repeat(10, 'la entrevista'), ...repeat(10, '면접 정말')];
    expect(findThemes(comments).map(({ phrase }) => phrase)).toEqual(['entretien', 'entrevista', '면접']);
  });
});
