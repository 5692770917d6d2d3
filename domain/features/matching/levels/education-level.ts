import { findDegree, koreanDegrees } from '#domain/features/resumes/fields/degrees.ts';
import type { DegreeLevel } from '#domain/features/resumes/parsed-resume.ts';

/** Education levels by rank, 0 none to 5 doctorate. Each code is a phrase key. */
export const EDUCATION_LEVELS = ['none', 'high_school', 'associate', 'bachelor', 'master', 'doctorate'] as const;

/** The rank of the highest degree in a text; undefined if it names none. */
export function parseEducationLevel(text: string): number | undefined {
  if (NO_SCHOOLING.test(text)) return 0;
  const korean = koreanLevels.find(([, word]) => text.normalize('NFC').includes(word));
  if (korean) return RANKS[korean[0]];
  const degree = findDegree(text);
  return degree && RANKS[degree.level];
}

/** The rank of a résumé's degree. A certificate ranks below an associate degree. */
export function getEducationLevel(level: DegreeLevel): number {
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

const koreanLevels: readonly (readonly [DegreeLevel, string])[] = [
  ...koreanDegrees,
  ['high_school', '고등학교'],
  ['high_school', '고졸'],
];
