import { isCourseItem, startsCourseList } from './course-lists.ts';
import {
  findHeading,
  isAboutCompany,
  isBoilerplate,
  isIntroduction,
  type Section,
  speaksOfPosition,
} from './sections.ts';

/** A sentence or list item with its place in the text. */
export interface Segment {
  readonly text: string;
  /** Offset in the text. */
  readonly from: number;
  readonly section: Section;
}

export interface SegmentOptions {
  /** The section of what precedes the first heading. */
  readonly section?: Section;
  /** Whether "PowerPoint" is a name rather than two sentences without a space between them. */
  readonly isName?: (word: string) => boolean;
}

/** Splits a text into sentences and list items, each with the section it is in. Headings are left out. */
export function splitSegments(text: string, { section = 'unknown', isName = () => false }: SegmentOptions): Segment[] {
  let current = section;
  let isCourseList = false;
  const pieces = splitPieces(text, isName);
  // What precedes the first sentence about the position can introduce the employer; a text without one describes the work.
  const positionAt = pieces.findIndex((piece) => speaksOfPosition(piece.text));
  let hasHeading = false;
  return pieces.flatMap((piece, index) => {
    const heading = findHeading(piece.text, piece.isLine);
    if (heading) {
      current = heading.section;
      isCourseList = false;
      hasHeading = true;
      return [];
    }
    const isStart = index < positionAt && !hasHeading;
    if (isNewTopic(piece.text, current)) current = section;
    const isCourse = startsCourseList(piece.text) || (isCourseList && isCourseItem(piece.text));
    isCourseList = isCourse;
    return [
      { text: piece.text, from: piece.from, section: isCourse ? 'legal' : getSection(piece.text, current, isStart) },
    ];
  });
}

/** `isStart`: no earlier sentence spoke of the position. */
function getSection(text: string, current: Section, isStart: boolean): Section {
  if (isBoilerplate(text)) return 'legal';
  if (current !== 'unknown') return current;
  return isAboutCompany(text) || (isStart && isIntroduction(text)) ? 'about' : current;
}

interface Piece {
  readonly text: string;
  readonly from: number;
  /** Whether the piece is followed by a line break, a colon or a run-together sentence, as headings are. */
  readonly isLine: boolean;
}

/** A company's introduction ends where a sentence speaks about the position. */
function isNewTopic(text: string, section: Section): boolean {
  if (section === 'about' && searchStart.test(text)) return true;
  return (section === 'about' || section === 'benefits' || section === 'legal') && positionStart.test(text);
}

/** "To keep growing, we are looking for a ...", "Acme is hiring a ...", "You must be able to ...". */
const searchStart =
  /^(?:[^.;]{0,80}, )?we(?:'re|’re| are) (?:\w+ )?(?:looking|seeking|searching|hiring)\b|^(?:\p{Lu}[\w&.-]*\s){1,5}(?:is|are) (?:\w+ )?(?:looking for|seeking|searching for|hiring)\b|^(?:you (?:must|should|need|have|bring)|to succeed,? you)\b/iu;

const positionStart =
  /^(?:as an? |you(?:'ll| will)\b|the (?:ideal|successful|right) candidate|we(?:'re| are) (?:looking|seeking|searching)|(?:this|the) (?:position|role|incumbent)\b|(?:the |an? )?(?:selectee|incumbent)\b|reporting to\b)/i;

function splitPieces(text: string, isName: (word: string) => boolean): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  const add = (to: number, isLine: boolean): void => {
    const raw = text.slice(from, to);
    const own = raw.replace(bullet, '');
    const piece = own.trim();
    const start = to - own.trimStart().length;
    for (let at = 0; at < piece.length; ) {
      const end = findPieceEnd(piece, at);
      const text = piece.slice(at, end);
      if (letter.test(text)) pieces.push({ text, from: start + at, isLine });
      at = end;
    }
    from = to;
  };
  for (const { 0: found, index } of text.matchAll(boundary)) {
    if (index < from) continue;
    const to = index + found.length;
    if (found === '' ? isRunTogether(text, index, isName) : isEnd(text, { from, index, found })) {
      add(to, found === '' || /[\n:]/.test(found));
    }
  }
  add(text.length, true);
  return pieces;
}

const letter = /\p{L}/u;
/** A longer sentence is read in pieces, to bound the work and the length of the evidence. */
const maxLength = 1000;
const bullet = /^\s*(?:[-–—*>+•●▪◦‣■►✓✔·…o](?=\s)|[•●▪◦‣■►✓✔·…]|\(?\d{1,2}[.)](?=\s))/;
/** Headings that also stand without a line break around them: "experienceEDUCATION: BA", "REQUIREMENTSDegree in". */
const capitals =
  '(?:REQUIREMENTS?|QUALIFICATIONS?|RESPONSIBILITIES|DUTIES|SKILLS|EDUCATION|EXPERIENCE|DESCRIPTION|BENEFITS)';
const boundary = new RegExp(
  [
    /\n|(?<![.!?;])[.!?;]+(?=["'”’)\]]?\s)|:|[•●▪◦‣■►✓✔]|…|(?<=\s)[-*](?=\s{2})|(?<=[\p{L}\d)][.!?:;)])(?=\p{Lu}\p{Ll})|(?<=[\p{Ll}\d])(?=\p{Lu}\p{Ll})|(?<=\p{Ll}{2}[.!?])(?=\p{Lu}{2})|(?<=\p{Ll}{4})(?=\d{1,2}(?:\+|-\d| to \d| years?| yrs?))/u
      .source,
    `(?<=\\b${capitals})(?=\\p{Lu}(?:\\p{Ll}| \\p{Ll}))`,
    `(?<=\\p{Ll}{3})(?=${capitals}\\b)`,
  ].join('|'),
  'gu',
);

function findPieceEnd(text: string, from: number): number {
  if (text.length - from <= maxLength) return text.length;
  const space = text.lastIndexOf(' ', from + maxLength);
  return space > from ? space + 1 : from + maxLength;
}

function isEnd(text: string, { from, index, found }: { from: number; index: number; found: string }): boolean {
  if (found === ':') return index - from <= 70 && findHeading(text.slice(from, index + 1).trim(), true) !== undefined;
  if (found !== '.') return true;
  const next = text.slice(index + 1, index + 4).trimStart();
  return !/^\p{Ll}/u.test(next) && !abbreviation.test(text.slice(Math.max(from, index - 8), index));
}

const abbreviation = /(?:^|[\s(.])(?:\p{L}|e\.?g|i\.?e|mr|mrs|ms|dr|st|no|vs|sr|jr|approx|incl|min|max|inc|ph)$/iu;

/** "companies big and smallInterested in": a lost line break. A name with capitals inside is kept whole. */
function isRunTogether(text: string, index: number, isName: (word: string) => boolean): boolean {
  // A capital precedes a lost line break only at the end of a heading in capitals.
  if (/\d/.test(text.charAt(index)) || /\p{Lu}/u.test(text.charAt(index - 1))) return true;
  const start = wordStart(text, index);
  const before = text.slice(start, index);
  const after = /^\p{L}{1,30}/u.exec(text.slice(index, index + 30))?.[0] ?? '';
  if (/[.!?:;)]$/.test(before))
    return !/^(?:com|net|org|js|io)$/i.test(after) && /\p{L}{3}[.!?:;)]$|\p{L}{2}[!?]$|\)[.!?]?$/u.test(before);
  if (!/\p{Ll}{3}$/u.test(before) || isName(before + after) || isName(after) !== isName(before)) {
    return /\p{Ll}{3}$/u.test(before) && (isName(before) ? sentenceStart.test(after) : sentenceEnd.test(before));
  }
  return /^\p{Ll}/u.test(before) || sentenceStart.test(after);
}

/** The start of the word before an offset, at most 30 characters back. */
function wordStart(text: string, index: number): number {
  let start = index;
  while (start > 0 && index - start < 30 && /[^\s/,]/.test(text.charAt(start - 1))) start--;
  return start;
}

const sentenceEnd = /^(?:required|preferred|desired|needed|equivalent|experience|degree|diploma)$/;
const sentenceStart =
  /^(?:Ability|Able|About|Additional|An|As|Assist|At|Bachelor|Basic|Bonus|Build|Comfortable|Communicat|Compan|Coordinat|Creat|Demonstrat|Desire|Develop|Duties|Education|Ensur|Essential|Excellent|Experience|Familiar|Good|Great|Have|High|In|Job|Key|Knowledge|Lead|Maintain|Manag|Master|Minimum|Must|Need|Other|Our|Participat|Passion|Perform|Plan|Position|Preferred|Proficien|Proven|Provide|Qualif|Require|Responsib|Review|Skill|Solid|Strong|Support|Team|The|This|Understand|Valid|We|What|Will|With|Work|You)/;
