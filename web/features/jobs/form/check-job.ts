import type { DeepPartial } from 'react-hook-form';
import { checkPlainLanguage, type PlainLanguageFinding } from '#domain/features/jobs/plain-language.ts';
import type { JobFormValues } from './values.ts';

/** A suggestion for the job text. */
export interface Suggestion {
  readonly kind: PlainLanguageFinding['kind'] | 'pay' | 'steps' | 'environment' | 'manyMusts';
  readonly text: string;
  readonly count: number;
}

/** With more essential skills, qualified people stop applying. */
const mostSkills = 8;

/** Checks the wording and completeness of a job. */
export function checkOf(values: DeepPartial<JobFormValues>) {
  const text = [values.summary, values.description, values.responsibilities, values.requirements, values.benefits]
    .filter(Boolean)
    .join('\n');
  const { grade, findings } = checkPlainLanguage(text);
  const isEmpty = text.trim() === '';
  return { grade, isEmpty, suggestions: isEmpty ? [] : [...gapsIn(values), ...findings] };
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
  return gaps.filter(({ isThere }) => isThere).map(({ kind }) => ({ kind, text: '', count: musts }));
}
