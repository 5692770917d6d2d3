import type { Phrases } from '#domain/phrases/phrase-types.ts';

const files = import.meta.glob<object>('../../domain/phrases/en/*.json', { eager: true, import: 'default' });

/** The English texts, by namespace. */
export const en = Object.fromEntries(
  Object.entries(files).map(([path, texts]) => [camelCase(path.replace(/^.*\/|\.json$/g, '')), texts]),
) as Phrases;

function camelCase(name: string): string {
  return name.replace(/-(.)/g, (_dash, letter: string) => letter.toUpperCase());
}
