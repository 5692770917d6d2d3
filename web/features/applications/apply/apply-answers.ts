import * as z from 'zod/mini';
import { isValidAnswer, type ScreeningQuestion } from '#domain/features/jobs/posting/screening-question.ts';
import { paragraph } from '#domain/lib/fields.ts';

/** The value for no résumé. */
export const noResume = 'none';

/** The form values of an application, saved as a draft until submitted. */
export interface ApplyAnswers {
  /** A résumé id, `none`, or empty if unset. */
  resume: string;
  /** In question order. */
  answers: string[];
  cover_note: string;
  /** The saved steps. */
  done: string[];
  /** The note to the person, while a partner prepares the application. */
  note?: string;
}

export function emptyAnswers(questions: readonly ScreeningQuestion[]): ApplyAnswers {
  return { resume: '', answers: questions.map(() => ''), cover_note: '', done: [] };
}

/** The answer as it is sent; empty if it doesn't fit the question, as a draft from before the question changed. */
export function readAnswer(question: ScreeningQuestion, answer: string | undefined): string {
  const text = answer?.trim() ?? '';
  return text !== '' && isValidAnswer(question, text) ? text : '';
}

/** Whether a required question is unanswered. */
export function lacksAnswers(questions: readonly ScreeningQuestion[], answers: readonly string[]): boolean {
  return questions.some((question, index) => question.required && readAnswer(question, answers[index]) === '');
}

/** The validation of one step, without fields of other pages. */
export function schemaOfPart(part: string, questions: readonly ScreeningQuestion[]) {
  return z.object({
    resume: part === 'resume' ? z.string().check(z.minLength(1)) : z.string(),
    answers: z.array(paragraph(4000)).check(
      z.check((payload) => {
        if (part !== 'questions') return;
        for (const [index, question] of questions.entries()) {
          const text = payload.value[index]?.trim() ?? '';
          const message =
            text === '' ? question.required && 'required' : !isValidAnswer(question, text) && 'invalid_value';
          if (message) payload.issues.push({ code: 'custom', path: [index], message, input: payload.value });
        }
      }),
    ),
    cover_note: paragraph(4000),
    done: z.array(z.string()),
  });
}

/** Builds the request: answers by question id, without empty ones. */
export function buildBody(questions: readonly ScreeningQuestion[], answers: ApplyAnswers) {
  const resumeId = Number(answers.resume);
  return {
    resume_id: Number.isInteger(resumeId) && resumeId > 0 ? resumeId : null,
    answers: questions.flatMap((question, index) => {
      const text = readAnswer(question, answers.answers[index]);
      return text === '' ? [] : [{ question_id: question.id, text }];
    }),
    cover_note: answers.cover_note,
  };
}
