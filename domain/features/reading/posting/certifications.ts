import type { Taxonomy } from '#domain/features/matching/taxonomy/taxonomy.ts';
import { findTerms, type TermMatch } from '#domain/features/reading/terms/term-index.ts';
import { type Token, tokenize } from '#domain/features/reading/terms/tokens.ts';
import { excerpt } from '#domain/features/reading/text/excerpt.ts';
import type { Segment } from '#domain/features/reading/text/segments.ts';
import { isEssentialAt } from './necessity.ts';
import type { ReadTerm } from './requirements.ts';

export interface ReadCertification extends ReadTerm {
  readonly isEssential: boolean;
}

/** Certifications and licenses that a posting asks for, with those that its title names: "Registered Nurse". */
export function readCertifications(
  title: string,
  segments: readonly Segment[],
  taxonomy: Taxonomy,
): ReadCertification[] {
  const asked = segments
    .filter(({ section }) => section !== 'benefits' && section !== 'about')
    .flatMap((segment) => readSegment(segment, taxonomy));
  return [...readTitle(title, taxonomy), ...asked];
}

function readTitle(title: string, taxonomy: Taxonomy): ReadCertification[] {
  const tokens = tokenize(title);
  const named = findTerms(tokens, taxonomy.spellings('certification'))
    .filter(({ term }) => professions.test(term.label))
    .map((match) => ({ ...toRead(match, tokens, title, 0.8), isEssential: true }));
  return [...named, ...readTitleLicense(title, taxonomy)];
}

/** "General Attorney" needs a bar admission; "Attorney Recruiter" does not. */
function readTitleLicense(title: string, taxonomy: Taxonomy): ReadCertification[] {
  const text = /\b(?:attorney|lawyer)(?=\s*$|\s*[,;(/–—-])/i.exec(title)?.[0];
  const term = text === undefined ? undefined : taxonomy.find('certification', 'Bar Admission');
  if (!term || text === undefined) return [];
  return [{ id: term.id, text, evidence: { sentence: title, confidence: 0.8 }, isEssential: true }];
}

/** Occupations that require the license of the same name by law. */
const professions =
  /^(?:registered nurse|licensed|nurse practitioner|certified (?:nursing|medical) assistant|commercial driver|emergency medical)/i;

function readSegment({ text, section }: Segment, taxonomy: Taxonomy): ReadCertification[] {
  if (unrelated.test(text)) return [];
  const tokens = tokenize(text);
  const hasContext = context.test(text);
  const named = findTerms(tokens, taxonomy.spellings('certification')).flatMap((match) => {
    const confidence = weigh(match, tokens, hasContext);
    if (confidence === 0) return [];
    return [{ ...toRead(match, tokens, text, confidence), at: tokens[match.first]?.from ?? 0 }];
  });
  return [...named, ...readLicenses(text, taxonomy)].map(({ at, ...read }) => ({
    ...read,
    isEssential: isEssentialAt(text, section, at),
  }));
}

const context =
  /\b(?:licen[sc]\w*|certifi\w+|credential\w*|registration|registered|accredited|must (?:be|have|hold|possess)|possess(?:ion)?|required|eligible|clearance|qualified|designation|preferred|a plus)\b/i;
/** Documents and permissions other than a person's qualification. */
const unrelated =
  /birth certificate|certificate of (?:eligib|citizen|release|natural)|software licen|licen[sc]e (?:fees?|agreements?|management|keys?)|manage licen[sc]es|(?:obtain|eligible for)(?: and maintain)? (?:an? )?(?:[\w/-]+ ){0,5}clearance|clearance may be required|certification statement/i;

function weigh(match: TermMatch, tokens: readonly Token[], hasContext: boolean): number {
  const { key, spelling, first, last } = match;
  const isPhrase = key.includes(' ');
  if (/ plus$/.test(key) && !/Plus/.test(tokens[last]?.text ?? '')) return 0;
  if (isPhrase) {
    if (products.has(key) || titlesOnly.has(key)) return hasContext && certified.test(around(tokens, match)) ? 0.8 : 0;
    return hasContext ? 0.9 : 0.7;
  }
  const text = tokens[first]?.text ?? '';
  if (first === last && /^[\p{Lu}\p{N}&+./-]+$/u.test(spelling)) {
    if (text !== text.toUpperCase()) return 0;
    if (shortNames.has(key) || key.length <= 2) return certified.test(around(tokens, match)) ? 0.75 : 0;
    return hasContext ? 0.9 : 0.75;
  }
  return hasContext && certified.test(around(tokens, match)) ? 0.8 : 0;
}

const certified = /\b(?:licen[sc]\w*|certifi\w+|credential\w*|registration|designation|card|permit|admission)\b/i;

/** The words next to a match. */
function around(tokens: readonly Token[], { first, last }: TermMatch): string {
  return tokens
    .slice(Math.max(0, first - 4), last + 5)
    .map(({ text }) => text)
    .join(' ');
}

const products = new Set(['google analytics', 'google ads', 'google data analytics', 'first aid']);
const titlesOnly = new Set([
  'scrum master',
  'pharmacy technician',
  'enrolled agent',
  'azure administrator',
  'aws developer',
  'azure developer associate',
  'journeyman electrician',
  'professional engineer',
  'food handler',
  'forklift operator',
  'real estate salesperson',
  'financial risk manager',
  'registered nurse',
  'nurse practitioner',
]);
/** Abbreviations with other meanings. */
const shortNames = new Set(
  'ace aca acp ase cap cas cb cc cia cma cp cpc cpp cpt crc csa csp ctp cw dop ea frm mls np oca oct ocp pca pde pe sa sap scs soa tt was itil mos dva clf saa eit vcp cda forklift notary'.split(
    ' ',
  ),
);

function toRead(
  { term, first, last }: TermMatch,
  tokens: readonly Token[],
  text: string,
  confidence: number,
): ReadTerm {
  const written = text.slice(tokens[first]?.from ?? 0, tokens[last]?.to ?? 0);
  return { id: term.id, text: written, evidence: { sentence: excerpt(text, tokens[first]?.from), confidence } };
}

/** Licenses that are described rather than named. */
function readLicenses(text: string, taxonomy: Taxonomy): (ReadTerm & { readonly at: number })[] {
  return licenses.flatMap(([label, pattern]) => {
    const found = pattern.exec(text);
    const term = found && taxonomy.find('certification', label);
    return term
      ? [
          {
            id: term.id,
            text: found[0],
            at: found.index,
            evidence: { sentence: excerpt(text, found.index), confidence: 0.9 },
          },
        ]
      : [];
  });
}

const licenses: readonly (readonly [string, RegExp])[] = [
  [
    'Registered Nurse',
    /\b(?:RN|registered nurs\w+|professional nurs\w+|nursing)\b[^.;]{0,40}\blicen[sc]\w+|\blicen[sc]\w+[^.;]{0,30}\b(?:as an? |a )?(?:RN|(?:registered |professional )nurs\w+|nurse\b)|graduate of a school of professional nursing/i,
  ],
  [
    'Licensed Practical Nurse',
    /\blicensed (?:practical|vocational)|\b(?:practical|vocational) nurs\w+[^.;]{0,40}\blicen[sc]/i,
  ],
  [
    'State Teaching License',
    /\b(?:teaching|teacher'?s?|educator)\b[^.;]{0,20}\b(?:licen[sc]\w*|certifica\w+|credential)|\b(?:certified|licensed) teacher|\bstate certification(?= in\b)/i,
  ],
  [
    'Bar Admission',
    /\b(?:member(?:ship)?|good standing|admi(?:tted|ssion)|licensed|active|pass\w*)\b[^.;]{0,40}\bbar\b|\b(?:state|the) bar (?:member|admission|exam|licen[sc]e)|\blicensed to practice law\b|\badmitted to practice\b/i,
  ],
  [
    "Commercial Driver's License Class B",
    /\bclass b\b[^.;]{0,40}\b(?:CDL|commercial driver)|\bCDL\b[^.;]{0,15}\bclass b\b/i,
  ],
  [
    "Commercial Driver's License Class A",
    /\bclass a\b[^.;]{0,40}\b(?:CDL|commercial driver)|\bcommercial driver[’']?s?[’']? licen[sc]e\b(?![^.;]{0,20}class b)/i,
  ],
  ["Driver's License", /\b(?<!commercial )driver[’']?s?[’']?s? licen[sc]e\b|\bdriving licen[sc]e\b/i],
  [
    'Licensed Clinical Social Worker',
    /\blicensed (?:clinical |independent |master )?social work|\bsocial work(?:er)?\b[^.;]{0,20}\blicen[sc]/i,
  ],
  [
    'Professional Engineer',
    /\b(?:licensed|registered) (?:as an? )?professional engineer|\bprofessional engineer\w*[^.;]{0,15}\b(?:licen[sc]|registration)|\bP\.?E\.? licen[sc]/i,
  ],
];
