import * as z from 'zod/mini';
import { languages } from '#domain/phrases/phrases.ts';
import { listValues, maxQuestions, Question, Texts } from './questions.ts';

/** What makes the product invite a person. Days count from the day of hiring. */
export const surveyEvents = ['applied', 'interviewed', 'hired', 'days_30', 'days_90', 'days_180'] as const;

const Fields = z.object({
  /** The language of the author: its texts are required, and shown where others are missing. */
  language: z.enum(languages),
  title: Texts,
  intro: Texts,
  /** Answers are stored without the person. */
  is_anonymous: z.boolean(),
  event: z.nullable(z.enum(surveyEvents)),
  /** Everyone who has the link can answer. */
  has_open_link: z.boolean(),
  questions: z.array(Question).check(z.minLength(1), z.maxLength(maxQuestions)),
});
type Fields = z.infer<typeof Fields>;

type Path = readonly (string | number)[];

export const SurveyContent = Fields.check(
  z.check(({ value, issues }) => {
    for (const { path, error } of listProblems(value)) {
      issues.push({ code: 'custom', message: error, path: [...path], input: value });
    }
  }),
);
export type SurveyContent = z.infer<typeof SurveyContent>;

interface Problem {
  readonly path: Path;
  readonly error: string;
}

function listProblems(content: Fields): Problem[] {
  const { language, title, questions } = content;
  return [
    ...(title[language] ? [] : [{ path: ['title', language], error: 'required' }]),
    ...questions.flatMap((question, index) =>
      listQuestionProblems(question, questions.slice(0, index), language).map(({ path, error }) => ({
        path: ['questions', index, ...path],
        error,
      })),
    ),
  ];
}

function listQuestionProblems(question: Question, earlier: readonly Question[], language: Fields['language']) {
  const { id, kind, text, options, low, high, condition } = question;
  const problems: Problem[] = [];
  const require = (texts: Texts, path: Path) => {
    if (!texts[language]) problems.push({ path: [...path, language], error: 'required' });
  };
  require(text, ['text']);
  if (earlier.some((other) => other.id === id)) problems.push({ path: ['id'], error: 'invalid_value' });
  if (kind === 'scale') {
    require(low, ['low']);
    require(high, ['high']);
  }
  if (kind === 'choice' || kind === 'several') {
    if (options.length < 2) problems.push({ path: ['options'], error: 'options_needed' });
    if (new Set(options.map((option) => option.id)).size < options.length) {
      problems.push({ path: ['options'], error: 'invalid_value' });
    }
    for (const [index, option] of options.entries()) require(option.text, ['options', index, 'text']);
  }
  if (condition && !isPossible(condition, earlier)) problems.push({ path: ['condition'], error: 'invalid_condition' });
  return problems;
}

/** A condition refers to values of an earlier question. */
function isPossible(condition: NonNullable<Question['condition']>, earlier: readonly Question[]): boolean {
  const question = earlier.find(({ id }) => id === condition.question);
  const values = question ? listValues(question) : [];
  return condition.values.every((value) => values.includes(value));
}
