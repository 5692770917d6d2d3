import {
  aboutWork,
  compoundHeads,
  dutyVerbs,
  gerundLeads,
  heads,
  notDuties,
  particles,
  phraseEnds,
  ratings,
  traits,
  vague,
  workNouns,
} from './phrase-words.ts';
import type { Token } from './tokens.ts';

/** The tokens of a competence, inclusive. */
export interface PhraseSpan {
  readonly first: number;
  readonly last: number;
  readonly confidence: number;
}

/** Competences in the words of the text: duties, "ability to …", "knowledge of …", "… skills" and qualities. */
export function findPhrases(tokens: readonly Token[]): PhraseSpan[] {
  const spans: PhraseSpan[] = [];
  const isAboutWork = tokens.some(({ key }) => aboutWork.has(key));
  let hasDuty = false;
  for (let at = 0; at < tokens.length; at++) {
    const isDuty = isDutyStart(tokens, at, hasDuty);
    const found = isDuty
      ? toSpan(tokens, at, findVerbPhraseEnd(tokens, at), 0.7)
      : findAt(tokens, at, isAboutWork || hasDuty);
    if (found.length === 0) continue;
    hasDuty ||= isDuty;
    spans.push(...found);
    at = Math.max(at, found.at(-1)?.last ?? at);
  }
  return spans;
}

function findAt(tokens: readonly Token[], at: number, isAboutWork: boolean): PhraseSpan[] {
  const key = keyAt(tokens, at);
  const asked = findAsked(tokens, at);
  if (asked.length > 0) return asked;
  if (isNamedWork(tokens, at)) return toSpan(tokens, at, findVerbPhraseEnd(tokens, at), 0.65);
  const skills = heads.has(key) || (key === 'experience' && !/^(?:in|of|with|working|as)$/.test(keyAt(tokens, at + 1)));
  if (skills) return findBefore(tokens, at);
  if (isAboutWork && isCompound(tokens, at)) return findBefore(tokens, at + 1);
  const trait = countTraitWords(tokens, at);
  return trait > 0 ? [{ first: at, last: at + trait - 1, confidence: 0.6 }] : [];
}

/** "maintenance and repair of …", "analysis of …": work named by a noun. */
function isNamedWork(tokens: readonly Token[], at: number): boolean {
  if (!workNouns.has(keyAt(tokens, at)) || /^(?:the|our|your|with|under)$/.test(keyAt(tokens, at - 1))) return false;
  const next = keyAt(tokens, at + 1);
  if (next === 'of') return isJoined(tokens[at]);
  return /^(?:and|or)$/.test(next) && workNouns.has(keyAt(tokens, at + 2)) && keyAt(tokens, at + 3) === 'of';
}

/** "budget management", "customer queries": a field of work, not the team or the role of that name. */
function isCompound(tokens: readonly Token[], at: number): boolean {
  const before = keyAt(tokens, at - 1);
  if (!compoundHeads.has(keyAt(tokens, at)) || !isJoined(tokens[at - 1])) return false;
  if (phraseEnds.has(before) || ratings.has(before) || /^(?:and|or)$/.test(before)) return false;
  return !(isJoined(tokens[at]) && teamOrRole.test(keyAt(tokens, at + 1)));
}

const teamOrRole =
  /^(?:teams?|departments?|company|companies|managers?|directors?|consultants?|analysts?|engineers?|officers?|assistants?|administrators?|roles?|specialists?|industry|sector|agency|agencies|divisions?|developers?|firms?|providers?|professionals?|representatives?|executives?|of)$/;

function keyAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.key ?? '';
}

/** Whether the words from a token to the next are one phrase: no comma, bracket or line between them. */
function isJoined(token: Token | undefined): boolean {
  return token !== undefined && /^(?: |-|’s |'s |)$/.test(token.gap);
}

const asking =
  /^(?:experience|experienced|background|expertise|knowledge|understanding|awareness|proficient|proficiency|familiar|familiarity|skilled|competent|competence|specialising|specializing|passionate|passion|aptitude|appreciation|grasp|command|interest|record|trained|versed|fluency|fluent|exposure|responsibility|responsible|focus|accountable|specialist|skills|success)$/;

/** "knowledge of …", "experience with …": the noun phrases that follow. */
function findAsked(tokens: readonly Token[], at: number): PhraseSpan[] {
  if (!asking.test(keyAt(tokens, at))) return [];
  const next = keyAt(tokens, at + 1);
  if (!isJoined(tokens[at]) || !/^(?:in|of|with|within|about|for|on)$/.test(next)) return [];
  return findItems(tokens, at + 2);
}

/** The items of a list of noun phrases: "accounting, billing and reconciliation processes". */
function findItems(tokens: readonly Token[], start: number): PhraseSpan[] {
  const items: PhraseSpan[] = [];
  let first = skipRatings(tokens, start);
  while (first < tokens.length && items.length < 8) {
    const last = isGerund(tokens, first) ? findVerbPhraseEnd(tokens, first) : findNounPhraseEnd(tokens, first);
    if (last < first) break;
    items.push(...toSpan(tokens, first, last, 0.75));
    const gap = tokens[last]?.gap ?? '';
    const next = keyAt(tokens, last + 1);
    const isNext = /^\s?[,/]\s?$/.test(gap) || /^(?:and|or|including|like)$/.test(next);
    if (!isNext) break;
    first = skipRatings(tokens, /^(?:and|or|including|like)$/.test(next) ? last + 2 : last + 1);
    if (phraseEnds.has(keyAt(tokens, first)) || dutyVerbs.has(keyAt(tokens, first))) break;
  }
  return items;
}

function skipRatings(tokens: readonly Token[], start: number): number {
  let at = start;
  while (at < tokens.length && isJoined(tokens[at]) && isRating(tokens, at)) at++;
  return at;
}

/** "strong", "5 years", "a variety of". */
function isRating(tokens: readonly Token[], at: number): boolean {
  const key = keyAt(tokens, at);
  if (ratings.has(key) || /^\d/.test(key)) return true;
  return /^(?:variety|range|number|aspects|types|classes|areas|principles)$/.test(key)
    ? keyAt(tokens, at + 1) === 'of'
    : key === 'of';
}

const maxPhraseWords = 9;

function findNounPhraseEnd(tokens: readonly Token[], first: number): number {
  let last = first - 1;
  for (let at = first; at < tokens.length && at - first < maxPhraseWords; at++) {
    const key = keyAt(tokens, at);
    if (phraseEnds.has(key)) break;
    if (/^(?:and|or)$/.test(key)) break;
    if (/^(?:experience|environment|environments|role|roles|position)$/.test(key) && at > first) break;
    last = at;
    if (!isJoined(tokens[at])) break;
  }
  return trimEnd(tokens, first, last);
}

/** "deal directly with agencies and clients": up to the next preposition or clause. */
function findVerbPhraseEnd(tokens: readonly Token[], first: number): number {
  let last = first;
  let hasObject = false;
  for (let at = first + 1; at < tokens.length && at - first < maxPhraseWords && isJoined(tokens[at - 1]); at++) {
    const key = keyAt(tokens, at);
    const isParticle = !hasObject && particles.has(key);
    if (phraseEnds.has(key) && !isParticle && !/^(?:their|its)$/.test(key)) break;
    if (/^(?:and|or)$/.test(key) && hasObject && startsDuty(tokens, at + 1)) break;
    if (!isParticle && !/ly$/.test(key) && !ratings.has(key)) hasObject = true;
    last = at;
  }
  return trimEnd(tokens, first, last);
}

function trimEnd(tokens: readonly Token[], first: number, last: number): number {
  let end = last;
  while (end >= first && (ratings.has(keyAt(tokens, end)) || particles.has(keyAt(tokens, end)))) end--;
  return end;
}

function toSpan(tokens: readonly Token[], first: number, last: number, confidence: number): PhraseSpan[] {
  if (last < first || last - first >= maxPhraseWords) return [];
  const text = tokens.slice(first, last + 1).map(({ key }) => key);
  return text.every((key) => vague.has(key) || ratings.has(key)) ? [] : [{ first, last, confidence }];
}

function isGerund(tokens: readonly Token[], at: number): boolean {
  const key = keyAt(tokens, at);
  return key.length > 5 && key.endsWith('ing') && !notDuties.has(key);
}

/** Whether a duty starts here: a verb that the text asks a person to do. */
function isDutyStart(tokens: readonly Token[], at: number, hasDuty: boolean): boolean {
  const key = keyAt(tokens, at);
  const before = keyAt(tokens, at - 1);
  const isStart = at === 0 || !isJoined(tokens[at - 1]);
  if (isGerund(tokens, at)) {
    const next = keyAt(tokens, at + 1);
    if (key === 'reporting' && next === 'to') return false;
    if (!isJoined(tokens[at]) || (phraseEnds.has(next) && !particles.has(next) && next !== 'via'))
      return hasDuty && isStart;
    return isStart || gerundLeads.has(before);
  }
  if (!dutyVerbs.has(key) || !isJoined(tokens[at])) return false;
  if (at === 0) return true;
  if (before === 'to') return isAskedInfinitive(tokens, at - 2);
  if (before === 'will' || before === 'must') return !/^(?:we|they|it|company)$/.test(keyAt(tokens, at - 2));
  return /^(?:and|or)$/.test(before) || /^\s?[,;:•–-]\s?$/.test(tokens[at - 1]?.gap ?? '')
    ? hasDuty || hasDutyBefore(tokens, at)
    : /ly$/.test(before) && (at === 1 || keyAt(tokens, at - 2) === 'and');
}

function startsDuty(tokens: readonly Token[], at: number): boolean {
  const key = /ly$/.test(keyAt(tokens, at)) ? keyAt(tokens, at + 1) : keyAt(tokens, at);
  return dutyVerbs.has(key) || (key.endsWith('ing') && !notDuties.has(key) && key.length > 5);
}

/** "ability to", "responsible to", "you will be required to". */
function isAskedInfinitive(tokens: readonly Token[], at: number): boolean {
  return /^(?:ability|able|willing|willingness|required|expected|responsible|responsibility|capacity|aptitude|desire|drive|is|opportunity|need|have|used|eager|keen|capable|determination|will|skills?|motivation|confidence|how)$/.test(
    keyAt(tokens, at),
  );
}

/** An earlier verb of the sentence is a duty, so that this one continues its list. */
function hasDutyBefore(tokens: readonly Token[], at: number): boolean {
  for (let back = at - 1; back >= Math.max(0, at - 14); back--) {
    const key = keyAt(tokens, back);
    if (dutyVerbs.has(key) && (back === 0 || /^(?:to|will|must|and)$/.test(keyAt(tokens, back - 1)))) return true;
  }
  return false;
}

/** "communication and influencing skills": the nouns before the word. */
function findBefore(tokens: readonly Token[], at: number): PhraseSpan[] {
  let first = at;
  while (first > 0 && at - first < 6 && isSkillWord(tokens, first - 1)) first--;
  while (first < at && (ratings.has(keyAt(tokens, first)) || /^\d/.test(keyAt(tokens, first)))) first++;
  return toSpan(tokens, first, at - 1, 0.8);
}

function isSkillWord(tokens: readonly Token[], at: number): boolean {
  const key = keyAt(tokens, at);
  if (key === '' || phraseEnds.has(key) || (dutyVerbs.has(key) && at === 0)) return false;
  return isJoined(tokens[at]) || /^\s?[,&/]\s?$/.test(tokens[at]?.gap ?? '');
}

/** 1 for "proactive", 2 for "self-motivated", else 0. */
function countTraitWords(tokens: readonly Token[], at: number): number {
  const key = keyAt(tokens, at);
  if (isJoined(tokens[at]) && traits.has(`${key}-${keyAt(tokens, at + 1)}`)) return 2;
  return traits.has(key) ? 1 : 0;
}
