import { excerpt } from '#domain/features/reading/text/excerpt.ts';
import type { Segment } from '#domain/features/reading/text/segments.ts';
import { isEssentialAt } from './necessity.ts';
import type { ReadValue } from './requirements.ts';

export interface ReadEducation {
  readonly asked: ReadValue<number> | null;
  readonly none: ReadValue<'Education'> | null;
}

/** The education level that a posting asks for, or that it asks for none. */
export function readEducation(segments: readonly Segment[]): ReadEducation {
  const relevant = segments.filter(
    ({ section, text }) => isRelevant(section) && (basicDegree.test(text) || !paperwork.test(text)),
  );
  const free = relevant.find(({ text }) => noneAsked.test(text));
  if (free)
    return {
      asked: null,
      none: {
        value: 'Education',
        evidence: { sentence: excerpt(free.text, free.text.search(noneAsked)), confidence: 0.9 },
      },
    };
  const found = relevant.flatMap((segment) => readSegment(segment));
  return { asked: found.toSorted((a, b) => b.evidence.confidence - a.evidence.confidence)[0] ?? null, none: null };
}

function isRelevant(section: Segment['section']): boolean {
  return section !== 'about' && section !== 'benefits' && section !== 'nice';
}

const noneAsked =
  /\b(?:no (?:college )?(?:degree|diploma)s?|degree (?:is )?not|no (?:formal )?education(?:al)?(?: (?:level|requirements?|background))?)(?: is| are)? ?(?:required|needed|necessary|requirements?)\b|\bno education(?:al)? requirements?\b/i;
/** A public employer's basic requirement of a bachelor's degree with certain courses: "Degree: that included 15 semester hours". */
const basicDegree = /\bdegree:? (?:that|which) included\b/i;
/** How education is proven or counted, and education that the employer offers. */
const paperwork =
  /transcript|accredited by|coursework|bridge program|level may be met|graduate[- ]level|higher level graduate|foreign education|submit|tuition|reimburse|veteran|date (?:on which|of)|ambassador|patients?\b|scholarship|student loan|substitut(?:e|ion|ing)|in lieu|semester|honors|grade[- ]point|above the high[- ]school level|creditable/i;

/** The lowest level that is named is enough: "Bachelor's or Master's degree". */
function readSegment({ text, section }: Segment): ReadValue<number>[] {
  const found = levels.flatMap(([level, pattern]) => {
    const match = pattern.exec(text);
    return match && isEssentialAt(text, section, match.index) ? [{ level, at: match.index }] : [];
  });
  const lowest = found.at(-1);
  if (!lowest) return [];
  const isAlternative = alternative.test(text);
  const base = section === 'requirements' || asks.test(text) ? 0.9 : 0.75;
  return [
    {
      value: lowest.level,
      evidence: { sentence: excerpt(text, lowest.at), confidence: isAlternative ? alternativeConfidence : base },
    },
  ];
}

/** Experience is accepted as well, so the degree is less certain. */
const alternativeConfidence = 0.55;
const alternative =
  /\bor (?:an? |the )?(?:equivalent |related |relevant |comparable |commensurate )*(?:\w+ ){0,3}experience\b|\bequivalent (?:work |professional |job )?experience|\bcombination of (?:education|experience|training)|\beducation (?:and\/or|or) experience|\bor years? of\b|\bor experience\b/i;
const asks = /\b(?:required|must|minimum|requires?|possess|have|holds?|completed|educated|graduate)\b/i;

/** Highest first; abbreviations of two letters only with capitals. */
const levels: readonly (readonly [number, RegExp])[] = [
  [
    5,
    /\b[Pp][Hh]\.?\s?[Dd]\b|\b(?:[Dd]octorate|[Dd]octoral|DOCTORATE|DOCTORAL)\b|\bJ\.?D\.? (?:degree|from|required)|\b[Jj]uris [Dd]octor|\b[Dd]egree:? (?:of )?[Dd]octor of|\b[Dd]octor of (?:[Mm]edicine|[Pp]hilosophy|[Oo]steopathy|[Ll]aw)/,
  ],
  [
    4,
    /\b[Mm]aster(?:[’']?s|s[’'])?(?: or|\/|,| and)? ?(?:[Dd]egree|[Pp][Hh]|[Dd]octor|in\b|of (?:[Ss]cience|[Aa]rts|[Bb]usiness|[Ss]ocial|[Pp]ublic|[Ee]ngineering|[Ee]ducation))|\bMASTER[’']?S\b|\bMBA\b|\bM\.S\.|\bMSc?\b(?= (?:degree|in [A-Z]|or))|\b[Mm]aster[’']s\b|\b[Gg]raduate degree|\badvanced degree|\bMSN\b/,
  ],
  [
    3,
    /\b(?:[Bb]achelor|BACHELOR|[Bb]accalaureate|[Uu]ndergraduate degree)|\bB\.?\s?[SA]\.?(?:\/B\.?[SA]\.?)? (?:degree|in\b|or\b)|\bB[SA]\/B[SA]\b|\bBSc?\b(?=[ ,.]|$)|\bBSN\b|\bB\.Sc?\b|\b(?:[Ff]our|4)[- ]year (?:college |university )?degree|\b(?:[Uu]niversity|[Cc]ollege) (?:degree|graduate|diploma)|\b[Dd]egree (?:in|or equivalent in|level)\b|\b[Dd]egree:? (?:professional|in) |\b[Dd]egree (?:is )?(?:required|preferred)|\b[Dd]egree:? (?:that|which) included\b/,
  ],
  [
    2,
    /\b[Aa]ssociate[’']?s?(?:[’'])? (?:degree|of [A-Z]|in [A-Z])|\b[Aa]ssociate[’']s\b|\b(?:[Tt]wo|2)[- ]year (?:college |technical )?degree|\b(?:AA|AS|AAS) degree/,
  ],
  [
    1,
    /\b[Hh]igh[- ]?[Ss]chool\b(?! (?:students?|teach|math|level cl))|\bHIGH SCHOOL (?:DIPLOMA|GRAD)|\bGED\b|\bG\.E\.D|\b[Ss]econdary school diploma/,
  ],
];
