import { isStudySubject } from './posting/study-subjects.ts';
import { isListedCompany } from './terms/company-lists.ts';
import { isEverydayCraft, isNamedAsCraft } from './terms/everyday-crafts.ts';
import { isIdiom } from './terms/idioms.ts';
import type { TermMatch } from './terms/term-index.ts';
import { isListGap, type Token } from './terms/tokens.ts';
import { classify, type WordClass } from './terms/word-classes.ts';
import type { Section } from './text/sections.ts';

export interface Candidate extends TermMatch {
  readonly wordClass: WordClass;
}

interface Sentence {
  readonly text: string;
  readonly section: Section;
  readonly tokens: readonly Token[];
  /** Written without capitals or only in capitals, so case is no evidence. */
  readonly isCaseless: boolean;
  /** The whole text names tools for sure. */
  readonly namesTools: boolean;
  /** Keys that the taxonomy marks as ambiguous in running text. */
  readonly ambiguous: ReadonlySet<string>;
}

/** The confidence of each match, 0 to 1; matches without enough evidence are left out. */
export function weighMatches(
  sentence: Sentence,
  matches: readonly TermMatch[],
): { readonly match: TermMatch; readonly confidence: number }[] {
  const candidates = matches.map((match) => ({ ...match, wordClass: classify(match, sentence.ambiguous) }));
  return groupLists(sentence.tokens, candidates).flatMap((list) => {
    const context = {
      ...sentence,
      hasCue: hasCue(sentence, list),
      hasSure: list.some((each) => isSure(sentence, each)),
    };
    return list.flatMap((match) => {
      const confidence = weigh(context, match, list.length);
      return confidence > 0 ? [{ match, confidence }] : [];
    });
  });
}

interface Context extends Sentence {
  readonly hasCue: boolean;
  /** Another item of the same list is a skill for sure. */
  readonly hasSure: boolean;
}

function isSure({ tokens, isCaseless }: Sentence, { wordClass, first, last }: Candidate): boolean {
  if (wordClass === 'sure') return true;
  const text = tokens[first]?.text ?? '';
  if (wordClass === 'acronym') return !isCaseless && first === last && isShouted(text);
  return wordClass === 'capital' && !isCaseless && /^\p{Lu}/u.test(text) && first > 0;
}

function weigh(context: Context, match: Candidate, listLength: number): number {
  const { hasCue, hasSure, isCaseless, section } = context;
  const asked = section === 'requirements' || section === 'nice';
  const text = writtenAs(context.tokens, match);
  const isCapital = isCaseless || /^\p{Lu}/u.test(text) || /\p{Lu}|\d/u.test(text);
  if (studies.test(context.text) && (match.wordClass === 'generic' || match.term.weight <= 2)) return 0;
  if (meansSomethingElse(context, match)) return 0;
  if (/^\p{L}{1,2}\.\p{L}/u.test(text) && match.wordClass === 'acronym') return 0;
  const base = hasCue || asked ? 0.95 : 0.85;
  switch (match.wordClass) {
    case 'never':
      return 0;
    case 'sure':
      return isVague(match, isCapital) ? (asked ? 0.7 : 0.6) : base;
    case 'acronym':
      if (isShouted(text) || isCaseless) return weighAcronym(context, match, base);
      return (hasSure || hasCue) && match.key.length >= 3 && !context.ambiguous.has(match.key) ? 0.8 : 0;
    case 'capital':
      return hasSure || hasCue || (isCapital && (asked || !isCaseless) && !startsSentence(context, match)) ? base : 0;
    case 'everyday':
      if (isNameAmongTools(context, match)) return 0.8;
      return (isCapital || text === match.spelling) &&
        ((hasSure && listLength > 1) || (hasCue && (/^\p{Lu}/u.test(text) || text === match.spelling) && !isCaseless))
        ? 0.8
        : 0;
    case 'rare':
      return text === match.spelling && ((hasSure && listLength > 1) || hasCue) ? 0.7 : 0;
    case 'short':
      if (match.key === 'go' && isNameAmongTools(context, match)) return 0.8;
      return /^\p{Lu}/u.test(text) &&
        !isNumbering(context, match) &&
        !isHyphenated(context, match) &&
        ((hasSure && listLength > 1) || isLanguage(context, match))
        ? 0.85
        : 0;
    case 'generic':
      if (isEverydayCraft(match.key) && !(hasCue && isNamedAsCraft(context.tokens, match))) return 0;
      if (match.key === 'reporting' && context.tokens[match.last + 1]?.key === 'to') return 0;
      return hasCue ? 0.75 : asked ? 0.6 : 0;
  }
}

/** A subject of study, a client, or a word of an idiom. */
function meansSomethingElse({ text, tokens }: Sentence, { first, last, key }: TermMatch): boolean {
  const from = tokens[first]?.from ?? 0;
  const to = tokens[last]?.to ?? from;
  return isStudySubject(text, from) || isListedCompany(text, from) || isIdiom(text, { from, to }, key);
}

/** "time writing Rust in production", "Senior Rust Engineer"; but "Head Office". */
function isNameAmongTools(context: Context, match: Candidate): boolean {
  const { tokens, namesTools, isCaseless } = context;
  if (!namesTools || isCaseless || match.first !== match.last) return false;
  if (!/^\p{Lu}/u.test(tokens[match.first]?.text ?? '')) return false;
  if (builders.test(tokens[match.last + 1]?.key ?? '')) return true;
  return !startsSentence(context, match) && !isPartOfName(tokens, match);
}

const builders = /^(?:developers?|engineers?|programmers?|backend|services?)$/;

function isPartOfName(tokens: readonly Token[], { first, last }: TermMatch): boolean {
  const isJoined = (gap: string | undefined, word: string | undefined) => gap === ' ' && /^\p{Lu}/u.test(word ?? '');
  return (
    isJoined(tokens[first - 1]?.gap, tokens[first - 1]?.text) || isJoined(tokens[last]?.gap, tokens[last + 1]?.text)
  );
}

/** A rarely used phrase of everyday words: "engineering principles". */
function isVague({ term, key }: Candidate, isCapital: boolean): boolean {
  return term.weight <= 2 && key.includes(' ') && !isCapital;
}

/** Subjects of a degree are part of the education that is asked for. */
const studies =
  /\b(?:degree|bachelor|master[’']?s|ph\.?d|major(?:ed|ing)?|coursework|semester|curriculum|course of study|study in|graduat\w+)\b/i;

/** "(C)" and "C." number the items of a list. */
function isNumbering({ text, tokens }: Sentence, { first }: TermMatch): boolean {
  const token = tokens[first];
  return token !== undefined && /^[).]/.test(token.gap) && (first === 0 || text.charAt(token.from - 1) === '(');
}

/** "BCMA-C", "C-level". */
function isHyphenated({ tokens }: Sentence, { first, last }: TermMatch): boolean {
  return tokens[first - 1]?.gap === '-' || tokens[last]?.gap === '-';
}

/** In a text without capitals, or only in capitals, an abbreviation needs other evidence. */
function weighAcronym({ isCaseless, hasSure, hasCue, section }: Context, { key }: Candidate, base: number): number {
  if (!isCaseless) return base;
  const isAsked = hasSure || hasCue || section === 'requirements' || section === 'nice';
  return isAsked && key.length >= 3 ? 0.8 : 0;
}

/** The first word of a sentence has a capital in any case; a list item of one or two words is a name. */
function startsSentence({ tokens }: Sentence, { first, last }: TermMatch): boolean {
  return first === 0 && (tokens.length > 3 || /^(?:at|in|as|to)$/.test(tokens[last + 1]?.key ?? ''));
}

function isShouted(text: string): boolean {
  return /^(?=.*\p{Lu})[\p{Lu}\p{N}&+./’'-]+s?$/u.test(text);
}

function writtenAs(tokens: readonly Token[], { first, last }: TermMatch): string {
  return tokens
    .slice(first, last + 1)
    .map(({ text }) => text)
    .join(' ');
}

/** "in R", "C programming", "the Go language". */
function isLanguage({ tokens }: Sentence, { first, last }: TermMatch): boolean {
  const next = tokens[last + 1]?.key ?? '';
  if (/^(?:programming|language|languages|developers?|code|coding|scripts?|scripting|packages?)$/.test(next))
    return true;
  const before = tokens[first - 1];
  const isSentenceEnd = tokens[last]?.gap.trim() !== '' || tokens[last + 1] === undefined;
  return before !== undefined && /^(?:in|using|with)$/.test(before.key) && isSentenceEnd && tokens[first]?.key !== 'go';
}

/** Matches that are items of one list. */
function groupLists(tokens: readonly Token[], candidates: readonly Candidate[]): Candidate[][] {
  const lists: Candidate[][] = [];
  for (const candidate of candidates) {
    const list = lists.at(-1);
    const previous = list?.at(-1);
    if (list && previous && isSameList(tokens, previous, candidate)) list.push(candidate);
    else lists.push([candidate]);
  }
  return lists;
}

const joins = new Set(['and', 'or', 'and or', 'eg', 'like', 'plus', 'including', 'etc']);

/** Adjacent items, or with one item of up to three words between them that is no known term. */
function isSameList(tokens: readonly Token[], { last }: TermMatch, { first }: TermMatch): boolean {
  const between = tokens.slice(last + 1, first).filter(({ key }) => !/^[\d.]+$/.test(key));
  const opening = tokens[last]?.gap ?? '';
  if (between.every(({ key }) => joins.has(key))) return between.length > 0 || isListGap(opening);
  return between.length <= 3 && isListGap(opening) && isListGap(tokens[first - 1]?.gap ?? '');
}

/** Whether the words around a list say that it is asked for: "experience with …", "… skills". */
function hasCue({ text, tokens }: Sentence, list: readonly Candidate[]): boolean {
  const from = tokens[list[0]?.first ?? 0]?.from ?? 0;
  const to = tokens[list.at(-1)?.last ?? 0]?.to ?? text.length;
  return cueBefore.test(text.slice(Math.max(0, from - 70), from)) || cueAfter.test(text.slice(to, to + 60));
}

const cueBefore =
  /\b(?:experienced?|strong(?= in\b)|worked(?= with\b)|know|knowledge|proficien(?:t|cy)|familiar(?:ity)?|skilled|skills?|expertise|expert|understanding|background|fluen(?:t|cy)|trained|competen(?:t|ce|cy)|comfortable|versed|command|grasp|mastery|ability|certified|exposure|track record|use|using|technologies|tools|stack|languages?|software|frameworks?|libraries)(?: (?:in|with|of|using|such as|like|including|include|to use|on|for|programming|languages?|e\.g\.|the|a|an|both|at least|one|basic|strong|good|advanced|solid|working|working with|and|or|as|is|are|office|microsoft|ms|applications?|tools|software)){0,4}[\s:(,]{1,3}$/i;
const cueAfter =
  /^[\s)]{1,2}(?:(?:and|&|or) \w{3,20} )?(?:skills?|abilit(?:y|ies)|experience|expertise|knowledge|proficiency|programming|developers?|development|certification|required|preferred|a plus|is a (?:plus|must)|orientation|background)\b/i;
