import type { DeepPartial } from 'react-hook-form';
import { checkPlainLanguage, type PlainLanguageFinding } from '#domain/features/jobs/wording/plain-language.ts';
import { findReplacement, workQuestion } from '#domain/features/jobs/wording/plain-language-fixes.ts';
import { checkQuestion, type QuestionFinding } from '#domain/features/jobs/wording/question-clarity.ts';
import type { JobFormValues } from './values.ts';

const textFields = ['title', 'summary', 'description', 'responsibilities', 'requirements', 'benefits'] as const;

/** A field whose text is checked. */
export type CheckedField = (typeof textFields)[number] | `screening_questions.${number}.text`;

/** A suggestion for the job text. */
export interface Suggestion {
  readonly kind:
    | PlainLanguageFinding['kind']
    | Exclude<QuestionFinding['kind'], 'idiomatic'>
    | 'pay'
    | 'steps'
    | 'environment'
    | 'manyMusts';
  readonly text: string;
  readonly count: number;
  /** The field with the text; null for what the whole job lacks. */
  readonly field: CheckedField | null;
  /** What to write instead; null if only the author can know. */
  readonly replacement: string | null;
}

/** With more essential skills, qualified people stop applying. */
const mostSkills = 8;

/** Checks the wording and completeness of a job. */
export function getCheck(values: DeepPartial<JobFormValues>) {
  const texts = listTexts(values).filter(([, text]) => text.trim() !== '');
  // Names and questions have no reading level of their own.
  const prose = texts.filter(([field]) => field !== 'title' && !field.startsWith('screening'));
  const { grade } = checkPlainLanguage(prose.map(([, text]) => text).join('\n'));
  const isEmpty = texts.length === 0;
  return { grade, isEmpty, suggestions: isEmpty ? [] : [...gapsIn(values), ...texts.flatMap(findInField)] };
}

function listTexts(values: DeepPartial<JobFormValues>): [CheckedField, string][] {
  const questions = (values.screening_questions ?? []).map((question, index): [CheckedField, string] => [
    `screening_questions.${index}.text`,
    question?.text ?? '',
  ]);
  return [...textFields.map((field): [CheckedField, string] => [field, values[field] ?? '']), ...questions];
}

function findInField([field, text]: [CheckedField, string]): Suggestion[] {
  const phrases = checkPlainLanguage(text).findings.map((finding) => ({
    ...finding,
    field,
    replacement: finding.kind === 'condition' ? workQuestion : findReplacement(finding.text),
  }));
  if (!field.startsWith('screening')) return phrases;
  const unclear = checkQuestion(text).flatMap(({ kind, ...finding }) =>
    // The check of phrases finds idioms, too.
    kind === 'idiomatic' ? [] : [{ ...finding, kind, field, count: 1 }],
  );
  return [...phrases, ...unclear];
}

function gapsIn({ salary, stage_plan, inclusion, skills }: DeepPartial<JobFormValues>): Suggestion[] {
  const facts = Object.values(inclusion ?? {}).filter((fact) => typeof fact === 'string' && fact.trim() !== '');
  const musts = skills?.length ?? 0;
  const gaps = [
    { kind: 'pay' as const, isThere: (salary?.min ?? null) === null && (salary?.max ?? null) === null },
    { kind: 'steps' as const, isThere: (stage_plan?.length ?? 0) === 0 },
    { kind: 'environment' as const, isThere: facts.length === 0 },
    { kind: 'manyMusts' as const, isThere: musts > mostSkills },
  ];
  return gaps
    .filter(({ isThere }) => isThere)
    .map(({ kind }) => ({ kind, text: '', count: musts, field: null, replacement: null }));
}
