import { useT } from '#web/lib/texts/i18n.ts';
import { VisitorActions } from './visitor-actions.tsx';
import css from './visitor-prompt.module.css';

/** Shows visitors what they get with an account. */
export function VisitorOffer() {
  const t = useT();
  return (
    <div className={css.offer}>
      <div className={css.words}>
        <p className={css.title}>{t('jobs.search.visitor.title')}</p>
        <p>{t('jobs.search.visitor.text')}</p>
      </div>
      <div className={css.actions}>
        <VisitorActions />
      </div>
    </div>
  );
}
