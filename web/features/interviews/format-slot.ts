import { languageTags } from '#domain/phrases/phrases.ts';
import { getCurrentLanguage } from '#web/lib/texts/i18n.ts';

/** "Tuesday, December 1, 1:30 PM PST": a time in a zone, with the zone's name; the reader's zone by default. */
export function formatSlot(moment: string, timeZone?: string): string {
  return new Intl.DateTimeFormat(languageTags[getCurrentLanguage()], {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    ...(timeZone ? { timeZone } : {}),
  }).format(new Date(moment));
}

export function getOwnTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
