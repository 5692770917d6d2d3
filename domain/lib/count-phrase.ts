import { interpolate } from './interpolate.ts';

interface PluralForms {
  readonly one: string;
  readonly other: string;
}

/** Formats a phrase with `{{count}}` in the plural form of the language (a BCP 47 tag). */
export function formatCount({ one, other }: PluralForms, count: number, languageTag: string): string {
  const isOne = new Intl.PluralRules(languageTag).select(count) === 'one';
  return interpolate(isOne ? one : other, { count });
}
