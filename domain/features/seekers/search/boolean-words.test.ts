import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listWantedTerms, parseWords, type WordExpression } from './boolean-words.ts';

/** The expression with all parentheses. */
function format(expression: WordExpression): string {
  if (expression.kind === 'term') return `${expression.term.text}${expression.term.isPrefix ? '*' : ''}`;
  if (expression.kind === 'not') return `!${format(expression.part)}`;
  return `(${expression.parts.map(format).join(expression.kind === 'and' ? ' & ' : ' | ')})`;
}

function read(text: string): string {
  const parsed = parseWords(text);
  if ('error' in parsed) return parsed.error;
  return parsed.expression === null ? '' : format(parsed.expression);
}

describe('parseWords', () => {
  it.each([
    ['', ''],
    ['  ""  ', ''],
    ['sql', 'sql'],
    ['sql python', '(sql & python)'],
    ['sql AND python OR java', '((sql & python) | java)'],
    ['sql AND (python OR java)', '(sql & (python | java))'],
    ['analyst NOT manager', '(analyst & !manager)'],
    ['analyst -manager', '(analyst & !manager)'],
    ['-(a OR b)', '!(a | b)'],
    ['"data analyst" tableau', '(data analyst & tableau)'],
    ['analy*', 'analy*'],
    ['front-end and C++', '(front-end & and & C++)'],
    ['NOT NOT a', '!!a'],
  ])('%s -> %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each([
    ['"data analyst', 'open_quote'],
    ['(sql', 'open_parenthesis'],
    ['sql)', 'open_parenthesis'],
    ['sql OR', 'missing_word'],
    ['AND sql', 'missing_word'],
    ['()', 'missing_word'],
    ['a '.repeat(31), 'too_many_terms'],
    [`${'('.repeat(40)}a${')'.repeat(40)}`, 'too_many_terms'],
    [`${'NOT '.repeat(100)}a`, 'too_many_terms'],
  ])('%s -> error %s', (text, error) => {
    expect(read(text)).toBe(error);
  });

  it('any text -> an expression or an error, never an exception', () => {
    const pieces = fc.constantFrom('a', 'AND', 'OR', 'NOT', '(', ')', '"', '-', '*', ' ');
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
        expect(typeof read(parts.join(''))).toBe('string');
        expect(typeof read(parts.join(' '))).toBe('string');
      }),
    );
  });
});

describe('listWantedTerms', () => {
  it('leaves out excluded terms', () => {
    const parsed = parseWords('sql (python OR java) NOT manager');
    const terms = 'expression' in parsed && parsed.expression ? listWantedTerms(parsed.expression) : [];
    expect(terms.map(({ text }) => text)).toEqual(['sql', 'python', 'java']);
  });
});
