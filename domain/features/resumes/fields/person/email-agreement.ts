import { fold } from '#domain/features/resumes/text/fold.ts';

/** How a name agrees with the part of an email before the at sign. */
export interface Agreement {
  /** "full" for two names, or one and the initial of the other (susan.baker@, sbaker@, bakers@); "partial" for one (susan88@). */
  readonly kind: 'full' | 'partial' | 'none';
  /** The share of the letters of the email in the name, less a share for each word that is not in the email. */
  readonly coverage: number;
}

export function compareWithEmail(name: string, email: string | undefined): Agreement {
  const local = fold(email?.split('@')[0] ?? '');
  const letters = local.replace(/[^\p{L}]/gu, '');
  const words = splitName(name);
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (letters === '' || words.length < 2) return { kind: 'none', coverage: 0 };
  const initials = [`${first.charAt(0)}${last}`, `${last}${first.charAt(0)}`, `${first}${last.charAt(0)}`];
  const isInitial = initials.includes(letters);
  const inside = words.filter((word) => isInside(word, local, letters));
  const found = [...inside, ...findSurnameInitials(name, last, { local, inside })];
  const kind = isInitial || found.length >= 2 ? 'full' : found.length === 1 ? 'partial' : 'none';
  const matched = isInitial ? letters.length : found.join('').length;
  const missing = isInitial ? words.length - 2 : words.length - found.length;
  return { kind, coverage: Math.min(1, matched / letters.length) - missing * 0.2 };
}

/** Names with an apostrophe or hyphen are written without it in emails: "obrien". */
function splitName(name: string): string[] {
  return fold(name)
    .split(/\s+/)
    .map((word) => word.replace(/[^\p{L}]/gu, ''))
    .filter((word) => word !== '');
}

/** A short name counts only as a part of its own: "li.wu". */
function isInside(word: string, local: string, letters: string): boolean {
  return word.length > 2 ? letters.includes(word) : local.split(/[^\p{L}]+/u).includes(word);
}

/** The initials of a surname that are a part of their own: "anamaria.fr" of Ana Maria Fernández-Ruiz. */
function findSurnameInitials(
  name: string,
  last: string,
  { local, inside }: { local: string; inside: readonly string[] },
): string[] {
  const parts = fold(name.split(/\s+/).at(-1) ?? '').split('-');
  const initials = parts.map((part) => part.charAt(0)).join('');
  const isWritten = local.split(/[^\p{L}]+/u).includes(initials);
  return isWritten && inside.length > 0 && !inside.includes(last) ? [initials] : [];
}

/** "SUSANBAKER" as "SUSAN BAKER" with susan.baker@ or sbaker@; otherwise empty. */
export function splitByEmail(word: string, email: string | undefined): string {
  if (!/^\p{L}{5,40}$/u.test(word)) return '';
  const parts = fold(email?.split('@')[0] ?? '').split(/[^\p{L}]+/u);
  const letters = parts.join('');
  for (let at = 2; at < word.length - 1; at++) {
    const [first, last] = [fold(word.slice(0, at)), fold(word.slice(at))];
    const isWritten = parts.includes(first) && parts.includes(last);
    if (isWritten || letters === `${first.charAt(0)}${last}` || letters === `${last}${first.charAt(0)}`)
      return `${word.slice(0, at)} ${word.slice(at)}`;
  }
  return '';
}
