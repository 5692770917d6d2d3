import { expect, test } from 'vitest';
import { formatCsvLine } from './csv.ts';

test('separators, quotes and line breaks stay inside their field', () => {
  expect(formatCsvLine(['a', 'b, c', 'say "hi"', 'two\nlines'])).toBe('a,"b, c","say ""hi""","two\nlines"\r\n');
});

test.each(['=1+1', '+1', '-1', '@sum', '\tx', '\rx', '＝1+1'])(
  '%j is text in a spreadsheet, not a formula',
  (value) => {
    expect(formatCsvLine([value])).toMatch(/^"?'/);
  },
);
