import i18next, { type BackendModule } from 'i18next';
import { createContext, useContext } from 'react';
import { initReactI18next } from 'react-i18next/initReactI18next';
import { type Language, languages, languageTags, type PhraseKey } from '#domain/phrases/phrases.ts';
import { getVisitorFile } from '#domain/phrases/visitor-texts.ts';

/** The variables of a phrase; `count` also selects the plural form. */
export type PhraseValues = Readonly<Record<string, string | number>>;

export type Translate = (key: PhraseKey, values?: PhraseValues) => string;

/**
 * Loads the texts of a language, or only those that visitors need first; resolves when they are ready.
 * The namespaces are the names of the files, the language codes. English is the fallback and is loaded only if needed.
 */
export async function initI18n(language: Language, { isForVisitors }: { isForVisitors: boolean }): Promise<void> {
  const file = isForVisitors ? getVisitorFile(language) : language;
  await i18next
    .use(translationBackend)
    .use(initReactI18next)
    .init({
      lng: languageTags[language],
      ns: [file],
      defaultNS: file,
      supportedLngs: Object.values(languageTags),
      fallbackLng: false,
      fallbackNS: 'en',
      nsSeparator: false,
      load: 'currentOnly',
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    });
  await ensureTexts(language, file);
}

let isLoadingAll: Promise<void> | undefined;

/** Loads the texts that the first page did not need. Fails if they can't be loaded; the next call tries again. */
export function loadAllTexts(): Promise<void> {
  isLoadingAll ??= addTexts(getCurrentLanguage()).catch((error) => {
    isLoadingAll = undefined;
    throw error;
  });
  return isLoadingAll;
}

/** Loads all texts before a person is logged in, who sees more than visitors. Their page shows an error if that fails. */
export function prepareForLogin(): Promise<void> {
  return loadAllTexts().catch(() => {});
}

async function addTexts(language: Language): Promise<void> {
  const isPartial = () => i18next.options.defaultNS === getVisitorFile(language);
  if (!isPartial()) return;
  const tag = languageTags[language];
  await i18next.reloadResources([tag], [language]);
  // Another language was chosen during the download, with all its texts.
  if (!isPartial()) return;
  if (!i18next.hasResourceBundle(tag, language)) throw new Error(`The texts in ${tag} could not be loaded`);
  i18next.setDefaultNamespace(language);
}

/** Loads one file per namespace. `mode: cors` reuses the preload request of comfort-boot.js. */
const translationBackend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (_language, namespace, done) => {
    // biome-ignore lint/style/noRestrictedGlobals: a static file, loaded before API calls are possible
    void fetch(`/assets/translations/${namespace}`, { mode: 'cors' })
      .then((response) => (response.ok ? response.json() : Promise.reject(new Error(`Status ${response.status}`))))
      .then(
        (texts) => done(null, texts),
        (error) => done(error, false),
      );
  },
};

/** Replaces a loaded text, such as by a custom text. Components that already show it do not re-render. */
export function overrideText(language: Language, key: string, text: string): void {
  i18next.addResource(languageTags[language], language, key, text);
}

/** Shows English texts until the new ones are loaded. */
export async function changeLanguage(language: Language): Promise<void> {
  i18next.options.ns = [language];
  i18next.setDefaultNamespace(language);
  await i18next.changeLanguage(languageTags[language]);
  await ensureTexts(language, language);
}

/** The translate function; re-renders when the language changes. */
export function useT(): Translate {
  return useContext(TextsContext);
}

/** The translate function for code outside components. */
export const translate: Translate = (key, values) => i18next.t(key, { ...values });

/** Loads the texts of another language than the current one. Resolves to whether they are there. */
export async function loadTextsOf(language: Language): Promise<boolean> {
  await i18next.loadNamespaces(language);
  return i18next.hasResourceBundle(i18next.language, language);
}

/** The translate function of a language whose texts are loaded. */
export function translateIn(language: Language): Translate {
  const translateKey = i18next.getFixedT(i18next.language, language);
  return (key, values) => translateKey(key, { ...values });
}

/** Provided by `TextsProvider`. */
export const TextsContext = createContext(translate);

/** Whether a text for the key is loaded: keys built from error codes can be unknown. */
export function hasPhrase(key: PhraseKey): boolean {
  return i18next.exists(key);
}

export function getCurrentLanguage(): Language {
  return languages.find((language) => languageTags[language] === i18next.language) ?? 'en';
}

async function ensureTexts(language: Language, file: string): Promise<void> {
  if (!i18next.hasResourceBundle(languageTags[language], file)) await i18next.loadNamespaces('en');
  document.documentElement.lang = languageTags[language];
}
