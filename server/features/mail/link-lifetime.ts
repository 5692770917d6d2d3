import { formatCount } from '#domain/lib/count-phrase.ts';
import type { Phrases } from '#domain/phrases/phrase-types.ts';
import { type Language, languageTags } from '#domain/phrases/phrases.ts';

/** States how long a link works, in the largest unit of at least two (days, hours), else in minutes. */
export function describeLinkLifetime(seconds: number, language: Language, { life }: Phrases['mail']): string {
  const format = (one: string, other: string, unit: number) =>
    formatCount({ one, other }, seconds / unit, languageTags[language]);
  if (seconds >= 2 * 86_400) return format(life.days_one, life.days_other, 86_400);
  if (seconds >= 2 * 3600) return format(life.hours_one, life.hours_other, 3600);
  return format(life.minutes_one, life.minutes_other, 60);
}
