import type { ParsedResume } from '#domain/features/resumes/parsed-resume.ts';
import type { ResumeTruth } from './resume.ts';

/** Shares from 0 to 1 over all résumés of a template; positions and titles as F1. */
export interface TemplateScore {
  readonly name: number;
  readonly email: number;
  readonly phone: number;
  readonly positions: number;
  readonly titles: number;
  readonly duties: number;
  readonly certificates: number;
  readonly schools: number;
}
export const scoreFields = [
  'name',
  'email',
  'phone',
  'positions',
  'titles',
  'duties',
  'certificates',
  'schools',
] as const;

/** The minimum of each field; the others are only reported. */
export const scoreFloors: Partial<TemplateScore> = {
  name: 0.95,
  email: 0.95,
  phone: 0.95,
  positions: 0.9,
  titles: 0.9,
};

export interface Reading {
  readonly truth: ResumeTruth;
  readonly parsed: ParsedResume;
}

type Listed = readonly [found: readonly string[], wanted: readonly string[]];

/** The compared texts of one résumé, by field. */
function compareReading({ truth, parsed }: Reading): Readonly<Record<keyof TemplateScore, Listed>> {
  const jobs = parsed.experience.map(({ value }) => value);
  const period = (job: { title: string; employer: string; start: string; end: string }): string =>
    plain([job.title, job.employer, job.start, job.end].join('|'));
  return {
    name: [[plain(parsed.name?.value ?? '')], [plain(truth.name)]],
    email: [[plain(parsed.email?.value ?? '')], [plain(truth.email)]],
    phone: [[toDigits(parsed.phone?.value ?? '')], [toDigits(truth.phone)]],
    positions: [jobs.map(period), truth.jobs.map(period)],
    titles: [jobs.map(({ title }) => plain(title)), truth.jobs.map(({ title }) => plain(title))],
    duties: [
      jobs.flatMap(({ text }) => text.split('\n').map((line) => plain(line.replace(/^• /, '')))),
      truth.jobs.flatMap(({ duties }) => duties.map(plain)),
    ],
    schools: [parsed.education.map(({ value }) => plain(value.school)), truth.schools.map(plain)],
    certificates: [parsed.certifications.map(({ value }) => plain(value.name)), truth.certificates.map(plain)],
  };
}

export function scoreTemplate(readings: readonly Reading[]): TemplateScore {
  const compared = readings.map(compareReading);
  const scores = scoreFields.map((field) => [field, scoreLists(compared.map((each) => each[field]))] as const);
  return Object.fromEntries(scores) as unknown as TemplateScore;
}

function scoreLists(lists: readonly Listed[]): number {
  const matched = lists.reduce((sum, [found, wanted]) => sum + countMatches(found, wanted), 0);
  const total = lists.reduce((sum, [found, wanted]) => sum + found.length + wanted.length, 0);
  return total === 0 ? 1 : (2 * matched) / total;
}

function countMatches(found: readonly string[], wanted: readonly string[]): number {
  const rest = [...wanted];
  return found.filter((text) => {
    const index = rest.indexOf(text);
    if (index >= 0) rest.splice(index, 1);
    return index >= 0;
  }).length;
}

function plain(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Without the country code of North America. */
function toDigits(text: string): string {
  return text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
}
