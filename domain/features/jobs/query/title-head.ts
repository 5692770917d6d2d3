import { normalizeTerm } from '#domain/features/matching/normalize-term.ts';

/**
 * Where a job title has words: as the occupation itself (`head`: "Senior Software Developer II (Remote)" is a developer),
 * elsewhere in the main part (`main`: "Nurse Recruiter"), or only in brackets or after a preposition (`aside`: "Project
 * Manager with Developer Experience", "Intern (Juris Doctor)"). Undefined if it does not have them.
 * @param key normalized words
 */
export function findInTitle(title: string, key: string): 'head' | 'main' | 'aside' | undefined {
  if (!has(normalizeTerm(title), key)) return undefined;
  const inBrackets = [...title.matchAll(BRACKETS)].map(([, text = '']) => normalizeTerm(text));
  if (inBrackets.includes(key)) return 'head';
  const segments = title
    .replace(BRACKETS, ',')
    .split(SEPARATOR)
    .map((segment) => normalizeTerm(segment.replace(COMPLEMENT, '')).replace(LEVEL, ''));
  if (segments.some((segment) => ` ${segment}`.endsWith(` ${key}`))) return 'head';
  return segments.some((segment) => has(segment, key)) ? 'main' : 'aside';
}

function has(text: string, key: string): boolean {
  return ` ${text} `.includes(` ${key} `);
}

const BRACKETS = /\(([^()]*)\)/g;
const SEPARATOR = /[,;:|/–—&]| - | and /i;
/** What the work is about, for, or with. */
const COMPLEMENT = /\s(?:with|for|in|at|to|of|on)\s.*$/is;
const LEVEL = /(?: (?:[ivx]+|\d+|level|gs))+$/;
