import type { JobType, Salary, WorkMode } from '#domain/features/jobs/job.ts';
import { educationLevelFromText } from '#domain/features/matching/education-level.ts';
import { managementLevelFromTitle } from '#domain/features/matching/management-level.ts';
import { dayFromText } from './dates.ts';
import { jobTypeFromWords } from './employment.ts';
import { yearsFromText } from './experience.ts';
import { type ReadPay, readPay } from './pay.ts';
import type { Posting } from './posting.ts';
import { cutTo, tidyLine, tidyText } from './texts.ts';

/** A posting that can become a job; words of the taxonomy and the place are still to be looked up. */
export interface JobDraft {
  readonly id: string;
  readonly title: string;
  readonly company: string;
  readonly description: string;
  readonly responsibilities: string;
  readonly requirements: string;
  readonly benefits: string;
  readonly city: string;
  readonly region: string;
  readonly country: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly workMode: WorkMode;
  readonly jobType: JobType;
  readonly openings: number;
  readonly salary: Salary | null;
  readonly experienceMin: number | null;
  readonly experienceMax: number | null;
  readonly educationLevel: number | null;
  readonly managementLevel: number | null;
  readonly skills: readonly string[];
  readonly industries: readonly string[];
  readonly sourceUrl: string;
  /** A calendar day; null when the file does not say. */
  readonly postedOn: string | null;
  readonly closesOn: string | null;
}

/** Why a row does not become a job. */
export const refusalReasons = [
  'broken_json',
  'not_a_posting',
  'wrong_number_of_columns',
  'missing_title',
  'missing_description',
  'bad_date_posted',
  'bad_valid_through',
  'bad_pay',
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** What was left out or assumed of a row that does. */
export type DraftNote = 'employer_not_named' | 'pay_incomplete' | 'job_type_assumed' | 'text_cut' | 'place_not_found';

export type Drafted =
  | { readonly draft: JobDraft; readonly notes: readonly DraftNote[] }
  | { readonly refused: RefusalReason };

/** The name under which postings without an employer are kept. */
export const unnamedEmployer = 'Employer not named';

const longest = { title: 200, company: 200, place: 120, region: 60, text: 20_000, benefits: 10_000 } as const;

/** Judges a posting. */
export function draftOf(posting: Posting): Drafted {
  const pay = readPay(posting.pay);
  const refused = refusalOf(posting, pay);
  if (refused) return { refused };
  const type = jobTypeFromWords(posting.employmentTypes);
  const texts = textsOf(posting);
  return {
    notes: notesOf(posting, { pay, type, texts }),
    draft: {
      id: cutTo(tidyLine(posting.id), 200),
      ...texts,
      ...placeOf(posting),
      ...needsOf(posting, texts),
      workMode: posting.isRemote || saysRemote(posting) ? 'remote' : 'on_site',
      jobType: type ?? 'full_time',
      openings: openingsOf(posting.openings),
      salary: typeof pay === 'object' ? pay.salary : null,
      industries: posting.industries.map(tidyLine).filter(Boolean),
      sourceUrl: /^https?:\/\/\S+$/i.test(posting.url) ? cutTo(posting.url, 2000) : '',
      postedOn: dayFromText(posting.posted) ?? null,
      closesOn: dayFromText(posting.validThrough) ?? null,
    },
  };
}

function notesOf(
  posting: Posting,
  { pay, type, texts }: { pay: ReadPay; type: JobType | undefined; texts: ReturnType<typeof textsOf> },
): DraftNote[] {
  const isCut = longTexts.some((name) => texts[name].length < tidyText(posting[name]).length);
  const notes: readonly (readonly [DraftNote, boolean])[] = [
    ['employer_not_named', posting.company.trim() === ''],
    ['pay_incomplete', pay === 'incomplete'],
    ['job_type_assumed', type === undefined],
    ['text_cut', isCut],
  ];
  return notes.filter(([, holds]) => holds).map(([note]) => note);
}

const longTexts = ['description', 'responsibilities', 'requirements', 'benefits'] as const;

function refusalOf(posting: Posting, pay: ReadPay): RefusalReason | undefined {
  if (!/[\p{L}\p{N}]/u.test(posting.title)) return 'missing_title';
  if (!/[\p{L}\p{N}]/u.test(posting.description)) return 'missing_description';
  if (posting.posted !== '' && dayFromText(posting.posted) === undefined) return 'bad_date_posted';
  if (posting.validThrough !== '' && dayFromText(posting.validThrough) === undefined) return 'bad_valid_through';
  return pay === 'bad' ? 'bad_pay' : undefined;
}

function textsOf(posting: Posting) {
  return {
    title: cutTo(tidyLine(posting.title), longest.title),
    company: cutTo(tidyLine(posting.company), longest.company) || unnamedEmployer,
    description: cutTo(tidyText(posting.description), longest.text),
    responsibilities: cutTo(tidyText(posting.responsibilities), longest.text),
    requirements: cutTo(tidyText(posting.requirements), longest.text),
    benefits: cutTo(tidyText(posting.benefits), longest.benefits),
  };
}

function placeOf({ city, region, country, placeText, latitude, longitude }: Posting) {
  const isOnGlobe = latitude !== null && longitude !== null && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return {
    city: townOf(city || placeText, country),
    region: cutTo(tidyLine(region), longest.region),
    country: cutTo(tidyLine(country), longest.region),
    latitude: isOnGlobe ? latitude : null,
    longitude: isOnGlobe ? longitude : null,
  };
}

/** "US, ," names no town. */
function townOf(text: string, country: string): string {
  const town = cutTo(tidyLine(text).replace(/[\s,]+$/, ''), longest.place);
  return town.toLowerCase() === country.trim().toLowerCase() ? '' : town;
}

function needsOf(
  posting: Posting,
  { title, requirements, description }: Pick<JobDraft, 'title' | 'requirements' | 'description'>,
) {
  const years = yearsFromText(posting.experience, requirements || description);
  return {
    experienceMin: years.min,
    experienceMax: years.max,
    educationLevel: educationOf(posting.education),
    managementLevel: managementLevelFromTitle(title) ?? null,
    skills: posting.skills.map(tidyLine).filter((skill) => skill !== '' && skill.length <= 60),
  };
}

function saysRemote({ city, placeText }: Posting): boolean {
  return /\b(remote|work from home|telecommute|telework)|remote ?job|^anywhere/i.test(`${city} ${placeText}`.trim());
}

/** Long texts about education are about papers to send in, not about the degree that is asked for. */
function educationOf(text: string): number | null {
  return text.length <= 160 ? (educationLevelFromText(text) ?? null) : null;
}

/** "Few" and "Many" are no numbers. */
function openingsOf(text: string): number {
  const number = Number(text);
  return Number.isInteger(number) && number >= 1 && number <= 1000 ? number : 1;
}
