export interface ExperienceYears {
  readonly min: number | null;
  readonly max: number | null;
}

/** Required years of experience: "3-5 years", "at least 2 years", "Entry level". */
export function parseExperienceYears(level: string, requirements: string): ExperienceYears {
  const named = levels.find(([pattern]) => pattern.test(level));
  return findYears(level) ?? (named ? named[1] : undefined) ?? findYears(requirements) ?? { min: null, max: null };
}

const range = /\b(\d{1,2})\s*(?:-|–|to)\s*(\d{1,2})\+?\s*(?:years?|yrs?)\b/i;
const minimum = /\b(\d{1,2})\s*\+?\s*(?:or more\s+)?(?:years?|yrs?)['’]?\b(?=[^.;\n]{0,60}\bexperience\b)/i;
const onlyYears = /^(\d{1,2})\s*years?$/i;

function findYears(text: string): ExperienceYears | undefined {
  const both = range.exec(text);
  if (both) return toRange(Number(both[1]), Number(both[2]));
  const one = minimum.exec(text) ?? onlyYears.exec(text.trim());
  const years = Number(one?.[1]);
  return one && years <= 40 ? { min: years, max: null } : undefined;
}

function toRange(min: number, max: number): ExperienceYears | undefined {
  return min <= max && max <= 40 ? { min, max } : undefined;
}

const levels: readonly (readonly [RegExp, ExperienceYears])[] = [
  [/^internship$/i, { min: 0, max: 1 }],
  [/^entry[ -]level$/i, { min: 0, max: 2 }],
  [/^associate$/i, { min: 1, max: 4 }],
  [/^mid[ -]senior level$/i, { min: 4, max: 10 }],
  [/^(director|executive)$/i, { min: 8, max: null }],
  [/^(intern|trainee)$/i, { min: 0, max: 1 }],
  [/^(junior|jr\.?)(?: level)?$/i, { min: 0, max: 2 }],
  [/^(mid|middle|intermediate|mid[ -]?level)$/i, { min: 2, max: 5 }],
  [/^(senior|sr\.?)(?: level)?$/i, { min: 5, max: 10 }],
  [/^(lead|staff|principal)(?: level)?$/i, { min: 8, max: null }],
];
