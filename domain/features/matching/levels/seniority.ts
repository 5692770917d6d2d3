import { getExperienceYears } from './experience-years.ts';

/**
 * How far a person is in an occupation, or how far a job wants one to be, in half steps from 1; 0 if unknown. For the
 * order of matches only.
 */
export const SENIORITY = { unknown: 0, intern: 1, junior: 3, mid: 5, senior: 7, lead: 9, staff: 10 } as const;

/** The highest level gap: larger ones count the same. */
export const MAX_LEVEL_GAP = 28;

/** What a half step counts if the job asks for more, and if it asks for less than the profile shows. */
const upValue = 7;
const downValue = 1;
/** More than one level and a half below the profile is a step back: each half step beyond it counts twice. */
const downSteps = 3;

interface PostingLevel {
  readonly title: string;
  readonly texts: readonly string[];
  /** Years of experience that the posting asks for. */
  readonly years: { readonly min: number | null; readonly max: number | null };
}

/** The level that a posting asks for: by its title, else by its pay grade, else by the years it asks for. */
export function getPostingSeniority({ title, texts, years }: PostingLevel): number {
  const named = readTitleLevel(title);
  const asked = getAskedLevel(years);
  if (named !== undefined) return asked === undefined || named === SENIORITY.intern ? named : shift(named, asked);
  return readGrades(title) ?? readGrades(texts.join('\n')) ?? asked ?? SENIORITY.unknown;
}

/** A "junior" job that asks for two to four years is half a step above junior. */
function shift(named: number, asked: number): number {
  return Math.abs(asked - named) < 2 ? named : named + Math.sign(asked - named);
}

function getAskedLevel({ min, max }: PostingLevel['years']): number | undefined {
  if (min === null && max === null) return undefined;
  const lowest = min === null ? SENIORITY.junior : getYearsLevel(min);
  return Math.round((lowest + Math.max(lowest, max === null ? lowest + 1 : getYearsLevel(max))) / 2);
}

interface Position {
  readonly title: string;
  readonly start: string;
  readonly end: string;
}

/** The level that a profile shows: by the title of its latest position, else by its years. */
export function getPersonSeniority(positions: readonly Position[], now: Date): number {
  const [latest] = positions.toSorted((a, b) => getEnd(b).localeCompare(getEnd(a)));
  const named = latest && readTitleLevel(latest.title);
  // An intern applies for the first position.
  if (named !== undefined) return Math.max(named, SENIORITY.junior);
  const years = getExperienceYears(positions, now);
  return years === null ? SENIORITY.unknown : Math.min(maxYearsLevel, getYearsLevel(years));
}

/** How far apart two levels are, 0..MAX_LEVEL_GAP. A job that names no level mostly wants someone with experience. */
export function measureLevelGap(own: number, asked: number): number {
  if (own === SENIORITY.unknown) return 0;
  if (asked === SENIORITY.unknown) return own <= SENIORITY.junior ? upValue : 0;
  if (asked > own) return Math.min(MAX_LEVEL_GAP, upValue * (asked - own));
  const steps = own - asked;
  return Math.min(MAX_LEVEL_GAP, downValue * (steps + Math.max(0, steps - downSteps)));
}

/** Years alone make no one senior. */
const maxYearsLevel = SENIORITY.senior - 1;

// The years from which a level starts, in ascending order of the levels.
const yearsOfLevels = [0, 0, 1, 2, 3, 5, 7, 10];

function getYearsLevel(years: number): number {
  return yearsOfLevels.filter((least) => years >= least).length;
}

function readTitleLevel(title: string): number | undefined {
  return LEVELS.find(([pattern]) => pattern.test(title))?.[1];
}

const ranked = '(?:engineer|developer|programmer|analyst|scientist|accountant|designer|technician)';
const LEVELS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:intern|internship|trainee|student|apprentice|apprenticeship)\b/i, SENIORITY.intern],
  [/\b(?:junior|jr|entry[- ]level|recent graduates?|new grad(?:uate)?)\b/i, SENIORITY.junior],
  [new RegExp(`\\bassociate (?:\\w+ )?${ranked}\\b|\\b${ranked} I\\b`, 'i'), SENIORITY.junior],
  [new RegExp(`\\b${ranked} II\\b`, 'i'), SENIORITY.mid],
  [/\b(?:principal|distinguished)\b|\bstaff (?:\w+ ){0,2}(?:engineer|developer|scientist)\b/i, SENIORITY.staff],
  [/\b(?:lead|architect|head|chief|director|vp|vice president)\b/i, SENIORITY.lead],
  [new RegExp(`\\b(?:senior|sr|expert)\\b|\\b${ranked} (?:III|IV)\\b`, 'i'), SENIORITY.senior],
];

/** The middle of the federal pay grades that a text offers: "GS-07/09"; or the grade after one it asks for. */
function readGrades(text: string): number | undefined {
  const found = [...text.matchAll(GRADE)].flatMap(({ 1: grades = '', index }) => {
    const asked = ASKED.test(text.slice(Math.max(0, index - 60), index));
    return grades
      .split('/')
      .map(Number)
      .filter((grade) => grade >= 2 && grade <= 15)
      .map((grade) => ({ grade: grade + (asked ? 1 : 0), asked }));
  });
  if (found.length === 0) return undefined;
  const offered = found.filter(({ asked }) => !asked);
  const grades = (offered.length > 0 ? offered : found).map(({ grade }) => grade);
  return Math.round((getGradeLevel(Math.min(...grades)) + getGradeLevel(Math.max(...grades))) / 2);
}

const GRADE = /\bG[SG]-? ?(?:\d{4}-)?(\d{1,2}(?:\/\d{1,2})*)\b/g;
const ASKED = /\b(?:equivalent|comparable|at least|next lower|served)\b[^.]{0,45}$/i;

function getGradeLevel(grade: number): number {
  const levels = [SENIORITY.junior - 1, SENIORITY.junior, SENIORITY.mid - 1, SENIORITY.mid, SENIORITY.mid + 1];
  const ends = [4, 7, 9, 11, 12];
  const at = ends.findIndex((end) => grade <= end);
  if (at >= 0) return levels[at] ?? SENIORITY.mid;
  return grade === 13 ? SENIORITY.senior : SENIORITY.lead;
}

/** A current position, which has no end, comes first. */
function getEnd({ end }: Position): string {
  return end === '' ? '9999' : end;
}
