import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { formatCsvLine } from './csv.ts';

const parseLine = (line: string): string[] => parse(line)[0] ?? [];

describe('formatCsvLine', () => {
  it('quotes separators, quotes and line breaks', () => {
    expect(formatCsvLine(['a', 'b, c', 'say "hi"', 'two\nlines'])).toBe('a,"b, c","say ""hi""","two\nlines"\r\n');
  });

  it('writes numbers as numbers and missing values as empty cells', () => {
    expect(formatCsvLine([-5, 0, 2.5, null, '-5'])).toBe("-5,0,2.5,,'-5\r\n");
  });

  const signs = [
    '=',
    '+',
    '-',
    '@',
    '＝',
    '＋',
    '－',
    '＠',
    '﹦',
    '﹢',
    '﹣',
    '﹫',
    '−',
    '\t',
    '\r',
    '\n',
    '\v',
    '\x1b',
  ];
  const prefixes = [
    '',
    ' ',
    '   ',
    '\u{a0}',
    '\u{3000}',
    '\u{feff}',
    '\u{200b}',
    '\u{2060}',
    '\u{202e}',
    '"',
    "'",
    '“',
    '" \u{200b}',
  ];

  it.each(signs)('adds an apostrophe to a text that starts with %j, also after spaces and quotes', (sign) => {
    for (const prefix of prefixes) {
      const text = `${prefix}${sign}1+1`;
      expect(parseLine(formatCsvLine([text]))).toEqual([`'${text}`]);
    }
  });

  it.each(['Data analyst', 'a=1', '5 - 7', ' indented', '“quoted”', '데이터', '#1', ''])(
    'leaves %j unchanged',
    (text) => {
      expect(parseLine(formatCsvLine([text, 'x']))).toEqual([text, 'x']);
    },
  );

  it('removes NUL', () => {
    expect(formatCsvLine(['\0=1+1', 'a\0b', '\0'])).toBe("'=1+1,ab,\r\n");
  });
});
