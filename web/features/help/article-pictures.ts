import { type ArticleName, articlePictures } from '#domain/features/help/articles.ts';
import type { PhraseKey } from '#domain/phrases/phrases.ts';
import { getCurrentLanguage, type Translate } from '#web/lib/texts/i18n.ts';

export interface ArticlePicture {
  readonly src: string;
  readonly alt: string;
}

/** The addresses by file. `npm run help:pictures` takes the pictures from the running product. */
const files = import.meta.glob<string>('./pictures/*/*.webp', { eager: true, query: '?url', import: 'default' });

/** The picture of a step in the current language; null if the step has none. */
export function findPicture(t: Translate, article: ArticleName, step: string): ArticlePicture | null {
  const src = files[`./pictures/${getCurrentLanguage()}/${article}-${step}.webp`];
  if (src === undefined || !(articlePictures[article] as readonly string[]).includes(step)) return null;
  return { src, alt: t(`help.pictures.${article}.${step}` as PhraseKey) };
}
