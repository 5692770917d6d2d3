import type { TermKind } from './terms.ts';

/**
 * The main part of a term with an addition: "Staff Nurse, Medical ICU", "Data Analyst (Contract)", "Python (pandas)". A
 * title may start with its level: "Director, Marketing" is also "Marketing Director".
 */
export function listTermParts(kind: TermKind, text: string): string[] {
  const main = text.replace(/ ?\(.*$/, '');
  if (kind !== 'title') return main === text ? [] : [main];
  const [head = '', tail = ''] = main.split(/, | [-–—] |\/| \| /);
  const [first = ''] = head.split('-');
  return [main, head, ...(tail === '' ? [] : [`${tail} ${head}`]), first].filter((part) => part !== text);
}

/** The two names of a skill such as "async/Tokio"; empty for one name. */
export function splitNames(text: string): string[] {
  return NAMES_WITH_SLASH.test(text) ? text.split('/') : [];
}

const NAMES_WITH_SLASH = /^[^\s/]{3,}\/[^\s/]{3,}$/;

/** Alternative lookup keys of a term, closest first: without seniority, version, brackets or filler words. */
export function listTermVariants(kind: TermKind, key: string): string[] {
  const variants = VARIANTS[kind](key).filter((variant) => variant !== '' && variant !== key);
  return [...new Set(variants)];
}

const VARIANTS: Record<TermKind, (key: string) => string[]> = {
  skill: (key) => {
    const bare = key.replace(SKILL_FILLER, '');
    const plain = bare.replace(SKILL_LEVEL, '');
    return [
      expandAbbreviation(key),
      bare,
      expandAbbreviation(bare),
      bare.replace(VERSION, ''),
      key.replace(VERSION, ''),
      toSingular(key),
      plain,
      expandAbbreviation(plain),
    ];
  },
  title: (key) => {
    const core = key.replace(SENIORITY, '').replace(LEVEL, '');
    return [
      toSingular(key),
      core,
      toSingular(core),
      core.replace(TITLE_TAIL, ''),
      toSingular(core.replace(TITLE_TAIL, '')),
    ];
  },
  certification: (key) => {
    const bare = key.replace(CERTIFICATION_FILLER, '');
    return [bare, `certified ${bare}`, `${bare} certification`];
  },
  industry: (key) => [key.replace(INDUSTRY_FILLER, ''), toSingular(key)],
};

const SKILL_FILLER = / (programming language|programming|language|software|skills?|framework|library|proficiency)$/;
const SKILL_LEVEL =
  /^(?:(?:basic|intermediate|advanced|expert|proficient|strong|excellent|good|knowledge of|experience with|experience in|proficient in|proficiency in|skilled in|working knowledge of) )+/;
const VERSION = / v?\d[\d.]*$/;
const SENIORITY =
  /^(?:(?:senior|sr|junior|jr|lead|principal|staff|entry level|mid level|associate|experienced|remote|freelance|part time|full time|temporary|seasonal|bilingual|certified|licensed|trainee|graduate) )+/;
const LEVEL = / (?:i{1,3}|iv|v|[1-5]|level [1-5])$/;
const TITLE_TAIL = / (?:remote|hybrid|on site|onsite|intern|internship|co op|contract|part time|full time)$/;
const CERTIFICATION_FILLER =
  /^(?:certified |licensed )|(?: certified| certification| certificate| license| licence| exam)$/g;
const INDUSTRY_FILLER = / (industry|sector|services|business|companies|company)$/;

function expandAbbreviation(key: string): string {
  return key.startsWith('ms ') ? `microsoft ${key.slice(3)}` : key;
}

function toSingular(key: string): string {
  if (key.endsWith('ies')) return `${key.slice(0, -3)}y`;
  return key.endsWith('s') && !key.endsWith('ss') ? key.slice(0, -1) : key;
}
