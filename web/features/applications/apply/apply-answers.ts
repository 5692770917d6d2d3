import * as z from 'zod/mini';
import type { ScreeningQuestion } from '#domain/features/jobs/job.ts';
import { paragraph } from '#domain/lib/fields.ts';

/** The parts of an application before it is checked and sent. */
export const applyParts = ['profile', 'resume', 'questions', 'note'] as const;
export type ApplyPart = (typeof applyParts)[number];

/** The answer that sends no résumé. */
export const noResume = 'none';

/** What an application holds while it is written; it lives in a draft until it is sent. */
export interface ApplyAnswers {
  /** The id of a résumé, `none`, or empty while nothing is chosen. */
  resume: string;
  /** In the order of the questions. */
  answers: string[];
  cover_note: string;
  /** The parts that were saved. */
  done: string[];
}

/** The parts this job has: without questions, one less. */
export function partsOf(questions: readonly ScreeningQuestion[]): ApplyPart[] {
  return applyParts.filter((part) => part !== 'questions' || questions.length > 0);
}

export function emptyAnswers(questions: readonly ScreeningQuestion[]): ApplyAnswers {
  return { resume: '', answers: questions.map(() => ''), cover_note: '', done: [] };
}

/** Whether a required question has no answer yet. */
export function lacksAnswers(questions: readonly ScreeningQuestion[], answers: readonly string[]): boolean {
  return questions.some((question, index) => question.required && !answers[index]?.trim());
}

/** The rules of one part: what is on another page is not asked for here. */
export function schemaOfPart(part: string, questions: readonly ScreeningQuestion[]) {
  return z.object({
    resume: part === 'resume' ? z.string().check(z.minLength(1)) : z.string(),
    answers: z.array(paragraph(4000)).check(
      z.check((payload) => {
        if (part !== 'questions') return;
        for (const [index, question] of questions.entries()) {
          if (!question.required || payload.value[index]?.trim()) continue;
          payload.issues.push({ code: 'custom', path: [index], message: 'required', input: payload.value });
        }
      }),
    ),
    cover_note: paragraph(4000),
    done: z.array(z.string()),
  });
}

/** What is sent: answers by the id of their question, empty ones left out. */
export function bodyOf(questions: readonly ScreeningQuestion[], answers: ApplyAnswers) {
  const resumeId = Number(answers.resume);
  return {
    resume_id: Number.isInteger(resumeId) && resumeId > 0 ? resumeId : null,
    answers: questions.flatMap((question, index) => {
      const text = answers.answers[index]?.trim() ?? '';
      return text === '' ? [] : [{ question_id: question.id, text }];
    }),
    cover_note: answers.cover_note,
  };
}
