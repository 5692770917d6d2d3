import type { Salary } from '#domain/features/jobs/job.ts';
import { findCanadianExperience } from '#domain/features/jobs/wording/canadian-experience.ts';
import { isOntarioCity } from '#domain/reference/ontario-cities.ts';
import { toYearly } from './yearly-pay.ts';

/** The widest pay range per year, in the currency of the job. */
const maxPayWidth = 50_000;

/** With a higher maximum per year, a job needs no pay range. */
const exemptPay = 200_000;

/** What Ontario's rules on job postings look at. */
export interface OntarioPosting {
  readonly place: { readonly city: string; readonly region: string; readonly country: string };
  readonly salary: Salary | null;
  /** Whether software with AI screens applicants; null or missing if not stated. */
  readonly uses_ai_screening?: boolean | null | undefined;
  /** Whether the posting is for an existing vacancy; null or missing if not stated. */
  readonly is_existing_vacancy?: boolean | null | undefined;
  readonly title: string;
  readonly summary: readonly string[];
  readonly description: string;
  readonly responsibilities: string;
  readonly requirements: string;
  readonly benefits: string;
  readonly screening_questions: readonly { readonly text: string }[];
}

type OntarioProblemCode =
  | 'ontario_pay_missing'
  | 'ontario_pay_too_wide'
  | 'ontario_ai_missing'
  | 'ontario_vacancy_missing'
  | 'ontario_experience';

const textFields = ['title', 'description', 'responsibilities', 'requirements', 'benefits'] as const;

export type OntarioField =
  | (typeof textFields)[number]
  | 'summary'
  | 'salary.min'
  | 'salary.max'
  | 'uses_ai_screening'
  | 'is_existing_vacancy'
  | `screening_questions.${number}.text`;

export interface OntarioProblem {
  readonly field: OntarioField;
  readonly code: OntarioProblemCode;
}

/** Whether a location is in Ontario, also without its country. A city counts without its region: "Toronto", "Toronto, ON". */
export function isInOntario({ city, region, country }: OntarioPosting['place']): boolean {
  if (!/^(?:ca|canada)?$/i.test(country.trim())) return false;
  if (region.trim() !== '') return isOntario(region);
  const [name = '', ofRegion, ofCountry = ''] = city.split(',');
  if (ofRegion !== undefined) return isOntario(ofRegion) && /^(?:ca|canada)?$/i.test(ofCountry.trim());
  return isOntarioCity(name);
}

function isOntario(region: string): boolean {
  return /^(?:on|ontario)$/i.test(region.trim());
}

/**
 * What keeps a job in Ontario from being published, in the order of the form. Empty for jobs elsewhere.
 * @source https://www.ontario.ca/laws/statute/00e41, part III.1
 */
export function findOntarioProblems(job: OntarioPosting): readonly OntarioProblem[] {
  if (!isInOntario(job.place)) return [];
  const statements: readonly (readonly [boolean, OntarioProblem])[] = [
    [typeof job.is_existing_vacancy !== 'boolean', { field: 'is_existing_vacancy', code: 'ontario_vacancy_missing' }],
    [typeof job.uses_ai_screening !== 'boolean', { field: 'uses_ai_screening', code: 'ontario_ai_missing' }],
  ];
  return [
    ...findPayProblems(job.salary),
    ...statements.filter(([isMissing]) => isMissing).map(([, problem]) => problem),
    ...listTexts(job)
      .filter(([, text]) => findCanadianExperience(text) !== null)
      .map(([field]) => ({ field, code: 'ontario_experience' as const })),
  ];
}

function findPayProblems(salary: Salary | null): OntarioProblem[] {
  const { min = null, max = null } = salary ?? {};
  if (salary && max !== null && toYearly(max, salary.period) > exemptPay) return [];
  if (salary === null || min === null) return [{ field: 'salary.min', code: 'ontario_pay_missing' }];
  if (max === null) return [{ field: 'salary.max', code: 'ontario_pay_missing' }];
  // In cents, because amounts are decimal fractions.
  const width = Math.round(toYearly(max - min, salary.period) * 100);
  return width > maxPayWidth * 100 ? [{ field: 'salary.max', code: 'ontario_pay_too_wide' }] : [];
}

function listTexts(job: OntarioPosting): [OntarioField, string][] {
  return [
    ...textFields.map((field): [OntarioField, string] => [field, job[field]]),
    ['summary', job.summary.join('\n')],
    ...job.screening_questions.map(({ text }, index): [OntarioField, string] => [
      `screening_questions.${index}.text`,
      text,
    ]),
  ];
}
