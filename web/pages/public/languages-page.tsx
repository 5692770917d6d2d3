import { Languages } from 'lucide-react';
import { getLanguage, type Language, languageNames, languageTags } from '#domain/phrases/phrases.ts';
import { setComfort, useComfort } from '#web/lib/comfort.ts';
import { formatDate, formatNumber } from '#web/lib/texts/format.ts';
import { getCurrentLanguage, useT } from '#web/lib/texts/i18n.ts';
import { getOfferedLanguages } from '#web/lib/texts/offered-languages.ts';
import { RadioGroup } from '#web/ui/field/choice/radio-group.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import css from './languages-page.module.css';

/** Language selection, each in its own name. */
export function LanguagesPage() {
  const t = useT();
  return (
    <div className={css.page}>
      <PageHeader title={t('languages.title')} purpose={t('languages.purpose')} />
      {getOfferedLanguages().length > 1 ? <LanguageChoice /> : <p>{t('languages.one')}</p>}
      <Card as="section" labelledBy="translated">
        <h2 id="translated" className={css.heading}>
          <Languages size={24} aria-hidden />
          {t('languages.all')}
        </h2>
        <p>{t('languages.allText')}</p>
        <p>{t('languages.dates', { date: formatDate(new Date()), number: formatNumber(12_345.6) })}</p>
      </Card>
    </div>
  );
}

function LanguageChoice() {
  const t = useT();
  const value = useComfort((comfort) => comfort.language);
  const named = getOfferedLanguages().map((language) => ({
    value: language as Language | 'browser',
    label: languageNames[language],
    lang: languageTags[language],
  }));
  const browserNote = t('languages.browserNote', { language: languageNames[getLanguage(navigator.language)] });
  return (
    <>
      <RadioGroup<Language | 'browser'>
        variant="cards"
        label={t('languages.label')}
        value={value}
        onChange={(language) => setComfort({ language })}
        choices={[{ value: 'browser', label: t('languages.browser'), note: browserNote }, ...named]}
      />
      <p role="status">{t('languages.now', { language: languageNames[getCurrentLanguage()] })}</p>
    </>
  );
}
