import { describe, expect, it } from 'vitest';
import { SurveyContent } from './content.ts';
import {
  type Answer,
  findInvalidAnswer,
  listAskedQuestions,
  listValidAnswers,
  pickText,
  type Question,
} from './questions.ts';

const question = (id: number, fields: Partial<Question> = {}): Question => ({
  id,
  kind: 'yes_no',
  text: { en: `Question ${id}` },
  options: [],
  low: {},
  high: {},
  condition: null,
  ...fields,
});
const answer = (id: number, ...values: number[]): Answer => ({ question: id, values, text: '' });

const questions = [
  question(1),
  question(2, { condition: { question: 1, values: [1] } }),
  question(3, { condition: { question: 2, values: [2] } }),
  question(4, { kind: 'several', options: [1, 2, 3].map((id) => ({ id, text: { en: `Option ${id}` } })) }),
  question(5, { kind: 'text' }),
];
const ids = (answers: Answer[]) => listAskedQuestions(questions, answers).map(({ id }) => id);

describe('listAskedQuestions', () => {
  it('no answers -> questions without a condition', () => expect(ids([])).toEqual([1, 4, 5]));
  it('the answer of a condition -> its question', () => expect(ids([answer(1, 1)])).toEqual([1, 2, 4, 5]));
  it('a chain of conditions -> all of it', () => {
    expect(ids([answer(1, 1), answer(2, 2)])).toEqual([1, 2, 3, 4, 5]);
  });
  it('the answer to a question that is no longer asked -> its followers are not asked', () => {
    expect(ids([answer(1, 2), answer(2, 2)])).toEqual([1, 4, 5]);
  });
});

describe('listValidAnswers', () => {
  it('leaves out empty answers and those to questions that are not asked', () => {
    const sent = [answer(1, 2), answer(2, 1), answer(4), { question: 5, values: [], text: 'Fine' }];
    expect(listValidAnswers(questions, sent).map((each) => each.question)).toEqual([1, 5]);
  });
});

describe('findInvalidAnswer', () => {
  it.each([
    ['two values of yes and no', [answer(1, 1, 2)], 0],
    ['an unknown option', [answer(1, 1), answer(4, 9)], 1],
    ['a value twice', [answer(4, 1, 1)], 0],
    ['an unknown question', [answer(9, 1)], 0],
    ['the same question twice', [answer(1, 1), answer(1, 2)], 1],
    ['several options', [answer(4, 1, 3)], -1],
    ['nothing', [], -1],
  ])('%s -> index of the invalid answer', (_name, answers, index) =>
    expect(findInvalidAnswer(questions, answers)).toBe(index),
  );
});

describe('pickText', () => {
  it('a missing language -> the language of the author', () => {
    expect([pickText({ en: 'Yes', fr: 'Oui' }, 'fr', 'en'), pickText({ en: 'Yes' }, 'ko', 'en')]).toEqual([
      'Oui',
      'Yes',
    ]);
  });
});

describe('SurveyContent', () => {
  const content = (list: readonly Question[]) => ({
    language: 'en',
    title: { en: 'Title' },
    intro: {},
    is_anonymous: true,
    event: null,
    has_open_link: false,
    questions: list,
  });
  const listPaths = (value: unknown) =>
    SurveyContent.safeParse(value).error?.issues.map(({ path }) => path.join('.')) ?? [];

  it('questions with conditions on earlier ones -> accepted', () => expect(listPaths(content(questions))).toEqual([]));
  it.each([
    [
      'a text that is missing in the language of the author',
      [question(1, { text: { fr: 'Question' } })],
      'questions.0.text.en',
    ],
    [
      'a choice with one option',
      [question(1, { kind: 'choice', options: [{ id: 1, text: { en: 'A' } }] })],
      'questions.0.options',
    ],
    [
      'a scale without words for its ends',
      [question(1, { kind: 'scale', high: { en: 'High' } })],
      'questions.0.low.en',
    ],
    [
      'a condition on a later question',
      [question(1, { condition: { question: 2, values: [1] } }), question(2)],
      'questions.0.condition',
    ],
    [
      'a condition on a value that does not exist',
      [question(1), question(2, { condition: { question: 1, values: [7] } })],
      'questions.1.condition',
    ],
    ['an id twice', [question(1), question(1)], 'questions.1.id'],
  ])('%s -> an error at its field', (_name, list, path) => expect(listPaths(content(list))).toContain(path));
});
