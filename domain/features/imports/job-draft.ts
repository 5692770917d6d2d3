import type { JobType, Salary, WorkMode } from '#domain/features/jobs/job.ts';
import { parseEducationLevel } from '#domain/features/matching/levels/education-level.ts';
import { parseWebLink } from '#domain/lib/link.ts';
import { cleanName } from '#domain/lib/name.ts';
import { parseDay } from './fields/dates.ts';
import { parseJobType } from './fields/employment.ts';
import { parseExperienceYears } from './fields/experience.ts';
import { type ParsedLocation, parseLocation } from './fields/location.ts';
import { type ParsedPay, parsePay } from './fields/pay.ts';
import { tidyLine, tidyText, truncate } from './fields/texts.ts';
import { parseWorkMode } from './fields/work-mode.ts';
import type { Posting } from './posting.ts';

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
  'broken_xml',
  'not_a_posting',
  'wrong_number_of_columns',
  'missing_title',
  'missing_description',
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** What was omitted from an accepted row, or assumed. */
export type DraftNote =
  | 'employer_not_named'
  | 'pay_incomplete'
  | 'pay_not_read'
  | 'posting_day_not_given'
  | 'posting_day_not_read'
  | 'closing_day_not_read'
  | 'job_type_assumed'
  | 'text_cut'
  | 'place_not_found'
  | 'cells_missing'
  | 'closed';

export type DraftResult =
  | { readonly draft: JobDraft; readonly notes: readonly DraftNote[] }
  | { readonly refused: RefusalReason };

const maxLengths = { title: 200, company: 200, text: 20_000, benefits: 10_000 } as const;

/** Validates a posting and converts it to a draft. Values that cannot be read are omitted, with a note. */
export function buildJobDraft(posting: Posting): DraftResult {
  const refused = findRefusal(posting);
  if (refused) return { refused };
  const location = parseLocation(posting);
  const pay = parsePay(posting.pay, location.country);
  const type = parseJobType(posting.employmentTypes);
  const texts = buildTexts(posting);
  const days = {
    postedOn: parseDay(posting.posted, posting.postedYear) ?? null,
    closesOn: parseDay(posting.validThrough) ?? null,
  };
  return {
    notes: listNotes(posting, { pay, type, texts, ...days }),
    draft: {
      id: truncate(tidyLine(posting.id), 200),
      ...texts,
      ...buildLocation(posting, location),
      ...buildRequirements(posting, texts),
      workMode: parseWorkMode(posting),
      jobType: type ?? 'full_time',
      openings: parseOpenings(posting.openings),
      salary: typeof pay === 'object' ? pay.salary : null,
      industries: posting.industries.map(tidyLine).filter(Boolean),
      sourceUrl: truncate(parseWebLink(posting.url) ?? '', 2000),
      ...days,
    },
  };
}

interface ReadValues extends Pick<JobDraft, 'postedOn' | 'closesOn'> {
  readonly pay: ParsedPay;
  readonly type: JobType | undefined;
  readonly texts: ReturnType<typeof buildTexts>;
}

function listNotes(posting: Posting, { pay, type, texts, postedOn, closesOn }: ReadValues): DraftNote[] {
  const isCut = longTexts.some((name) => texts[name].length < tidyText(posting[name]).length);
  const notes: readonly (readonly [DraftNote, boolean])[] = [
    ['employer_not_named', texts.company === ''],
    ['pay_incomplete', pay === 'incomplete'],
    ['pay_not_read', pay === 'unreadable'],
    ['posting_day_not_given', posting.posted === ''],
    ['posting_day_not_read', posting.posted !== '' && postedOn === null],
    ['closing_day_not_read', posting.validThrough !== '' && closesOn === null],
    ['job_type_assumed', type === undefined],
    ['text_cut', isCut],
  ];
  return notes.filter(([, applies]) => applies).map(([note]) => note);
}

const longTexts = ['description', 'responsibilities', 'requirements', 'benefits'] as const;

function findRefusal(posting: Posting): RefusalReason | undefined {
  if (!hasText(cleanName(posting.title))) return 'missing_title';
  return mainTexts.some((name) => hasText(posting[name])) ? undefined : 'missing_description';
}

/** The first of them that is not empty describes the job. */
const mainTexts = ['description', 'responsibilities', 'requirements'] as const;

const hasText = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

function buildTexts(given: Posting) {
  const posting = moveMainText(given);
  const company = truncate(cleanName(tidyLine(posting.company)), maxLengths.company);
  return {
    title: truncate(cleanName(tidyLine(posting.title)), maxLengths.title),
    company: unnamed.test(company) ? '' : company,
    description: truncate(tidyText(posting.description), maxLengths.text),
    responsibilities: truncate(tidyText(posting.responsibilities), maxLengths.text),
    requirements: truncate(tidyText(posting.requirements), maxLengths.text),
    benefits: truncate(tidyText(posting.benefits), maxLengths.benefits),
  };
}

/** A file may have only responsibilities or requirements. */
function moveMainText(posting: Posting): Posting {
  const name = mainTexts.find((each) => hasText(posting[each])) ?? 'description';
  return name === 'description' ? posting : { ...posting, description: posting[name], [name]: '' };
}

/** What files write if they do not name the employer. */
const unnamed =
  /^(?:confidential|n\/?a|none|null|unknown|not (?:named|specified|available|disclosed)|[^\p{L}\p{N}]*)$/iu;

function buildLocation({ latitude, longitude }: Posting, location: ParsedLocation) {
  const isValidPoint =
    latitude !== null && longitude !== null && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return { ...location, latitude: isValidPoint ? latitude : null, longitude: isValidPoint ? longitude : null };
}

function buildRequirements(
  posting: Posting,
  { requirements, description }: Pick<JobDraft, 'requirements' | 'description'>,
) {
  const years = parseExperienceYears(posting.experience, requirements || description);
  return {
    experienceMin: years.min,
    experienceMax: years.max,
    educationLevel: parseEducation(posting.education),
    skills: posting.skills.map(tidyLine).filter((skill) => skill !== '' && skill.length <= 60),
  };
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
