import { findDegree } from '#domain/features/resumes/fields/degrees.ts';
import type { DegreeLevel } from '#domain/features/resumes/parsed-resume.ts';

/** Education as the score ranks it, by rank: 0 none .. 5 doctorate. Each code is a phrase. */
export const EDUCATION_LEVELS = ['none', 'high_school', 'associate', 'bachelor', 'master', 'doctorate'] as const;

/** The rank of the highest degree a text names; undefined where it names none. */
export function educationLevelFromText(text: string): number | undefined {
  if (NO_SCHOOLING.test(text)) return 0;
  const korean = KOREAN.find(([word]) => text.normalize('NFC').includes(word));
  if (korean) return korean[1];
  const degree = findDegree(text);
  return degree && RANKS[degree.level];
}

/** The rank of a degree as a résumé names it. A certificate after school stays below an associate's degree. */
export function educationLevelOfDegree(level: DegreeLevel): number {
  return RANKS[level];
}

const RANKS: Record<DegreeLevel, number> = {
  some_high_school: 0,
  high_school: 1,
  certificate: 1,
  some_college: 1,
  associate: 2,
  bachelor: 3,
  post_bachelor: 3,
  master: 4,
  professional: 5,
  doctorate: 5,
  post_doctoral: 5,
};

const NO_SCHOOLING = /^\s*(?:none|no (?:formal )?education(?: required)?|less than high school)\s*$/i;

// The longer word first where one holds the other.
const KOREAN: readonly (readonly [string, number])[] = [
  ['박사', 5],
  ['석사', 4],
  ['전문학사', 2],
  ['학사', 3],
  ['고등학교', 1],
  ['고졸', 1],
];
