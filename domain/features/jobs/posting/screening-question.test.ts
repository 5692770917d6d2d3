import { describe, expect, it } from 'vitest';
import { isOutsideRequirement, isValidAnswer, type QuestionKind, ScreeningQuestion } from './screening-question.ts';

const question = (fields: Partial<ScreeningQuestion> = {}): ScreeningQuestion => ({
  ...{ id: 'q', text: 'Which shifts can you work?', required: true, kind: 'long_text' },
  ...{ choices: [], wanted: [], min: null },
  ...fields,
});

describe('ScreeningQuestion', () => {
  it('a stored question without a kind -> long text without a requirement', () => {
    const stored = { id: 'why', text: 'Why this job?', required: false };
    expect(ScreeningQuestion.parse(stored)).toEqual({ ...question(), ...stored });
  });

  it.each([
    [['Days'], false],
    [['Days', 'Days'], false],
    [['Days', 'Nights'], true],
  ])('a choice between %j -> accepted: %s', (choices, isAccepted) => {
    expect(ScreeningQuestion.safeParse(question({ kind: 'one_of', choices })).success).toBe(isAccepted);
  });
});

describe('isValidAnswer', () => {
  it.each<[QuestionKind, string, boolean]>([
    ['yes_no', 'yes', true],
    ['yes_no', 'Yes, since 2019', false],
    ['one_of', 'Nights', true],
    ['one_of', 'Weekends', false],
    ['several_of', 'Days\nNights', true],
    ['several_of', 'Days\nWeekends', false],
    ['number', '12.5', true],
    ['number', 'twelve', false],
    ['date', '2026-11-22', true],
    ['date', '22.11.2026', false],
    ['short_text', 'Two lines\nare too many', false],
    ['short_text', 'x'.repeat(301), false],
    ['short_text', 'Figma', true],
    ['long_text', 'Two lines\nare fine', true],
  ])('%s, %j -> %s', (kind, text, isValid) => {
    expect(isValidAnswer({ kind, choices: ['Days', 'Nights'] }, text)).toBe(isValid);
  });
});

describe('isOutsideRequirement', () => {
  const choices = ['Days', 'Nights', 'Weekends'];
  it.each<[Partial<ScreeningQuestion>, string, boolean]>([
    [{ kind: 'yes_no', wanted: ['yes'] }, 'no', true],
    [{ kind: 'yes_no', wanted: ['yes'] }, 'yes', false],
    [{ kind: 'yes_no' }, 'no', false],
    [{ kind: 'one_of', choices, wanted: ['Days', 'Nights'] }, 'Weekends', true],
    [{ kind: 'several_of', choices, wanted: ['Nights'] }, 'Days\nNights', false],
    [{ kind: 'several_of', choices, wanted: ['Nights'] }, 'Days\nWeekends', true],
    [{ kind: 'number', min: 2 }, '1', true],
    [{ kind: 'number', min: 2 }, '2', false],
    [{ kind: 'long_text', wanted: ['yes'] }, 'no', false],
    [{ kind: 'yes_no', wanted: ['yes'] }, '', false],
    [{ kind: 'yes_no', wanted: ['yes'] }, 'I am a citizen', false],
  ])('%j, answer %j -> %s', (fields, text, isOutside) => {
    expect(isOutsideRequirement(question(fields), text)).toBe(isOutside);
  });
});
