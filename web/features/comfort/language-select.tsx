import { languageNames } from '#domain/phrases/phrases.ts';
import { setComfort, useComfort } from '#web/lib/comfort.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { getOfferedLanguages } from '#web/lib/texts/offered-languages.ts';
import { Select } from '#web/ui/field/choice/select.tsx';

/** A select of languages, each in its own name. */
export function LanguageSelect() {
  const t = useT();
  const value = useComfort((comfort) => comfort.language);
  const named = getOfferedLanguages().map((language) => ({ value: language, label: languageNames[language] }));
  return (
    <Select
      label={t('comfort.language.label')}
      value={value}
      onChange={(language) => setComfort({ language })}
      choices={[{ value: 'browser' as const, label: t('comfort.language.browser') }, ...named]}
    />
  );
}
