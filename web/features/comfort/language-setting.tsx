import { useT } from '#web/lib/texts/i18n.ts';
import css from './comfort-controls.module.css';
import { LanguageSelect } from './language-select.tsx';

/** The language of the interface. Dates and times follow it and the device's time zone. */
export function LanguageSetting() {
  const t = useT();
  return (
    <div className={css.controls}>
      <LanguageSelect />
      <p className={css.intro}>{t('comfort.language.times')}</p>
    </div>
  );
}
