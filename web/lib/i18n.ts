import i18next, { type BackendModule } from 'i18next';
import { createContext, useContext } from 'react';
import { initReactI18next } from 'react-i18next/initReactI18next';
import { type Language, languages, languageTags, type PhraseKey } from '#domain/phrases/phrases.ts';

/** The variables of a phrase; `count` also chooses the plural ending. */
export type PhraseValues = Readonly<Record<string, string | number>>;

export type Translate = (key: PhraseKey, values?: PhraseValues) => string;

/**
 * Loads the texts of a language; resolves when they can be shown.
 * Namespaces are the language codes, one file each. English is the fallback and is fetched only when it is needed.
 */
export async function startTexts(language: Language): Promise<void> {
  await i18next
    .use(textFiles)
    .use(initReactI18next)
    .init({
      lng: languageTags[language],
      ns: [language],
      defaultNS: language,
      supportedLngs: Object.values(languageTags),
      fallbackLng: false,
      fallbackNS: 'en',
      nsSeparator: false,
      load: 'currentOnly',
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    });
  await settleTexts(language);
}

/** One file for each namespace. Asked for across origins, so that the request is the one comfort-boot.js has begun. */
const textFiles: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (_language, namespace, done) => {
    // biome-ignore lint/style/noRestrictedGlobals: a file of the page, asked for before anything can be called
    void fetch(`/assets/translations/${namespace}`, { mode: 'cors' })
      .then((response) => (response.ok ? response.json() : Promise.reject(new Error(`Status ${response.status}`))))
      .then(
        (texts) => done(null, texts),
        (error) => done(error, false),
      );
  },
};

/** Takes another wording of a text into what is loaded; the next one to show it reads it. */
export function adoptText(language: Language, key: string, text: string): void {
  i18next.addResource(languageTags[language], language, key, text);
}

/** Until the new texts have arrived, the English ones stand in. */
export async function changeLanguage(language: Language): Promise<void> {
  i18next.options.ns = [language];
  i18next.setDefaultNamespace(language);
  await i18next.changeLanguage(languageTags[language]);
  await settleTexts(language);
}

/** The translating function, re-rendering when the language changes. */
export function useT(): Translate {
  return useContext(Texts);
}

/** The translating function for code outside components, such as messages. */
export const translate: Translate = (key, values) => i18next.t(key, { ...values });

/** What `TextsProvider` gives to everything below it. */
export const Texts = createContext(translate);

/** Whether a text for the key is loaded: keys made from a server's code may be unknown. */
export function isPhrase(key: PhraseKey): boolean {
  return i18next.exists(key);
}

export function currentLanguage(): Language {
  return languages.find((language) => languageTags[language] === i18next.language) ?? 'en';
}

async function settleTexts(language: Language): Promise<void> {
  if (!i18next.hasResourceBundle(languageTags[language], language)) await i18next.loadNamespaces('en');
  document.documentElement.lang = languageTags[language];
}
