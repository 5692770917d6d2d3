import { getNamespace } from '#domain/phrases/namespace.ts';
import type { Phrases } from '#domain/phrases/phrase-types.ts';

const files = import.meta.glob<object>('../../domain/phrases/en/*.json', { eager: true, import: 'default' });

/** The English texts, by namespace. */
export const en = Object.fromEntries(
  Object.entries(files).map(([path, texts]) => [getNamespace(path.replace(/^.*\//, '')), texts]),
) as Phrases;
