import type { JobType, Salary, WorkMode } from '#domain/features/jobs/job.ts';
import { parseEducationLevel } from '#domain/features/matching/education-level.ts';
import { parseManagementLevel } from '#domain/features/matching/management-level.ts';
import { parseWebLink } from '#domain/lib/link.ts';
import { cleanName } from '#domain/lib/name.ts';
import { parseDay } from './dates.ts';
import { parseJobType } from './employment.ts';
import { parseExperienceYears } from './experience.ts';
import { type ParsedPay, parsePay } from './pay.ts';
import type { Posting } from './posting.ts';
import { tidyLine, tidyText, truncate } from './texts.ts';

/** A validated posting; its terms and location are not resolved yet. */
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
  /** A calendar day; null if not given. */
  readonly postedOn: string | null;
  readonly closesOn: string | null;
}

/** Why a row is rejected. */
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

/** What was omitted from an accepted row, or assumed. */
export type DraftNote = 'employer_not_named' | 'pay_incomplete' | 'job_type_assumed' | 'text_cut' | 'place_not_found';

export type DraftResult =
  | { readonly draft: JobDraft; readonly notes: readonly DraftNote[] }
  | { readonly refused: RefusalReason };

/** Employer name for postings without one. */
export const unnamedEmployer = 'Employer not named';

const maxLengths = { title: 200, company: 200, city: 120, region: 60, text: 20_000, benefits: 10_000 } as const;

/** Validates a posting and converts it to a draft. */
export function buildJobDraft(posting: Posting): DraftResult {
  const pay = parsePay(posting.pay);
  const refused = findRefusal(posting, pay);
  if (refused) return { refused };
  const type = parseJobType(posting.employmentTypes);
  const texts = buildTexts(posting);
  return {
    notes: listNotes(posting, { pay, type, texts }),
    draft: {
      id: truncate(tidyLine(posting.id), 200),
      ...texts,
      ...buildLocation(posting),
      ...buildRequirements(posting, texts),
      workMode: posting.isRemote || isRemote(posting) ? 'remote' : 'on_site',
      jobType: type ?? 'full_time',
      openings: parseOpenings(posting.openings),
      salary: typeof pay === 'object' ? pay.salary : null,
      industries: posting.industries.map(tidyLine).filter(Boolean),
      sourceUrl: truncate(parseWebLink(posting.url) ?? '', 2000),
      postedOn: parseDay(posting.posted) ?? null,
      closesOn: parseDay(posting.validThrough) ?? null,
    },
  };
}

function listNotes(
  posting: Posting,
  { pay, type, texts }: { pay: ParsedPay; type: JobType | undefined; texts: ReturnType<typeof buildTexts> },
): DraftNote[] {
  const isCut = longTexts.some((name) => texts[name].length < tidyText(posting[name]).length);
  const notes: readonly (readonly [DraftNote, boolean])[] = [
    ['employer_not_named', posting.company.trim() === ''],
    ['pay_incomplete', pay === 'incomplete'],
    ['job_type_assumed', type === undefined],
    ['text_cut', isCut],
  ];
  return notes.filter(([, applies]) => applies).map(([note]) => note);
}

const longTexts = ['description', 'responsibilities', 'requirements', 'benefits'] as const;

function findRefusal(posting: Posting, pay: ParsedPay): RefusalReason | undefined {
  if (!/[\p{L}\p{N}]/u.test(cleanName(posting.title))) return 'missing_title';
  if (!/[\p{L}\p{N}]/u.test(posting.description)) return 'missing_description';
  if (posting.posted !== '' && parseDay(posting.posted) === undefined) return 'bad_date_posted';
  if (posting.validThrough !== '' && parseDay(posting.validThrough) === undefined) return 'bad_valid_through';
  return pay === 'bad' ? 'bad_pay' : undefined;
}

function buildTexts(posting: Posting) {
  return {
    title: truncate(cleanName(tidyLine(posting.title)), maxLengths.title),
    company: truncate(cleanName(tidyLine(posting.company)), maxLengths.company) || unnamedEmployer,
    description: truncate(tidyText(posting.description), maxLengths.text),
    responsibilities: truncate(tidyText(posting.responsibilities), maxLengths.text),
    requirements: truncate(tidyText(posting.requirements), maxLengths.text),
    benefits: truncate(tidyText(posting.benefits), maxLengths.benefits),
  };
}

function buildLocation({ city, region, country, locationText, latitude, longitude }: Posting) {
  const isValidPoint =
    latitude !== null && longitude !== null && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return {
    city: parseCity(city || locationText, country),
    region: truncate(tidyLine(region), maxLengths.region),
    country: truncate(tidyLine(country), maxLengths.region),
    latitude: isValidPoint ? latitude : null,
    longitude: isValidPoint ? longitude : null,
  };
}

/** "US, ," contains no city. */
function parseCity(text: string, country: string): string {
  const city = truncate(tidyLine(text).replace(/[\s,]+$/, ''), maxLengths.city);
  return city.toLowerCase() === country.trim().toLowerCase() ? '' : city;
}

function buildRequirements(
  posting: Posting,
  { title, requirements, description }: Pick<JobDraft, 'title' | 'requirements' | 'description'>,
) {
  const years = parseExperienceYears(posting.experience, requirements || description);
  return {
    experienceMin: years.min,
    experienceMax: years.max,
    educationLevel: parseEducation(posting.education),
    managementLevel: parseManagementLevel(title) ?? null,
    skills: posting.skills.map(tidyLine).filter((skill) => skill !== '' && skill.length <= 60),
  };
}

function isRemote({ city, locationText }: Posting): boolean {
  return /\b(remote|work from home|telecommute|telework)|remote ?job|^anywhere/i.test(`${city} ${locationText}`.trim());
}

/** Long texts about education describe documents to submit, not the required degree. */
function parseEducation(text: string): number | null {
  return text.length <= 160 ? (parseEducationLevel(text) ?? null) : null;
}

/** 1 if not a number, such as "Few". */
function parseOpenings(text: string): number {
  const number = Number(text);
  return Number.isInteger(number) && number >= 1 && number <= 1000 ? number : 1;
}
