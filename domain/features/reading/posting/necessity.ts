import type { Section } from '#domain/features/reading/text/sections.ts';

/** Whether the text at an offset of a sentence is asked for, not only welcome. */
export function isEssentialAt(sentence: string, section: Section, at: number): boolean {
  return createEssentialCheck(sentence, section)(at);
}

/** As `isEssentialAt`, for several offsets of one sentence. */
export function createEssentialCheck(sentence: string, section: Section): (at: number) => boolean {
  const isRequired = section !== 'nice' || mustHave.test(sentence);
  const hasNice = sentence.search(preferably) >= 0 || plusWords.test(sentence) || negation.test(sentence);
  return (at) => isRequired && !(hasNice && isNice(sentence, at));
}

function isNice(sentence: string, at: number): boolean {
  const { from, to, open } = findClause(sentence, at);
  if (isNiceIn(sentence, at, { from, to })) return true;
  // "Design tools (such as Visio) are a plus": what is said of the brackets is said of their content.
  if (open === null || required.test(sentence.slice(from, to))) return false;
  if (endsInPlus.test(sentence.slice(0, open))) return true;
  return isNice(`${sentence.slice(0, open)} ${sentence.slice(to + 1)}`, Math.max(0, open - 1));
}

function isNiceIn(sentence: string, at: number, { from, to }: { from: number; to: number }): boolean {
  const clause = sentence.slice(from, to);
  const own = at - from;
  const forward = findLastIndex(clause.slice(0, own), preferably);
  if (forward >= 0 && !required.test(clause.slice(forward, own))) return true;
  const after = clause.slice(own).replace(otherBrackets, ' ').replace(otherPart, '');
  if (negated.test(clause.slice(0, own)) && need.test(after)) return true;
  const plus = after.search(plusWords);
  if (plus < 0) return false;
  const must = after.search(required);
  return must < 0 || must > plus || /\b(?:not|n't) (?:\w+ )?$/i.test(after.slice(0, must));
}

/** The part of a sentence within the same brackets and semicolons, and where its brackets open. */
function findClause(sentence: string, at: number): { from: number; to: number; open: number | null } {
  const before = sentence.slice(0, at);
  const open = Math.max(before.lastIndexOf('('), before.lastIndexOf(';'), before.lastIndexOf('\n'));
  const close = before.lastIndexOf(')');
  const ends = [sentence.indexOf(';', at), open > close ? sentence.indexOf(')', at) : -1].filter((end) => end >= 0);
  const isInBrackets = open > close && sentence[open] === '(';
  return {
    from: open > close || sentence[open] === ';' ? open + 1 : 0,
    to: Math.min(sentence.length, ...ends),
    open: isInBrackets ? open : null,
  };
}

function findLastIndex(text: string, pattern: RegExp): number {
  let last = -1;
  for (const { index } of text.matchAll(pattern)) last = index;
  return last;
}

const preferably =
  /\b(?:preferably|ideally|preference (?:will be |is )?(?:given )?(?:to|for)|nice to have:?|bonus(?: points)?:?|desired:|preferred:|plus:|a plus if|we(?:'d| would) (?:love|like) (?:it )?if|optionally|prefer(?:red)? (?:experience|knowledge|skills|qualifications)|desired (?:experience|knowledge|skills|qualifications)|(?:a )?(?:big |huge |definite )?plus for)\b/gi;
const plusWords =
  /\b(?:(?:is|are|would be|will be|be|as|also|strongly|highly|greatly)? ?(?:preferred(?! (?:major|field|subject|discipline)s?\b)|desired|desirable|preferable|advantageous|beneficial|helpful|optional|an? (?:big |huge |definite |strong |major |distinct |added |nice )?(?:plus|bonus|asset|advantage)|nice to have|nice-to-have|useful|welcome|not (?:required|essential|necessary|mandatory)))\b/i;
/** "Knowledge of office programs is a plus (Word, Excel)". */
const endsInPlus = new RegExp(`${plusWords.source}\\s*$`, 'i');
/** Brackets that say something else than "(preferred)" or "(experience a plus)". */
const otherBrackets = new RegExp(`\\((?!(?:experience |knowledge |this |it )?${plusWords.source})[^()]*\\)`, 'gi');
/** "Java experience, with Spring preferred": only Spring is. */
const otherPart = /, with (?:an? )?(?:[\w-]+ ){0,5}?(?:preferred|desired|an? plus)\b.*$/i;
/** "No Java experience is required", "no prior knowledge of SQL needed". */
const negation = /\bno\b/i;
const negated =
  /\bno (?:(?:prior|previous|formal|specific) )?(?:(?:experience|knowledge|training|skills?) (?:with|in|of) )?$/i;
const need = /^[^.,;]{0,60}?\b(?:required|needed|necessary)\b/i;
const required = /\b(?:required|requires|must|essential|mandatory|necessary|minimum|needed|at least)\b/i;
const mustHave = /\b(?:required|must|mandatory|essential)\b/i;
