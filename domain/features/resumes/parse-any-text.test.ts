import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseResume } from './parse.ts';
import { ParsedResume } from './parsed-resume.ts';

const fragments = [
  'Experience',
  'Skills:',
  'B.Sc.',
  '2018 –',
  'Present',
  '•',
  ',',
  '|',
  'Ana Lima',
  'a@b.co',
  '(555) 010-0199',
  'University',
  'Engineer',
  '\n',
  '\n\n',
  '\t',
  'Ã©',
  '한국어',
  '\u0000',
  '\ud800',
  '((((',
];

describe('parseResume with any text', () => {
  it('returns a valid result with lines inside the text for any text', () => {
    const soup = fc
      .array(fc.oneof(fc.constantFrom(...fragments), fc.string({ unit: 'binary' })), { maxLength: 80 })
      .map((parts) => parts.join(' '));
    fc.assert(
      fc.property(soup, (text) => {
        const parsed = ParsedResume.parse(parseResume(text));
        const count = text.split(/\r\n?|\n/).length;
        for (const { lines } of [...parsed.skills, ...parsed.experience, ...parsed.education]) {
          expect(lines.from).toBeLessThanOrEqual(lines.to);
          expect(lines.to).toBeLessThanOrEqual(count);
        }
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['one endless word', 'a'.repeat(400_000)],
    ['endless digits', '1 '.repeat(200_000)],
    ['brackets that never close', '('.repeat(400_000)],
    ['dots and at signs', 'a.@'.repeat(130_000)],
    ['headings alone', 'Skills\n'.repeat(50_000)],
    ['dates alone', `EXPERIENCE\n${'2018 – 2020\n'.repeat(30_000)}`],
  ])('does not throw on hostile text: %s', (_name, text) => {
    expect(() => parseResume(text)).not.toThrow();
  });
});
