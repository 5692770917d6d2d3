import * as z from 'zod/mini';
import { Id, paragraph } from '#domain/lib/fields.ts';
import { type Language, languages } from '#domain/phrases/phrases.ts';

export const questionKinds = ['scale', 'choice', 'several', 'text', 'yes_no'] as const;

export const maxQuestions = 40;
const maxOptions = 12;
const maxTextLength = 500;
export const maxAnswerLength = 2000;

/** A scale has this many steps, from 1. */
export const scaleSteps = 5;
export const yes = 1;
export const no = 2;

/** A text by language. The language of the author is required by `SurveyContent`; others are optional. */
export const Texts = z.partialRecord(z.enum(languages), paragraph(maxTextLength));
export type Texts = z.infer<typeof Texts>;

/** The text in a language, else in the language of the author. */
export function pickText(texts: Texts, language: Language, authorLanguage: Language): string {
  return texts[language] || (texts[authorLanguage] ?? '');
}

/** Asks a question only after one of these answers to an earlier question. */
const Condition = z.object({ question: Id, values: z.array(Id).check(z.minLength(1), z.maxLength(maxOptions)) });

export const Question = z.object({
  /** Unique within the survey; answers refer to it. */
  id: Id,
  kind: z.enum(questionKinds),
  text: Texts,
  /** Of `choice` and `several`. */
  options: z.array(z.object({ id: Id, text: Texts })).check(z.maxLength(maxOptions)),
  /** What the lowest and the highest step of a scale mean. */
  low: Texts,
  high: Texts,
  condition: z.nullable(Condition),
});
export type Question = z.infer<typeof Question>;

/** Questions that were not answered have none. Values are steps of a scale, ids of options, or `yes` and `no`. */
export const Answer = z.object({
  question: Id,
  values: z.array(Id).check(z.maxLength(maxOptions)),
  text: paragraph(maxAnswerLength),
});
export type Answer = z.infer<typeof Answer>;

/** The values that an answer can have; none for texts. */
export function listValues({ kind, options }: Pick<Question, 'kind' | 'options'>): readonly number[] {
  if (kind === 'scale') return Array.from({ length: scaleSteps }, (_step, index) => index + 1);
  if (kind === 'yes_no') return [yes, no];
  return kind === 'text' ? [] : options.map(({ id }) => id);
}

/** The questions to ask after these answers. The answer to a question that is not asked counts for no condition. */
export function listAskedQuestions(questions: readonly Question[], answers: readonly Answer[]): Question[] {
  const asked: Question[] = [];
  for (const question of questions) {
    if (isAsked(question, asked, answers)) asked.push(question);
  }
  return asked;
}

function isAsked({ condition }: Question, asked: readonly Question[], answers: readonly Answer[]): boolean {
  if (condition === null) return true;
  if (!asked.some(({ id }) => id === condition.question)) return false;
  const answer = answers.find(({ question }) => question === condition.question);
  return answer?.values.some((value) => condition.values.includes(value)) ?? false;
}

/** Answers to the questions that are asked, without empty ones. */
export function listValidAnswers(questions: readonly Question[], answers: readonly Answer[]): Answer[] {
  return listAskedQuestions(questions, answers).flatMap(({ id, kind }) => {
    const answer = answers.find(({ question }) => question === id);
    const isEmpty = !answer || (kind === 'text' ? answer.text === '' : answer.values.length === 0);
    return isEmpty ? [] : [kind === 'text' ? { ...answer, values: [] } : { ...answer, text: '' }];
  });
}

/** The index of the first answer that its question does not allow; -1 if all are possible. */
export function findInvalidAnswer(questions: readonly Question[], answers: readonly Answer[]): number {
  return answers.findIndex((answer, index) => {
    const question = questions.find(({ id }) => id === answer.question);
    const isRepeated = answers.findIndex((other) => other.question === answer.question) !== index;
    if (!question || isRepeated) return true;
    const possible = listValues(question);
    const isDistinct = new Set(answer.values).size === answer.values.length;
    const isCountPossible = question.kind === 'several' || answer.values.length <= 1;
    return !(isDistinct && isCountPossible && answer.values.every((value) => possible.includes(value)));
  });
}
