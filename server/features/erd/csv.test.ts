import { describe, expect, it } from 'vitest';
import { formatCsvLine } from './csv.ts';

describe('formatCsvLine', () => {
  it('quotes separators, quotes and line breaks', () => {
    expect(formatCsvLine(['a', 'b, c', 'say "hi"', 'two\nlines'])).toBe('a,"b, c","say ""hi""","two\nlines"\r\n');
  });

  it.each(['=1+1', '+1', '-1', '@sum', '\tx', '\rx', '＝1+1'])(
    'escapes %j, which a spreadsheet would evaluate',
    (value) => {
      expect(formatCsvLine([value])).toMatch(/^"?'/);
    },
  );
});
