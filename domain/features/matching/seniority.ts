import { getExperienceYears } from './experience-years.ts';

/** How far a person is in an occupation, or how far a job wants one to be. 0 if unknown. */
export const SENIORITY = { unknown: 0, intern: 1, junior: 2, mid: 3, senior: 4, lead: 5 } as const;

/** The level that a posting asks for: by its title, else by the least years it asks for. */
export function getPostingSeniority(title: string, minYears: number | null): number {
  const named = readTitleSeniority(title);
  if (named !== SENIORITY.unknown) return named;
  return minYears === null ? SENIORITY.unknown : getYearsSeniority(minYears);
}

interface Position {
  readonly title: string;
  readonly start: string;
  readonly end: string;
}

/** The level that a profile shows: by the title of its latest position, else by its years. */
export function getPersonSeniority(positions: readonly Position[], now: Date): number {
  const [latest] = positions.toSorted((a, b) => getEnd(b).localeCompare(getEnd(a)));
  const named = latest ? readTitleSeniority(latest.title) : SENIORITY.unknown;
  if (named !== SENIORITY.unknown) return named;
  const years = getExperienceYears(positions, now);
  return years === null ? SENIORITY.unknown : getYearsSeniority(years);
}

/** How far apart two known levels are, in half levels; being asked for more counts double. 0 if one is unknown. */
export function measureLevelGap(own: number, asked: number): number {
  if (own === SENIORITY.unknown || asked === SENIORITY.unknown) return 0;
  return asked > own ? 2 * (asked - own) : own - asked;
}

/** The highest level gap. */
export const MAX_LEVEL_GAP = 2 * (SENIORITY.lead - SENIORITY.intern);

function getYearsSeniority(years: number): number {
  if (years < 2) return SENIORITY.junior;
  return years < 5 ? SENIORITY.mid : SENIORITY.senior;
}

function readTitleSeniority(title: string): number {
  return LEVELS.find(([pattern]) => pattern.test(title))?.[1] ?? SENIORITY.unknown;
}

const LEVELS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:intern|internship|trainee|student|apprentice)\b/i, SENIORITY.intern],
  [/\b(?:junior|jr|entry[- ]level|graduate)\b|\b(?:engineer|developer|analyst) I\b/i, SENIORITY.junior],
  [/\b(?:principal|staff (?:\w+ )?(?:engineer|developer|scientist)|lead|architect|head)\b/i, SENIORITY.lead],
  [/\b(?:senior|sr|expert)\b/i, SENIORITY.senior],
];

/** A current position, which has no end, comes first. */
function getEnd({ end }: Position): string {
  return end === '' ? '9999' : end;
}
