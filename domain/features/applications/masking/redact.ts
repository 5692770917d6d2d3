/** What identifies a person in texts. */
export interface Identity {
  /** The names of the account and of the résumés. */
  readonly names: readonly string[];
  readonly schools: readonly string[];
  /** Email addresses, phone numbers, and links. */
  readonly contacts: readonly string[];
}

export type Redact = (text: string) => string;

/** Replaces every removed part, so that a reader sees that something was there. */
export const redactedMark = '▮▮▮';

const minNameLength = 2;
/** Words that are part of many school names and say nothing about a person. */
const commonSchoolWords =
  /^(?:the|of|and|at|for|de|du|des|la|le|el|school|high|state|city|north|south|east|west|new|saint|st)$/;

/**
 * Returns a function that removes names, contact data, links, schools, and dates from a text. Capitals and accents don't
 * matter. It rather removes too much than too little: a word that is also a name is removed.
 */
export function createRedactor({ names, schools: ownSchools, contacts }: Identity): Redact {
  const words = names.flatMap((name) => foldAll(name).match(/[\p{L}\p{N}]+/gu) ?? []);
  const joined = names.map((name) => foldAll(name).replace(/[^\p{L}\p{N}]+/gu, ''));
  const schoolNames = ownSchools
    .map((school) => foldAll(school).trim())
    .filter((school) => !commonSchoolWords.test(school));
  const literals = [...contacts.map(foldAll), ...schoolNames, ...joined, ...words]
    .map((literal) => literal.trim())
    .filter((literal) => [...literal].length >= minNameLength)
    .toSorted((a, b) => b.length - a.length);
  const own = literals.length > 0 ? [buildPattern([...new Set(literals)])] : [];
  return (text) => {
    const withoutSchools = text.normalize('NFC').replace(schools, redactedMark);
    return [...patterns, ...own].reduce(removeMatches, withoutSchools);
  };
}

const month =
  '(?:jan(?:uary|vier)?|feb(?:ruary)?|fev(?:rier)?|mar(?:ch|s|zo)?|apr(?:il)?|avr(?:il)?|abr(?:il)?|may|mai|mayo|june?|juin|junio|july?|juillet|julio|aug(?:ust)?|aout|ago(?:sto)?|sep(?:t(?:ember|embre|iembre)?)?|oct(?:ober|obre|ubre)?|nov(?:ember|embre|iembre)?|dec(?:ember|embre)?|dic(?:iembre)?)';

/** Applied to the folded text, in this order. */
const patterns: readonly RegExp[] = [
  /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu,
  /(?:https?:\/\/|www\.)[^\s<>"]+/gu,
  /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}-]+\.)+(?:com|org|net|edu|io|dev|me|ca|us|co|fr|es|kr|info|gov|app)(?:\/[^\s<>"]*)?/gu,
  /(?<![\p{L}\p{N}])@[\p{L}\p{N}_.]{2,}/gu,
  /(?<![\p{L}\p{N}])(?:\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|(?:19|20)\d\d(?:[/.-]\d{1,2}){1,2})(?![\p{N}])/gu,
  /\+?\(?\d(?:[\s().-]*\d){6,}/gu,
  new RegExp(
    `(?<![\\p{L}])${month}\\.?\\s+(?:\\d{1,2}(?:st|nd|rd|th)?,?\\s+)?(?:de\\s+)?(?:19|20)?\\d\\d(?!\\p{N})`,
    'gu',
  ),
  /(?<![\p{N}])(?:19|20)\d\d(?:s)?(?![\p{N}])/gu,
  /[\p{L}]*(?:대학교|고등학교)/gu,
];

const kind =
  '(?:University|College|Institute of Technology|Polytechnic|Academy|High School|Université|Universidad|Lycée|Cégep)';
const name = "\\p{Lu}[\\p{L}.'’&-]*";
/** Names of schools, found by their capitals. */
const schools = new RegExp(
  `(?:${name}\\s+){0,4}(?:${kind}|${kind.toUpperCase()})(?:\\s+(?:of|at|de|du|in|OF|AT|DE|DU|IN)(?:\\s+${name}){1,4}|(?:\\s+${name}){1,3})?`,
  'gu',
);

function buildPattern(literals: readonly string[]): RegExp {
  const parts = literals.map((literal) => literal.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/\s+/g, '\\s+'));
  return new RegExp(`(?<![\\p{L}])(?:${parts.join('|')})(?![\\p{L}])`, 'gu');
}

/** The matches are found in the folded text, which has the same length. */
function removeMatches(text: string, pattern: RegExp): string {
  const folded = fold(text);
  let result = '';
  let at = 0;
  for (const match of folded.matchAll(pattern)) {
    result += text.slice(at, match.index) + redactedMark;
    at = match.index + match[0].length;
  }
  return at === 0 ? text : result + text.slice(at);
}

const foldAll = (text: string) => fold(text.normalize('NFC'));

/** Lowercase without accents; each UTF-16 unit stays one unit. */
function fold(text: string): string {
  let folded = '';
  for (const unit of text.split('')) {
    const plain = unit.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    folded += plain.length === 1 ? plain : unit;
  }
  return folded;
}
