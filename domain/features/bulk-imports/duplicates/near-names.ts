import { getNameKey } from '#domain/features/bulk-imports/resumes/person.ts';

/** Shorter words differ by one letter too often, such as "Ana" and "Ava". */
const minLengthForTypos = 4;

/**
 * The words of a name in alphabetical order, without initials: equal for "Ada M. Quill" and "Quill, Ada". A Korean name is
 * one word, with or without a space.
 */
export function listNameWords(name: string): string[] {
  const words = getNameKey(name).split(' ');
  if (/\p{Script=Hangul}/u.test(words.join(''))) return [words.join('')];
  const long = words.filter((word) => word.length > 1);
  return (long.length > 1 ? long : words).toSorted();
}

/** Whether the names are equal, one has another middle name, or one word has a typo. Another single name is not near. */
export function areNamesNear(a: readonly string[], b: readonly string[]): boolean {
  if (a.length === 1 && b.length === 1) return a[0] === b[0] && /\p{Script=Hangul}/u.test(a[0] ?? '');
  const restA = a.filter((word) => !b.includes(word));
  const restB = b.filter((word) => !a.includes(word));
  const commonCount = Math.min(a.length - restA.length, b.length - restB.length);
  if (restA.length === 0 || restB.length === 0) return commonCount >= 2;
  const [wordA = '', wordB = ''] = [restA[0], restB[0]];
  const isLong = Math.min(wordA.length, wordB.length) >= minLengthForTypos;
  return commonCount >= 1 && restA.length === 1 && restB.length === 1 && isLong && isOneTypoApart(wordA, wordB);
}

/** One letter is added, missing, replaced, or swapped with the next one. */
function isOneTypoApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  const start = countCommonLetters(a, b);
  const end = countCommonLetters(reverse(a.slice(start)), reverse(b.slice(start)));
  const restA = a.slice(start, a.length - end);
  const restB = b.slice(start, b.length - end);
  if (restA.length <= 1 && restB.length <= 1) return true;
  return restA.length === 2 && restA === reverse(restB);
}

function countCommonLetters(a: string, b: string): number {
  let count = 0;
  while (count < a.length && count < b.length && a[count] === b[count]) count += 1;
  return count;
}

function reverse(text: string): string {
  return [...text].reverse().join('');
}
