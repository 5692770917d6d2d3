import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { TextsContext, type Translate, translate } from './i18n.ts';

/** Provides the translate function of the current language: one listener for all texts. */
export function TextsProvider({ children }: { readonly children: ReactNode }) {
  const { language } = useTranslation().i18n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function per language re-renders memoized components
  const t = useMemo<Translate>(() => (key, values) => translate(key, values), [language]);
  return <TextsContext value={t}>{children}</TextsContext>;
}
