import { normalizeTerm } from '#domain/features/matching/taxonomy/normalize-term.ts';
import type { Token } from './tokens.ts';

/** Which tokens of a sentence belong to the name of an employer, department or institution. */
export function findNames(tokens: readonly Token[], ignored: readonly (readonly string[])[]): ReadonlySet<number> {
  const named = new Set<number>();
  for (const words of ignored) markName(tokens, words, named);
  markInstitutions(tokens, named);
  return named;
}

/** Whether a term is only one word of a name with initials, and not its last: "Personnel Accounting Symbol (PAS)". */
export function isInDefinedName(tokens: readonly Token[], { first, last }: { first: number; last: number }): boolean {
  if (first !== last || !isCapital(tokens[first])) return false;
  for (let at = first + 2; at <= first + maxNameWords && at < tokens.length; at++) {
    const short = tokens[at]?.text ?? '';
    const words = tokens.slice(at - short.length, at);
    if (!/^\p{Lu}{3,6}$/u.test(short) || !/\($/.test(tokens[at - 1]?.gap ?? '')) continue;
    const initials = words.map(({ text }) => text.charAt(0)).join('');
    if (initials === short && at - short.length <= first) return true;
  }
  return false;
}

const maxNameWords = 6;

/** The words of a name, with and without its legal form; a name of one word only if it has a capital in the text. */
export function splitNames(names: readonly string[]): string[][] {
  return names
    .flatMap((name) => [name, ...name.split(/[,;/|]/)])
    .flatMap((name) => {
      const words = normalizeTerm(name).split(' ').filter(Boolean);
      const bare = words.filter((word) => !legalForm.test(word));
      return [words, bare];
    })
    .filter((words, at, all) => words.length > 0 && all.findIndex((each) => each.join() === words.join()) === at);
}

const legalForm = /^(?:inc|llc|ltd|limited|corp|corporation|co|company|plc|gmbh|sa|ag|lp|llp)$/;

function markName(tokens: readonly Token[], words: readonly string[], named: Set<number>): void {
  const [start] = words;
  for (const [at, token] of tokens.entries()) {
    if (token.key !== start || !words.every((word, next) => tokens[at + next]?.key === word)) continue;
    if (words.length === 1 && !isTeam(tokens, at) && !isOwnName(tokens, at)) continue;
    for (const next of words.keys()) named.add(at + next);
  }
}

/** "Marketing team", "department of Marketing". */
function isTeam(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]?.key ?? '';
  return /^(?:team|department|dept|division|group|unit|office|branch)$/.test(next);
}

/** "Oracle is …", "at Oracle", "join Oracle": the employer rather than its product. */
function isOwnName(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]?.key ?? '';
  const before = tokens[at - 1]?.key ?? '';
  if (!/^\p{Lu}/u.test(tokens[at]?.text ?? '')) return false;
  return (
    /^(?:is|was|has|offers|provides|seeks|will|believes|and its|s)$/.test(next) ||
    /^(?:at|join|about|for|joining)$/.test(before)
  );
}

/** "Department of Health and Human Services", "Stanford University", "Bureau of Land Management". */
function markInstitutions(tokens: readonly Token[], named: Set<number>): void {
  for (let at = 0; at < tokens.length; at++) {
    if (!isCapital(tokens[at])) continue;
    let last = at;
    while (last - at < 12 && continues(tokens, last)) last++;
    while (last > at && !isCapital(tokens[last])) last--;
    if (last > at && isInstitution(tokens.slice(at, last + 1))) {
      for (let next = at; next <= last; next++) named.add(next);
    }
    at = last;
  }
}

function continues(tokens: readonly Token[], last: number): boolean {
  const next = tokens[last + 1];
  if (!next || !/^(?: |, (?=$)| & )$/.test(tokens[last]?.gap ?? '')) return false;
  return (
    isCapital(next) || (linking.has(next.key) && isCapital(tokens[last + 2]) && next.text === next.text.toLowerCase())
  );
}

const linking = new Set(['of', 'and', 'for', 'the', 'on', 'in']);

function isCapital(token: Token | undefined): boolean {
  return token !== undefined && (/^\p{Lu}/u.test(token.text) || token.text === '&');
}

function isInstitution(words: readonly Token[]): boolean {
  const keys = words.map(({ key }) => key);
  const first = keys[0] ?? '';
  const isOffice =
    /^(?:office|department|bureau|division|directorate|center|centers|board|ministry|college|school|university|institute|branch|agency|corps|association|society|council|committee|commission|national)$/;
  if (isOffice.test(first) && (keys[1] === 'of' || keys[1] === 'for' || keys[1] === 'on' || first === 'national')) {
    return keys.length > 2;
  }
  if (keys.at(-1) === 'administration' && keys.length > 2 && publicWords.has(first)) return true;
  return keys.some((key) => institution.has(key)) && keys.length > 1;
}

const publicWords = new Set(['veterans', 'social', 'federal', 'national', 'small', 'general', 'food', 'drug', 'us']);
const institution = new Set(
  'university college hospital bureau directorate institute institutes corps foundation association society council commission department agency academy ministry command division inc llc ltd gmbh'.split(
    ' ',
  ),
);
