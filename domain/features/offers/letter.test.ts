import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillLetter, findUnknownFields, hasTermsField, type LetterValues } from './letter.ts';

const values: LetterValues = {
  name: 'Emeka Nakagawa',
  job: 'Junior Developer',
  company: 'Fernhollow Software',
  start_date: 'January 11, 2027',
  pay: '$68,000 a year',
  answer_by: 'December 4, 2026',
  sender: 'Marisol Quint',
};

describe('fillLetter', () => {
  it('replaces fields, splits paragraphs, and keeps the place of the terms', () => {
    expect(fillLetter('Dear [name],\n\n[terms]\n\n\nReply by [answer_by].', values)).toEqual([
      {
        kind: 'text',
        parts: [
          { text: 'Dear ', field: null },
          { text: 'Emeka Nakagawa', field: 'name' },
          { text: ',', field: null },
        ],
      },
      { kind: 'terms' },
      {
        kind: 'text',
        parts: [
          { text: 'Reply by ', field: null },
          { text: 'December 4, 2026', field: 'answer_by' },
          { text: '.', field: null },
        ],
      },
    ]);
  });

  it('never fills a value twice and never throws, for any text', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (template, name) => {
        const blocks = fillLetter(`[name] ${template}`, { ...values, name });
        const first = blocks[0];
        if (first?.kind === 'text') expect(first.parts[0]).toEqual({ text: name, field: 'name' });
      }),
    );
  });
});

describe('findUnknownFields', () => {
  it.each([
    ['Dear [name], [salary] and [salary]', ['salary']],
    ['[terms] [job]', []],
    ['Ask [us] or [Someone]', ['us']],
  ])('%j -> %j', (template, unknown) => {
    expect(findUnknownFields(template)).toEqual(unknown);
  });
});

describe('hasTermsField', () => {
  it.each([
    ['Hello\n\n[terms]\n\nBye', true],
    ['Hello [terms]', false],
    ['', false],
  ])('%j -> %s', (template, expected) => {
    expect(hasTermsField(template)).toBe(expected);
  });
});
