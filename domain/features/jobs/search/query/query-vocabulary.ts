import type { JobType, WorkMode } from '#domain/features/jobs/job.ts';
import { normalizeTerm } from '#domain/features/matching/taxonomy/normalize-term.ts';

/** Words that mean a work mode. */
const modeWords: Readonly<Record<WorkMode, string>> = {
  remote:
    'remote|remotely|remote work|remote job|remote jobs|work remotely|work remote|fully remote|100% remote|remote only|' +
    'work from home|working from home|work at home|wfh|wah|home based|home office|from home|telework|teleworking|' +
    'telecommute|telecommuting|work from anywhere|télétravail|teletrabajo|재택근무',
  hybrid: 'hybrid|hybrid work|hybrid remote|partly remote|partially remote|híbrido|hybride',
  on_site: 'on site|onsite|on-site|in office|in the office|in person|presencial|sur place',
};

/** Words that mean a job type. */
const typeWords: Readonly<Record<JobType, string>> = {
  full_time: 'full time|fulltime|full-time|temps plein|tiempo completo|정규직',
  part_time: 'part time|parttime|part-time|half time|temps partiel|medio tiempo|tiempo parcial',
  contract:
    'contract|contractor|contract work|freelance|freelancer|freelancing|independent contractor|1099|contract to hire',
  temporary: 'temporary|temp|seasonal|temp work|temporary work|term position|temporaire|temporal',
  internship: 'internship|internships|intern|interns|co op|student job|stage|pasantía|인턴',
  apprenticeship: 'apprenticeship|apprenticeships|apprentice|apprentices|apprentissage',
  volunteer: 'volunteer|volunteers|volunteering|bénévole|voluntario',
};

/** Words that are also part of titles and skills: "contract manager", "remote sensing", "hybrid vehicles". */
const AMBIGUOUS = getKeys(
  'contract|contractor|temp|stage|volunteer|volunteers|remote|hybrid|in person|on site|intern|temporal',
);

/** Words without a meaning for the search. The first lines are stop words of the text search. */
const NOISE = getKeys(
  'a|an|the|of|for|in|on|at|to|and|or|with|from|by|is|are|be|i|me|my|you|your|we|our|any|some|all|that|this|who|' +
    'job|jobs|position|positions|vacancy|vacancies|career|careers|opening|openings|hiring|opportunity|opportunities|' +
    'role|roles|employment|work|looking|seeking|find|search|want|wanted|need|needed|near|around|close|within|area|' +
    'available|now|please|paying|pays|pay|salary|over|above|least|more|than|minimum|min|starting|' +
    'emploi|emplois|empleo|empleos|trabajo|trabajos|de|en|le|la|les|el|los|las|채용|일자리',
);

const MINIMUM = getKeys('over|above|least|than|minimum|min|starting|from');

const MODES = readVocabulary(modeWords);
const TYPES = readVocabulary(typeWords);

export function findModeWord(key: string): WorkMode | undefined {
  return MODES.get(key);
}

export function findTypeWord(key: string): JobType | undefined {
  return TYPES.get(key);
}

/** The words of a mode or type: "intern" and "co op" for an internship. */
export function listChoiceWords(value: string): readonly string[] {
  return [...MODES, ...TYPES].flatMap(([key, each]) => (each === value ? [key] : []));
}

/** Whether the word of a mode or type often means something else. */
export function isAmbiguousChoice(key: string): boolean {
  return AMBIGUOUS.has(key);
}

/** Whether the word makes the amount after it the least that a job may pay: "over $90,000". */
export function isMinimumWord(key: string | undefined): boolean {
  return key !== undefined && MINIMUM.has(key);
}

export function isNoise(key: string): boolean {
  return NOISE.has(key);
}

function readVocabulary<T extends string>(words: Readonly<Record<T, string>>): ReadonlyMap<string, T> {
  const entries = Object.entries(words) as [T, string][];
  return new Map(entries.flatMap(([value, list]) => [...getKeys(list)].map((key) => [key, value] as const)));
}

function getKeys(list: string): ReadonlySet<string> {
  return new Set(list.split('|').map(normalizeTerm));
}
