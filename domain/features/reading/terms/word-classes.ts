import { normalizeTerm } from '#domain/features/matching/taxonomy/normalize-term.ts';
import type { TermMatch } from './term-index.ts';

/**
 * How much evidence a spelling needs. `sure`: its letters are enough. `acronym`: capitals. `capital`: a capital within a
 * sentence. `everyday`: a capital, and a list of skills or words such as "experience with". `rare`: the same, written
 * exactly like the term. `short`: a list or "in R". `generic`: a requirement, since each text has the word. `never`: none.
 */
export type WordClass = 'sure' | 'acronym' | 'capital' | 'everyday' | 'rare' | 'short' | 'generic' | 'never';

export function classify({ term, key, spelling }: TermMatch, ambiguous: ReadonlySet<string>): WordClass {
  const single = key.endsWith('s') ? key.slice(0, -1) : key;
  if (never.has(key) || never.has(single)) return 'never';
  // "words per minute", "excels at".
  if (single !== key && single === normalizeTerm(spelling) && isName(single, ambiguous)) return 'never';
  if (generic.has(key) || generic.has(single)) return 'generic';
  if (key.includes(' ')) return 'sure';
  if (capitalOnly.has(key)) return 'capital';
  if (key.length === 1 || key === 'go') return 'short';
  if (everyday.has(key)) return 'everyday';
  const isShouted = /^[\p{Lu}\p{N}&+./-]{2,8}$/u.test(spelling);
  if (term.weight <= 1 && !subjectEnding.test(key) && !/\p{Ll}\p{Lu}|^\p{Ll}/u.test(spelling)) return 'rare';
  if (isShouted && !/[+#]/.test(key)) return 'acronym';
  if (!ambiguous.has(key)) return 'sure';
  return subjectEnding.test(key) ? 'generic' : 'everyday';
}

function isName(key: string, ambiguous: ReadonlySet<string>): boolean {
  return capitalOnly.has(key) || everyday.has(key) || (ambiguous.has(key) && !generic.has(key));
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(/[\s,]+/).filter(Boolean));
const phrases = (text: string): ReadonlySet<string> => new Set(text.split(',').map((each) => each.trim()));

/** Subjects and trades among the rarely used terms, which are mostly names of programs. */
const subjectEnding = /(?:ology|ics|graphy|istry|ing|tion|nomy|metry|ment|ance|therapy|pathy|ship|ism|keeping)$/;

/** Names that are also verbs, but not written with a capital as such. */
const capitalOnly = words('excel outlook illustrator tableau photoshop python java ruby scala docker azure kafka jira');

/** Names of products and languages that are everyday words. */
const everyday = words(`
  access act agile airflow angular apex arena asana ant aspen assembly atom basic bash bamboo blender blink bootstrap bower
  canvas chef chrome cloud cypress dart delta dash edge eclipse elastic elixir ember epic express flask flutter forte
  gatsby gradle grails hibernate hive intercom jasper jest julia keynote lean looker loom magic marketo maven maya mercury
  meteor mocha monday node notion numbers office oracle pages pandas papertrail pig pilot play playwright polish postman
  premiere presto project prolog prometheus publisher puppet python3 qt quicken rails react realm redux rest robot rust
  sage saga scheme selenium sentry shell shiny simple sketch slack snowflake solid spark splash spring square stata swift
  symphony teams tensor travis unity unreal vault vim visual vue wave webex word workday zoom welsh georgian persian
  waterfall typing reception presenting listening spelling ajax flash flex ionic sas sap spss`);

/** Everyday words and phrases that are listed among the spellings of skills. */
const never = new Set([
  ...words(`
  administrative analyze analyse apps arts attempt bargain basic call calm case cats choose com compilers consider drafting
  considerate consultation continue cooperate database decide dig driving ee endeavor endure energy etc experiment fast fastest fields fit guide
  harvest heed history hiring impact improvise innovate interact interview jet laws lead literature mechanical migration organised organization
  persist persisting persevere persuade plan politics puff reduce route sand schedule science sea securities strive tanks
  terminology troubleshoot try philosophy morality coining dies trademarks allergies adhesives medicines cents fear
  electricity fd instructions claims ice doe pod les ids iss sam pd ems cis ads mps fas fms dts dcs square google english plan inclusion
  recruitment recruiting`),
  ...phrases(`provide information, work in teams, e verify, english language, engineering and technology, law and government,
  make an effort, give advice to others, interact with others, use questioning techniques, customer and personal service,
  think, analyse, follow instructions, job training, new products, application form, real time, best practices, education and training,
  in design, site manager, help others, public safety and security, public law, health care system, health care systems, represent the company, demonstrate commitment, business processes,
   operations, work area, human resource, federal government, legislation, high school,
  general education, federal law, federal laws, point of contact, people, government regulations, regulations, quality of work,
  direct deposit, personal protective equipment, decision support, data entry software, policies and procedures, take action,
  attention to detail attention, use of computer, security clearance, job description, social security, work schedule, work schedules`),
]);

/** Nouns in most texts. They count where a text lists what it asks for. */
const generic = new Set([
  ...words(`
  accuracy adaptability assembly audit interviewing biology chemistry cleaning cloud coaching collaboration communication compliance consulting contracts
  coordination creativity design documentation ecology economics electronics energy ethics filing flexibility
  geography grammar installation instruction instructing inventory leadership listening logic logistics manufacturing math mathematics
  mechanics mentoring monitoring negotiation networking nursing onboarding optics organization pathology physics
  presentations presenting procurement programming psychology purchasing receiving rehabilitation repairing reporting
  research retail sales security selling shipping sociology speaking spelling statistics supervision surveying
  teaching telecommunications training translation typing windows writing hydraulics thermodynamics oceanography
  immunology epidemiology geology agronomy geophysics demography neurology psychiatry meteorology astronomy lean
  bargaining prioritization persuasion reception mentorship budgets laws sensors cameras electricity communications management
  planning analysis maintenance administration evaluation innovation`),
  ...phrases(
    'computer science, information technology, problem solving, human resources, public relations, decision making',
  ),
]);
