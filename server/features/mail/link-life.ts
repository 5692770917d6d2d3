import { formatCount } from '#domain/lib/count-phrase.ts';
import type { Phrases } from '#domain/phrases/phrase-types.ts';
import { type Language, languageTags } from '#domain/phrases/phrases.ts';

/** How long a link works, in words; `seconds` in the largest unit of which there are two, minutes at the least. */
export function describeLinkLifetime(seconds: number, language: Language, { life }: Phrases['mail']): string {
  const say = (one: string, other: string, unit: number) =>
    formatCount({ one, other }, seconds / unit, languageTags[language]);
  if (seconds >= 2 * 86_400) return say(life.days_one, life.days_other, 86_400);
  if (seconds >= 2 * 3600) return say(life.hours_one, life.hours_other, 3600);
  return say(life.minutes_one, life.minutes_other, 60);
}
