import type { Control, UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { SurveyContent } from '#domain/features/surveys/content.ts';
import type { Question, Texts } from '#domain/features/surveys/questions.ts';
import { getCurrentLanguage } from '#web/lib/texts/i18n.ts';

/** The form shows empty options and texts while they are typed. */
export type SurveyValues = SurveyContent;
export type SurveyControl = Control<SurveyValues, unknown, SurveyContent>;
export type SurveyFormOf = UseFormReturn<SurveyValues, unknown, SurveyContent>;

/** Validates the form with the schema of the survey, without what its questions do not use. */
export const SurveyForm = z.pipe(z.transform(cleanContent), SurveyContent);

function cleanContent(values: SurveyValues): SurveyValues {
  const { title, intro } = values;
  const texts = { title: cleanTexts(title), intro: cleanTexts(intro) };
  return {
    ...values,
    ...texts,
    questions: values.questions.map((question) => cleanQuestion(question, values.language)),
  };
}

function cleanQuestion(question: Question, language: SurveyValues['language']): Question {
  const { kind, text, options, low, high } = question;
  const hasOptions = kind === 'choice' || kind === 'several';
  const written = options.filter(({ text: each }) => each[language]?.trim());
  return {
    ...question,
    text: cleanTexts(text),
    options: hasOptions ? written.map((option) => ({ ...option, text: cleanTexts(option.text) })) : [],
    low: kind === 'scale' ? cleanTexts(low) : {},
    high: kind === 'scale' ? cleanTexts(high) : {},
  };
}

/** Leaves out languages without a text, which the form holds as undefined or empty. */
function cleanTexts(texts: Texts): Texts {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text?.trim()));
}

export function createQuestion(existing: readonly Question[]): Question {
  const id = Math.max(0, ...existing.map((question) => question.id)) + 1;
  return { id, kind: 'scale', text: {}, options: [], low: {}, high: {}, condition: null };
}

export function createContent(): SurveyContent {
  return {
    language: getCurrentLanguage(),
    title: {},
    intro: {},
    is_anonymous: true,
    event: null,
    has_open_link: false,
    questions: [createQuestion([])],
  };
}

/** Lines of a text area as options: the line is the option, so its id stays while its text changes. */
export function writeOptions(
  options: Question['options'],
  language: keyof Texts,
  lines: readonly string[],
  mayAdd: boolean,
): Question['options'] {
  const count = mayAdd ? lines.length : options.length;
  return Array.from({ length: count }, (_option, index) => ({
    id: options[index]?.id ?? Math.max(0, ...options.map(({ id }) => id)) + index - options.length + 1,
    text: { ...options[index]?.text, [language]: lines[index] ?? '' },
  }));
}
