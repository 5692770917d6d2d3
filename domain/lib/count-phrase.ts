import { interpolate } from './interpolate.ts';

interface Endings {
  readonly one: string;
  readonly other: string;
}

/** A phrase that tells `{{count}}`, with the ending a language (a BCP 47 tag) has for that number. */
export function countPhrase({ one, other }: Endings, count: number, languageTag: string): string {
  const isOne = new Intl.PluralRules(languageTag).select(count) === 'one';
  return interpolate(isOne ? one : other, { count });
}
