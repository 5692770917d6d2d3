/**
 * Whether a password is easy to guess: common words, keyboard patterns and repetitions, alone or combined with digits
 * and symbols, or parts of the person's name or email or the product's name. Combinations of the few hundred words below
 * cover many thousands of common passwords.
 */
export function isCommonPassword(password: string, ownTexts: readonly string[]): boolean {
  if (new Set(password.toLowerCase()).size < 5) return true;
  const words = [...common, ...ownTexts.flatMap(splitWords)].filter((word) => word.length > 1);
  const texts = ownTexts.map(toLetters);
  const core = trimSigns(foldMarks(password));
  // An email contains `@` as itself, and may contain digits.
  const readings = [core, decodeLeet(core), decodeLeet(core.replaceAll('@', ' '))].map(toLetters);
  return readings.some((letters) => isComposedOf(letters, words, texts));
}

/** Shorter parts of the person's own texts are also parts of other words. */
const minPartLength = 4;

/** Whether the whole text, which may be empty, is a sequence of words from the list and of parts of the person’s own texts. */
function isComposedOf(text: string, words: readonly string[], ownTexts: readonly string[]): boolean {
  const splitPoints = new Set([0]);
  for (let start = 0; start < text.length; start += 1) {
    if (!splitPoints.has(start)) continue;
    for (const word of words) if (text.startsWith(word, start)) splitPoints.add(start + word.length);
    const longest = Math.max(0, ...ownTexts.map((own) => findSharedLength(text, start, own)));
    for (let length = minPartLength; length <= longest; length += 1) splitPoints.add(start + length);
  }
  return splitPoints.has(text.length);
}

/** The length of the longest part of `own` that the text has at `start`. */
function findSharedLength(text: string, start: number, own: string): number {
  let length = 0;
  while (start + length < text.length && own.includes(text.slice(start, start + length + 1))) length += 1;
  return length;
}

function splitWords(text: string): string[] {
  return foldMarks(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2);
}

function toLetters(text: string): string {
  return foldMarks(text).replace(/[^\p{L}]/gu, '');
}

/** In lower case and without accents. */
function foldMarks(text: string): string {
  return text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
}

const leet: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

/** Replaces leetspeak digits inside a word by letters. */
function decodeLeet(core: string): string {
  return core.replace(/[013457@$]/g, (sign) => leet[sign] ?? sign);
}

/** Removes digits and symbols at both ends. */
function trimSigns(text: string): string {
  return text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
}

const common: readonly string[] = `
password passwort passwd pass secret letmein welcome admin administrator root user login guest test testing temp
temporary default changeme change master access enter open sesame hello trustno trust noone iloveyou love lover
loveme you me my the is not your this that what ever whatever forget forgot never mind
qwerty qwertyuiop qwertz azerty asdf asdfgh asdfghjkl zxcv zxcvbn zxcvbnm qazwsx wsx edc qaz qwe asd zxc poiuy lkjhg
abc abcd abcdef abcdefgh abcdefghi abcdefghij abcdefghijkl aaa bbb xxx xyz
monkey dragon shadow sunshine princess football baseball basketball soccer hockey tennis golf superman batman spiderman
pokemon starwars matrix ninja samurai warrior hunter killer ranger tiger lion eagle falcon wolf bear dog cat kitty puppy
buster ginger pepper cookie chocolate cheese banana orange apple cherry peanut butter summer winter spring autumn fall
january february march april june july august september october november december
monday tuesday wednesday thursday friday saturday sunday today tomorrow yesterday birthday
michael jordan jennifer jessica ashley daniel thomas robert william george charlie andrew joshua matthew anthony
michelle amanda nicole hannah sophie emily maria anna laura sarah david james john peter paul mark
computer internet google facebook twitter instagram amazon microsoft windows apple samsung android iphone laptop
mustang ferrari porsche corvette mercedes toyota honda yamaha harley
money dollar rich power magic merlin angel heaven jesus christ god devil hell
freedom america american canada england london paris newyork texas florida california chicago dallas boston
family mother father brother sister daughter baby babygirl babyboy honey sweetie darling friend friends forever
one two three four five six seven eight nine zero
first last best great super mega cool awesome happy lucky smile
work job jobs career company office manager employee wavelength
correct horse battery staple
`
  .trim()
  .split(/\s+/);
