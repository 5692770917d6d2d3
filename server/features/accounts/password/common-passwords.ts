/**
 * Whether a password is easy to guess: common words, keyboard patterns and repetitions, alone or combined with digits
 * and symbols, or the person's or the product's name. Combinations of the few hundred words below cover many thousands
 * of common passwords.
 */
export function isCommonPassword(password: string, ownWords: readonly string[]): boolean {
  const letters = decodeLeet(password.toLowerCase()).replace(/[^\p{L}]/gu, '');
  if (letters === '') return true;
  if (new Set(password.toLowerCase()).size < 5) return true;
  const words = [...common, ...ownWords.flatMap(splitWords)].filter((word) => word.length > 1);
  return isComposedOf(letters, words);
}

/** Whether the whole text is a sequence of words from the list. */
function isComposedOf(text: string, words: readonly string[]): boolean {
  const splitPoints = new Set([0]);
  for (let start = 0; start < text.length; start += 1) {
    if (!splitPoints.has(start)) continue;
    for (const word of words) if (text.startsWith(word, start)) splitPoints.add(start + word.length);
  }
  return splitPoints.has(text.length);
}

function splitWords(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2);
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

/** Replaces leetspeak digits inside a word by letters and removes digits and symbols at both ends. */
function decodeLeet(text: string): string {
  const core = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return core.replace(/[013457@$]/g, (sign) => leet[sign] ?? sign);
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
