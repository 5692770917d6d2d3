import { normalizeTerm } from '#domain/features/matching/taxonomy/normalize-term.ts';

/**
 * Where a job title has words: as the occupation itself (`head`: "Senior Software Developer II (Remote)" is a developer),
 * elsewhere in the main part (`main`: "Nurse Recruiter"), or only in brackets or after a preposition (`aside`: "Project
 * Manager with Developer Experience", "Intern (Juris Doctor)"). Undefined if it does not have them.
 * @param key normalized words
 */
export function findInTitle(title: string, key: string): 'head' | 'main' | 'aside' | undefined {
  if (!has(normalizeTerm(title), key)) return undefined;
  const segments = title
    .replace(BRACKETS, ',')
    .split(SEPARATOR)
    .map((segment) => normalizeTerm(segment.replace(COMPLEMENT, '')).replace(LEVEL, ''));
  if (segments.some((segment) => isHead(segment, key))) return 'head';
  if (segments.some((segment) => has(segment, key))) return 'main';
  const inBrackets = [...title.matchAll(BRACKETS)].map(([, text = '']) => normalizeTerm(text));
  if (!inBrackets.includes(key)) return 'aside';
  // "Registered Nurse (RN)" and "IT Specialist (Programmer)" name the occupation; "(Customer Support)" is its subject.
  return ROLE.test(key) || isShortFor(key, segments) ? 'head' : 'main';
}

/** At the end, or at the start before words that are no other occupation: "Product Manager Mobile Apps". */
function isHead(segment: string, key: string): boolean {
  if ([segment, segment.replace(PERSON, '')].some((each) => ` ${each}`.endsWith(` ${key}`))) return true;
  const others = segment.startsWith(`${key} `) ? segment.slice(key.length + 1).split(' ') : [];
  return ROLE.test(key) && others.length > 0 && !others.some((word) => ROLE.test(word));
}

/** Whether the key is the initials of the words of a segment, or of some of them. */
function isShortFor(key: string, segments: readonly string[]): boolean {
  const initials = segments.map((segment) => segment.replace(/(\S)\S* ?/g, '$1'));
  return !key.includes(' ') && initials.some((each) => each.endsWith(key));
}

function has(text: string, key: string): boolean {
  return ` ${text} `.includes(` ${key} `);
}

const BRACKETS = /\(([^()]*)\)/g;
const SEPARATOR = /[,;:|/–—&]| - | and /i;
/** What the work is about, for, or with. */
const COMPLEMENT = /\s(?:with|for|in|at|to|of|on)\s.*$/is;
const LEVEL = /(?: (?:[ivx]+|\d+|level|gs))+$/;
/** Says only that someone does it: "Customer Support Professional". */
const PERSON = / (?:professional|specialist|representative|rep|agent|expert|worker|position|staff)s?$/;
/** Ends with a word for a person at work. */
const ROLE =
  /(?:[a-z]{2}(?:er|or|ist|ian|eer)|assistant|accountant|consultant|agent|clerk|nurse|chief|aide?|guide|tech|rep|head|intern|trainee|cook|representative|secretary|professional)s?$/;
