import { isTitleWord } from '#domain/features/resumes/fields/experience/title-words.ts';
import { fold } from '#domain/features/resumes/text/fold.ts';
import { getHeadingKind } from '#domain/features/resumes/text/headings.ts';
import { replaceBracketed } from '#domain/features/resumes/text/linear.ts';
import { splitCommas } from '#domain/features/resumes/text/separators.ts';
import { readLocation } from './location.ts';

/** A text that can be a name. */
export interface PossibleName {
  readonly name: string;
  /** Contains a word that names a role and is seldom a surname, such as "Engineer". */
  readonly hasRole: boolean;
  /** Can also be a city with its region: "Susan Judge, PE". */
  readonly canBeLocation: boolean;
}

/**
 * Two to five words that can be a name, without pronouns, nicknames and credentials; "Baker, Susan" as "Susan Baker".
 * Undefined for locations and headings, and for texts with words that are in no name.
 */
export function parseName(text: string): PossibleName | undefined {
  const plain = removeAdditions(text);
  const asian = parseEastAsianName(plain);
  if (asian) return { name: asian, hasRole: false, canBeLocation: false };
  const [first = '', ...rest] = splitCommas(plain);
  const others = dropCredentials(first, rest);
  const isLocation = readLocation(plain) !== undefined;
  if ((isLocation && (others.length > 0 || rest.length === 0)) || getHeadingKind(plain)) return undefined;
  const isContactLine = others.some((part) => /[@\d]/.test(part));
  const ordered = others.length === 1 && !isContactLine ? `${others[0]} ${first}` : first;
  if (others.length > 1 && !isContactLine) return undefined;
  const words = dropTrailingCredentials(ordered.split(' '));
  if (!isName(words)) return undefined;
  return { name: toNameCase(words.join(' ')), hasRole: words.some(isRole), canBeLocation: isLocation };
}

const pronoun =
  /\(?\b(?:she|he|they|ze|xe|elle|il|ella|él|iel)\s?\/\s?(?:her|him|them|hers|his|they|he|she|hir|zir|xem|elle|ella|él|ellos|la|lui)\b(?:\s?\/\s?\p{L}{0,8})?\)?/iu;
/** One or two words in quotes: Robert "Bob" Smith. */
const quoted = /(?<=\s)(?:["“”„«][^"“”„«»]{1,30}["“”»]|['‘’][^'‘’]{1,30}['’](?=\s))/u;

function removeAdditions(text: string): string {
  const shown = text.replace(pronoun, ' ').replace(quoted, ' ');
  return replaceBracketed(shown, () => ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ,/g, ',')
    .trim();
}

const knownCredentials = new Set(
  'rn bsn msn mba phd md cpa pmp pe esq jd llm lcsw lpn lvn cna edd med ms ma bs ba mfa mph mpa shrm-cp shrm-scp cfa cissp csm aprn fnp np pa-c dds do dpt ot otr ccna sphr phr lmsw msw cpc rd rdn pharmd jr sr ii iii iv ing p.eng peng'.split(
    ' ',
  ),
);

function isCredential(text: string, isUpperName: boolean): boolean {
  if (knownCredentials.has(text.toLowerCase().replace(/(?<=\p{L})\.|\.$/gu, ''))) return true;
  return !isUpperName && /^[\p{Lu}.+/-]{2,9}$/u.test(text);
}

/** The parts after the name without degrees and licenses: "RN", "PMP", "Jr.". */
function dropCredentials(first: string, parts: readonly string[]): string[] {
  const isUpper = first === first.toUpperCase();
  return parts.filter((part) => !part.split(' ').every((word) => isCredential(word, isUpper)));
}

/** "Susan Baker RN", "Susan Baker MBA". */
function dropTrailingCredentials(words: readonly string[]): string[] {
  const isUpper = words.every((word) => word === word.toUpperCase());
  const end = words.findIndex((word, index) => index > 1 && /^\p{Lu}{2}/u.test(word) && isCredential(word, true));
  return end > 0 && !isUpper ? words.slice(0, end) : [...words];
}

const particles = new Set(
  "de da do dos del della der den di du la las le los van von zu bin ibn al el y e i st ter ten d' o'".split(' '),
);
const honorific = /^(?:dr|mr|mrs|ms|mx|prof|m|mme|mlle|sr|sra)\.?$/i;
const nameWord = /^(?:\p{Ll}{1,2}['’])?\p{Lu}(?:[\p{L}\p{M}'’.-]*\p{L})?\.?$/u;

function isName(words: readonly string[]): boolean {
  const own = words.filter((word) => !honorific.test(word));
  if (own.length < 2 || words.length > 5 || words.join(' ').length > 60) return false;
  if (!own.every((word) => nameWord.test(word) || particles.has(word))) return false;
  if (own.every((word) => word.replace(/\P{L}/gu, '').length <= 1)) return false;
  if (particles.has((own.at(-1) ?? '').toLowerCase())) return false;
  return !own.some((word) => notInNames.has(fold(word)));
}

/** A role that is no common surname. */
function isRole(word: string): boolean {
  const plain = fold(word).replace(/\./g, '');
  return isTitleWord(plain) && !occupationalSurnames.has(plain);
}

/** Title words that are also common surnames. */
const occupationalSurnames = new Set(
  'baker barber cook cooper carpenter mason driver farmer gardener guard painter plumber steward stewart captain major judge bishop butler clerk fisher hunter marshall miller page porter potter shepherd singer smith tailor taylor tanner turner walker weaver wheeler wright server waiter host packer picker crew tech expert master teller banker chef cocinero maestro boulanger boucher meunier charpentier guerrero herrera carpintero panadero zapatero molinero cordero jefe conde'.split(
    ' ',
  ),
);

const notInNames = new Set(
  'curriculum vitae resume cv last updated confidential references available open remote skills software marketing sales customer service science computer digital human resources information technology business development medical care data project product summary of and in for with to the my certified registered licensed senior junior phone email address street city state name full résumé'
    .split(' ')
    .map(fold),
);

/** Names in Hangul, Han or Kana, with or without a space. */
function parseEastAsianName(text: string): string | undefined {
  const isWritten =
    /^[\p{Script=Hangul}]{2,5}$|^\p{Script=Hangul}{1,2} \p{Script=Hangul}{1,3}$/u.test(text) ||
    /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々ー]{2,7}$/u.test(text) ||
    /^[\p{Script=Han}\p{Script=Katakana}々ー]{1,6} [\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々ー]{1,6}$/u.test(
      text,
    );
  return isWritten && !documentTitle.test(text) && !getHeadingKind(text) ? text : undefined;
}

const documentTitle = /^(?:이력서|자기\s?소개서|경력\s?기술서|履\s?歴\s?書|職務\s?経歴書|简历|個人簡歷)$/;

/** "SUSAN LI" as "Susan Li", "Zoé TREMBLAY" as "Zoé Tremblay"; two capitals in another name are initials. */
function toNameCase(text: string): string {
  const isUpper = text === text.toUpperCase();
  return text
    .split(' ')
    .map((word) => (word === word.toUpperCase() && (isUpper || word.length > 2) ? toTitleCase(word) : word))
    .join(' ');
}

function toTitleCase(text: string): string {
  return text.toLowerCase().replace(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toUpperCase());
}
