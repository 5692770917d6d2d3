import { useId } from 'react';
import { useT } from '#web/lib/texts/i18n.ts';
import css from './comfort-rows.module.css';

/** Sample text: the settings apply to the whole page, so it looks like the rest. */
export function ComfortPreview() {
  const t = useT();
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.preview}>
      <h3 id={id} className={css.title}>
        {t('comfort.preview.title')}
      </h3>
      <div className={css.sample}>
        <p className={css.job}>{t('comfort.preview.job')}</p>
        <p className={css.muted}>{t('comfort.preview.employer')}</p>
        <p>{t('comfort.preview.text')}</p>
        <span className={css.button}>{t('comfort.preview.action')}</span>
      </div>
    </section>
  );
}
