import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Texts, type Translate, translate } from './i18n.ts';

/** Gives everything below it the texts of the language on screen: one listener instead of one at each text. */
export function TextsProvider({ children }: { readonly children: ReactNode }) {
  const { language } = useTranslation().i18n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function per language lets memoised parts notice
  const t = useMemo<Translate>(() => (key, values) => translate(key, values), [language]);
  return <Texts value={t}>{children}</Texts>;
}
