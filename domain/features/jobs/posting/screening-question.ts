import * as z from 'zod/mini';
import { Day, line } from '#domain/lib/fields.ts';

/** Screening questions per job. With the résumé and the cover note, an application has at most ten fields. */
export const maxQuestions = 8;

export const questionKinds = ['yes_no', 'one_of', 'several_of', 'number', 'date', 'short_text', 'long_text'] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** The stored answers to a question of kind `yes_no`. */
export const yesNo = ['yes', 'no'] as const;

const maxChoices = 12;
const Choices = z.array(line(120, 1)).check(z.maxLength(maxChoices));

/**
 * A question of the application form. `wanted` and `min` describe the answers that meet a requirement of the job; other
 * answers are marked for the team and never decide on their own.
 */
export const ScreeningQuestion = z
  .object({
    id: line(40, 1),
    text: line(300, 1),
    required: z.boolean(),
    /** Questions from before there were kinds are answered in free text. */
    kind: z._default(z.enum(questionKinds), 'long_text'),
    /** The answers to choose from, for the kinds with choices. */
    choices: z._default(Choices, []),
    /** `yes` or `no`, or some of the choices. Empty if every answer is fine. */
    wanted: z._default(Choices, []),
    /** The lowest number that meets the requirement. */
    min: z._default(z.nullable(z.number().check(z.gte(0), z.lte(1_000_000_000))), null),
  })
  .check(z.refine(hasEnoughChoices, { path: ['choices'], error: 'too_few_choices' }));
export type ScreeningQuestion = z.infer<typeof ScreeningQuestion>;

export function hasChoices(kind: QuestionKind): boolean {
  return kind === 'one_of' || kind === 'several_of';
}

function hasEnoughChoices({ kind, choices }: { kind: QuestionKind; choices: readonly string[] }): boolean {
  return !hasChoices(kind) || new Set(choices).size >= 2;
}

/** Characters of an answer in one line. */
export const maxShortAnswer = 300;

const AnswerNumber = z.string().check(z.regex(/^-?\d{1,12}(?:\.\d{1,6})?$/));

/** The choices of an answer of kind `several_of`, which is stored with one choice a line. */
export function splitChoices(text: string): string[] {
  return text.split('\n').filter((choice) => choice !== '');
}

export function joinChoices(choices: readonly string[]): string {
  return choices.join('\n');
}

type Question = Pick<ScreeningQuestion, 'kind' | 'choices'>;

/** Whether a non-empty answer has the form that the kind of the question asks for. */
export function isValidAnswer({ kind, choices }: Question, text: string): boolean {
  switch (kind) {
    case 'yes_no':
      return yesNo.some((answer) => answer === text);
    case 'one_of':
      return choices.includes(text);
    case 'several_of':
      return splitChoices(text).every((choice) => choices.includes(choice));
    case 'number':
      return AnswerNumber.safeParse(text).success;
    case 'date':
      return Day.safeParse(text).success;
    case 'short_text':
      return text.length <= maxShortAnswer && !text.includes('\n');
    case 'long_text':
      return true;
  }
}

/** Whether an answer is outside the job's requirement. Unanswered questions and answers to an earlier form are not. */
export function isOutsideRequirement(
  question: Question & Pick<ScreeningQuestion, 'wanted' | 'min'>,
  text: string,
): boolean {
  const { kind, wanted, min } = question;
  if (text === '' || !isValidAnswer(question, text)) return false;
  if (kind === 'number') return min !== null && Number(text) < min;
  if (kind !== 'yes_no' && !hasChoices(kind)) return false;
  return wanted.length > 0 && !splitChoices(text).some((choice) => wanted.includes(choice));
}

/** The question without the requirement, for people who answer it. */
export function hideRequirement(question: ScreeningQuestion): ScreeningQuestion {
  return { ...question, wanted: [], min: null };
}
