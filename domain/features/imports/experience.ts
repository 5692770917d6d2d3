export interface YearsAsked {
  readonly min: number | null;
  readonly max: number | null;
}

/** Years of experience that words ask for: "3-5 years", "at least 2 years", "Entry level". */
export function yearsFromText(level: string, requirements: string): YearsAsked {
  const named = levels.find(([words]) => words.test(level));
  return inText(level) ?? (named ? named[1] : undefined) ?? inText(requirements) ?? { min: null, max: null };
}

const range = /\b(\d{1,2})\s*(?:-|–|to)\s*(\d{1,2})\+?\s*(?:years?|yrs?)\b/i;
const least = /\b(\d{1,2})\s*\+?\s*(?:or more\s+)?(?:years?|yrs?)['’]?\b(?=[^.;\n]{0,60}\bexperience\b)/i;
const onlyYears = /^(\d{1,2})\s*years?$/i;

function inText(text: string): YearsAsked | undefined {
  const both = range.exec(text);
  if (both) return ordered(Number(both[1]), Number(both[2]));
  const one = least.exec(text) ?? onlyYears.exec(text.trim());
  const years = Number(one?.[1]);
  return one && years <= 40 ? { min: years, max: null } : undefined;
}

function ordered(min: number, max: number): YearsAsked | undefined {
  return min <= max && max <= 40 ? { min, max } : undefined;
}

const levels: readonly (readonly [RegExp, YearsAsked])[] = [
  [/^internship$/i, { min: 0, max: 1 }],
  [/^entry[ -]level$/i, { min: 0, max: 2 }],
  [/^associate$/i, { min: 1, max: 4 }],
  [/^mid[ -]senior level$/i, { min: 4, max: 10 }],
  [/^(director|executive)$/i, { min: 8, max: null }],
];
