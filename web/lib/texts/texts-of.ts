import { useEffect, useState } from 'react';
import type { Language } from '#domain/phrases/phrases.ts';
import { getCurrentLanguage, loadTextsOf, type Translate, translateIn, useT } from './i18n.ts';

/**
 * The translate function of another language than the reader's, such as that of a letter. Null while its texts are loading;
 * if they can't be loaded, it translates into the reader's language.
 */
export function useTextsOf(language: Language): Translate | null {
  const t = useT();
  const isOwn = language === getCurrentLanguage();
  const [loaded, setLoaded] = useState<{ readonly language: Language; readonly isComplete: boolean } | null>(null);
  useEffect(() => {
    if (isOwn) return;
    let isCurrent = true;
    void loadTextsOf(language).then((isComplete) => isCurrent && setLoaded({ language, isComplete }));
    return () => {
      isCurrent = false;
    };
  }, [language, isOwn]);
  if (isOwn) return t;
  if (loaded?.language !== language) return null;
  return loaded.isComplete ? translateIn(language) : t;
}
