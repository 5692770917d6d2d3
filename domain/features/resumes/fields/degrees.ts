import type { DegreeLevel } from '#domain/features/resumes/parsed-resume.ts';
import { fold } from '#domain/features/resumes/text/fold.ts';

interface Degree {
  readonly level: DegreeLevel;
  /** As written. */
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** The highest degree in a line, in English, French, Spanish, Korean or Japanese. */
export function findDegree(text: string): Degree | undefined {
  const plain = fold(text);
  for (const [level, pattern] of patterns) {
    const match = plain.match(pattern);
    if (match?.index === undefined) continue;
    const to = match.index + match[0].length;
    if (!hasDegreeCase(text.slice(match.index, to))) continue;
    return { level, text: text.slice(match.index, to).trim(), from: match.index, to };
  }
  return undefined;
}

/** "MS" and "AS" are degrees, "ms" and "as" are not. */
function hasDegreeCase(found: string): boolean {
  return found.length > 3 || !/^\p{Script=Latin}+$/u.test(found) || /^\p{Lu}.*\p{Lu}/u.test(found);
}

const word = '(?![\\p{L}\\p{N}])';
const start = '(?<![\\p{L}\\p{N}])';
/** The broad field of a degree: "Bachelor of Applied Science". */
const degreeField =
  "(?:'?s)?(?: degree)?(?: (?:of|in the) (?:applied |fine |business |public |political |health |liberal )?(?:sciences?|arts|administration|engineering|education|commerce|laws?|technology|music|nursing|philosophy|health|divinity|social work|design|architecture)(?: administration)?)?";
const letters = (...degrees: string[]): string =>
  degrees.map((degree) => [...degree.toLowerCase()].join('\\.?').concat('\\.?')).join('|');

const sources: readonly (readonly [DegreeLevel, string])[] = [
  ['post_doctoral', 'post-?doc(?:toral|torate)?(?: fellow(?:ship)?| training)?|postdoctorat'],
  [
    'doctorate',
    `ph\\.?\\s?d\\.?|doctor(?:ate|al)?(?: of| in)?(?: philosophy| education| business administration)?${degreeField}|doctorat|doctorado|${letters('EdD', 'DBA', 'DNP', 'DSc')}`,
  ],
  [
    'professional',
    `juris doctor|doctor of (?:medicine|pharmacy|dental surgery)|${letters('JD', 'DDS', 'LLB', 'DVM')}|pharm\\.?d\\.?`,
  ],
  [
    'master',
    `masters?${degreeField}|maitrise|maestria|magister|${letters('MBA', 'MSc', 'MEng', 'MPA', 'MPH', 'MEd', 'MFA', 'MSW', 'MSN', 'LLM', 'MPhil')}|mscs|msee|msme|m\\.\\s?s\\.?|m\\.\\s?a\\.?|ms|ma|m\\.?tech`,
  ],
  [
    'post_bachelor',
    'post-?bac(?:calaureate)?(?: certificate)?|graduate certificate|graduate diploma|postgraduate (?:certificate|diploma)',
  ],
  [
    'bachelor',
    `bachelors?${degreeField}|baccalaureat|licence(?= en)|licenciatura|licenciad[oa]|grado(?= en)|ingenieria|${letters('BBA', 'BSc', 'BEng', 'BTech', 'BFA', 'BEd', 'BCom', 'BSN', 'BSW', 'BASc')}|bscs|bsee|bsme|bsba|b\\.\\s?s\\.?|b\\.\\s?a\\.?|bs|ba|undergraduate degree`,
  ],
  [
    'associate',
    `associates?${degreeField}|${letters('AAS', 'ASN')}|a\\.\\s?a\\.?|a\\.\\s?s\\.?|aa|as|ast|dec|cegep diploma|dcs|hnd|advanced diploma|college diploma|tecnico superior|bts|dut`,
  ],
  ['some_college', 'some college|college coursework|coursework (?:in|toward)'],
  [
    'certificate',
    'certificate|certificat|certificado|diploma (?:in|of)|diplome|vocational|trade school|dep|attestation',
  ],
  [
    'high_school',
    "high school(?: diploma)?|ged|secondary school(?: diploma)?|hs diploma|diplome d'etudes secondaires|bachillerato|preparatoria|diploma",
  ],
  ['some_high_school', 'some high school'],
];

/** Longer words before words they contain. */
export const koreanDegrees: readonly (readonly [DegreeLevel, string])[] = [
  ['doctorate', '박사'],
  ['master', '석사'],
  ['associate', '전문학사'],
  ['bachelor', '학사'],
];

/** After their subject without a space: "공학석사". */
const suffixes: readonly (readonly [DegreeLevel, string])[] = [
  ...koreanDegrees,
  ['doctorate', '博士'],
  ['master', '修士'],
  ['bachelor', '学士'],
];

const patterns: readonly (readonly [DegreeLevel, RegExp])[] = [
  ...suffixes.map(([level, source]) => [level, new RegExp(`${source}${word}`, 'u')] as const),
  ...sources.map(([level, source]) => [level, new RegExp(`${start}(?:${source})${word}`, 'u')] as const),
];
