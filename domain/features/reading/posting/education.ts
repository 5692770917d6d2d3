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
  const relevant = segments.filter(({ section, text }) => isRelevant(section) && !paperwork.test(text));
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
  const sorted = found.toSorted((a, b) => b.evidence.confidence - a.evidence.confidence || a.value - b.value);
  return { asked: sorted[0] ?? null, none: null };
}

function isRelevant(section: Segment['section']): boolean {
  return section !== 'about' && section !== 'benefits' && section !== 'nice';
}

const noneAsked =
  /\b(?:no (?:college )?(?:degree|diploma)s?|degree (?:is )?not|no (?:formal )?education(?:al)?(?: (?:level|requirements?|background))?)(?: is| are)? ?(?:required|needed|necessary|requirements?)\b|\bno education(?:al)? requirements?\b/i;
/** How education is proven or counted, and education that the employer offers. */
const paperwork =
  /transcript|bridge program|level may be met|graduate[- ]level|higher level graduate|foreign education|submit|tuition|reimburse|veteran|(?<!closing )date (?:on which|of)|ambassador|patients?\b|scholarship|student loan|substitut(?:e|ion|ing)|in lieu|or equivalent (?:doctoral|graduate) degree|above the high[- ]school level/i;
/** How education is counted before a degree, and what the degree must include after it: "degree with 15 semester hours in law". */
const content = /accredited by|course ?work|semester|honors|grade[- ]point|creditable/i;

/** The lowest level that is named is enough: "Bachelor's or Master's degree". */
function readSegment({ text, section }: Segment): ReadValue<number>[] {
  const found = levels.flatMap(([level, pattern]) => {
    const at = text.search(pattern);
    return at < 0 || content.test(text.slice(0, at)) ? [] : [{ level, at }];
  });
  const lowest = found.filter(({ at }) => isEssentialAt(cutBeforeNext(text, at, found), section, at)).at(-1);
  if (!lowest) return [];
  const isAlternative = alternative.test(text) || /\bOR\b/.test(text.slice(0, lowest.at));
  const base = section === 'requirements' || asks.test(text) ? 0.9 : 0.75;
  return [
    {
      value: lowest.level,
      evidence: { sentence: excerpt(text, lowest.at), confidence: isAlternative ? alternativeConfidence : base },
    },
  ];
}

/** A sentence without the next degree if that is a part of its own: "Bachelor's degree in Law, MBA preferred". */
function cutBeforeNext(text: string, at: number, degrees: readonly { readonly at: number }[]): string {
  const next = Math.min(...degrees.map((each) => each.at).filter((each) => each > at));
  return Number.isFinite(next) && ownPart.test(text.slice(at, next)) ? text.slice(0, next) : text;
}

const ownPart = /\b(?:degree|diploma|school|in|or equivalent)\b.*[,;(] *(?:an? )?$/i;

/** Experience is accepted as well, so the degree is less certain. */
const alternativeConfidence = 0.55;
const alternative =
  /\bor (?:an? |the )?(?:equivalent |related |relevant |comparable |commensurate )*(?:\w+ ){0,3}experience\b|\bequivalent (?:work |professional |job )?experience|\bcombination of (?:education|experience|training)|\beducation (?:and\/or|or) experience|\bor years? of\b|\bor experience\b/i;
const asks = /\b(?:required|must|minimum|requires?|possess|have|holds?|completed|educated|graduate)\b/i;

/** Highest first; abbreviations of two letters only with capitals. */
const levels: readonly (readonly [number, RegExp])[] = [
  [
    5,
    /\b[Pp][Hh]\.?\s?[Dd]\b|\b(?:[Dd]octorate|[Dd]octoral|DOCTORATE|DOCTORAL)\b|\bJ\.?D\.? (?:degree|from|required)|\b[Jj]uris [Dd]octor|\b[Dd]egree:? (?:of )?[Dd]octor of|\b[Dd]octor of (?:\p{Lu}|medicine|philosophy|osteopathy|law)/u,
  ],
  [
    4,
    /\b[Mm]aster(?:[’']?s|s[’'])?(?: or|\/|,| and)? ?(?:[Dd]egree|[Pp][Hh]|[Dd]octor|in\b|of (?:[Ss]cience|[Aa]rts|[Bb]usiness|[Ss]ocial|[Pp]ublic|[Ee]ngineering|[Ee]ducation))|\bMASTER[’']?S\b|\bMBA\b|\bM\.S\.|\bMSc?\b(?= (?:degree|in [A-Z]|or))|\b[Mm]aster[’']s\b|\b[Gg]raduate degree|\b[Aa]dvanced degree|\bMSN\b/,
  ],
  [
    3,
    /\b(?:[Bb]achelor|BACHELOR|[Bb]accalaureate|[Uu]ndergraduate (?:or graduate )?degree)|\bB\.?\s?[SA]\.?(?:\/B\.?[SA]\.?)? (?:degree|in\b|or\b)|\bB[SA]\/B[SA]\b|\bBSc?\b(?=[ ,.]|$)|\bBSN\b|\bB\.Sc?\b|\b(?:[Ff]our|4)[- ]year (?:college |university )?degree|\b(?:[Uu]niversity|[Cc]ollege) (?:degree|graduate|diploma)|(?<!\b(?:[Dd]octoral|[Dd]octorate|[Pp][Hh]\.?[Dd]\.?|[Mm]aster(?:[’']?s|s[’'])?|MBA|[Gg]raduate|[Aa]dvanced|[Aa]ssociate[’']?s?) )\b[Dd]egree(?: (?:in|or equivalent in|level)\b|:? (?:professional|in) | (?:is )?(?:required|preferred)|:? (?:that|which) included\b)/,
  ],
  [
    2,
    /\b[Aa]ssociate[’']?s?(?:[’'])? (?:[Dd]egree|of [A-Z]|in [A-Z])|\b[Aa]ssociate[’']s\b|\b(?:[Tt]wo|2)[- ]year (?:college |technical )?degree|\b(?:AA|AS|AAS) degree/,
  ],
  [
    1,
    /(?<!\b(?:above|beyond) )\b[Hh]igh[- ]?[Ss]chool\b(?! (?:students?|teach|math|level cl))|\bHIGH SCHOOL (?:DIPLOMA|GRAD)|\bGED\b|\bG\.E\.D|\b[Ss]econdary school diploma/,
  ],
];
